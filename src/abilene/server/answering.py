"""How answers are given and described."""

from typing import Any

from litestar import MediaType, Response
from litestar.openapi.datastructures import ResponseSpec

from abilene.server.contract.answers import Error

NO_STORE = {"Cache-Control": "no-store"}
JSON = MediaType.JSON


def errors(*statuses: int) -> dict[int, ResponseSpec]:
    """What else may be answered, for the description of the API."""
    return {status: ResponseSpec(Error, description="What went wrong", generate_examples=False) for status in statuses}


def shows(container: Any, *statuses: int) -> dict[int, ResponseSpec]:
    """The same, and what is answered when all goes well."""
    return {200: ResponseSpec(container, generate_examples=False), **errors(*statuses)}


def as_json(body: bytes) -> Response[bytes]:
    """JSON that is ready to be sent, and not to be kept."""
    return Response(body, media_type=JSON, headers=NO_STORE)
