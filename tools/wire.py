"""Write the types that the browser's part is checked with, from those of the server: `python tools/wire.py`."""

import inspect
from pathlib import Path
from typing import Any

import msgspec

from abilene.server import contract

WRITTEN = Path(__file__).parent.parent / "src/abilene/web/types/wire.d.ts"
HEAD = "// What goes over the wire. Made by tools/wire.py from the server's contract: do not write here.\n"
SIMPLE = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}


def declarations() -> str:
    """All structs of the contract as TypeScript."""
    structs = [one for _, one in inspect.getmembers(contract, inspect.isclass) if issubclass(one, msgspec.Struct)]
    own = [struct for struct in structs if struct is not msgspec.Struct]
    _, found = msgspec.json.schema_components(own, ref_template="{name}")
    written = "\n".join(_interface(name, schema) for name, schema in sorted(found.items()))
    return f"{HEAD}declare namespace Wire {{\n{written}}}\n"


def _interface(name: str, schema: dict[str, Any]) -> str:
    required = schema.get("required", [])
    fields = "".join(
        f"    {field}{'' if field in required else '?'}: {_type(of)};\n" for field, of in schema["properties"].items()
    )
    return f"  /** {schema['description']} */\n  interface {name} {{\n{fields}  }}\n"


def _type(schema: dict[str, Any]) -> str:
    """One type of a JSON schema in TypeScript."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(_type(one) for one in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(msgspec.json.encode(value).decode() for value in schema["enum"])
    if schema.get("type") == "array":
        return f"Array<{_type(schema.get('items', {}))}>"
    if schema.get("type") == "object":
        return f"Record<string, {_type(schema.get('additionalProperties', {}))}>"
    return SIMPLE[schema["type"]] if "type" in schema else "unknown"


if __name__ == "__main__":
    WRITTEN.write_text(declarations(), encoding="utf-8")
