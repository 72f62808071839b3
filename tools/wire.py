"""Write the types that the browser's part is checked with, from those of the server: `python tools/wire.py`."""

import inspect
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

from abilene.server.contract import answers, pages, requests

WRITTEN = Path(__file__).parent.parent / "src/abilene/web/types/wire.d.ts"
HEAD = "// What goes over the wire. Made by tools/wire.py from the server's contract: do not write here.\n"
SIMPLE = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}


def declarations() -> str:
    """All structs of the contract as TypeScript."""
    sent, asked = _structs(answers) | _structs(pages), _structs(requests)
    _, found = msgspec.json.schema_components([*sent.values(), *asked.values()], ref_template="{name}")
    written = "\n".join(_interface(name, schema, sent.get(name)) for name, schema in sorted(found.items()))
    return f"{HEAD}declare namespace Wire {{\n{written}}}\n"


def _structs(module: ModuleType) -> dict[str, type[msgspec.Struct]]:
    named = inspect.getmembers(module, inspect.isclass)
    return {name: one for name, one in named if issubclass(one, msgspec.Struct) and one is not msgspec.Struct}


def _interface(name: str, schema: dict[str, Any], sent: type[msgspec.Struct] | None) -> str:
    always = _always_sent(sent) if sent else schema.get("required", [])
    fields = "".join(
        f"    {field}{'' if field in always else '?'}: {_type(of)};\n" for field, of in schema["properties"].items()
    )
    return f"  /** {schema['description']} */\n  interface {name} {{\n{fields}  }}\n"


def _always_sent(struct: type[msgspec.Struct]) -> list[str]:
    """What an answer has in any case: what has a default is written all the same, unless the struct leaves it out."""
    omits = struct.__struct_config__.omit_defaults
    fields = msgspec.structs.fields(struct)
    return [field.encode_name for field in fields if field.required or not (omits or field.default is msgspec.UNSET)]


def _type(schema: dict[str, Any]) -> str:
    """One type of a JSON schema in TypeScript."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(_type(one) for one in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(msgspec.json.encode(value).decode() for value in schema["enum"])
    if schema.get("type") == "array":
        if "prefixItems" in schema:
            return f"[{', '.join(_type(one) for one in schema['prefixItems'])}]"
        return f"Array<{_type(schema.get('items', {}))}>"
    if schema.get("type") == "object":
        return f"Record<string, {_type(schema.get('additionalProperties', {}))}>"
    return SIMPLE[schema["type"]] if "type" in schema else "unknown"


if __name__ == "__main__":
    WRITTEN.write_text(declarations(), encoding="utf-8")
