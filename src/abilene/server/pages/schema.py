"""The description of the API as a plain page; the machine-readable one is /schema/openapi.json."""

from html import escape
from typing import Any

from litestar import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin


class SchemaPage(OpenAPIRenderPlugin):
    """A page without scripts or foreign hosts."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """Every address, what it does, and a link to the whole description."""
        rows = []
        for path, operations in sorted(openapi_schema["paths"].items()):
            for method, operation in operations.items():
                if isinstance(operation, dict) and "responses" in operation:
                    said = escape(str(operation.get("summary", "")))
                    rows.append(f"<tr><td>{method.upper()}<td><code>{escape(path)}</code><td>{said}")
        info = openapi_schema["info"]
        page = (
            f'<!doctype html><html lang="en"><meta charset="utf-8">'
            f'<meta name="viewport" content="width=device-width"><title>{escape(info["title"])} API</title>'
            f"<h1>{escape(info['title'])} API {escape(info['version'])}</h1><p>{escape(info['description'])}</p>"
            f'<p><a href="/schema/openapi.json">openapi.json</a></p>'
            f"<table><thead><tr><th>Method<th>Address<th>What it does<tbody>{''.join(rows)}</table></html>"
        )
        return page.encode()
