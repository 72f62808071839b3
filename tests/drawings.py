"""What tests of drawings ask of a scene."""

from abilene.engine.scene import Node, Scene


def legal(scene: Scene) -> dict[str, Node]:
    """The nodes that stand for choices."""
    return {key: node for key, node in scene.nodes.items() if node.choices}


def words(scene: Scene, key: str) -> str:
    """The text of a node and of all that hangs on it."""
    inside = (words(scene, node.key) for node in scene.nodes.values() if node.parent == key)
    return scene.nodes[key].text + "".join(inside)
