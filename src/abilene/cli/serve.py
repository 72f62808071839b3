"""`abilene serve`: the tables, in the browsers of everybody in the house."""

import os
import socket
import ssl
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer.core import TyperCommand

import abilene
from abilene.cli.parameters import data_option, lang_option, needing, whole
from abilene.cli.voice import Voice
from abilene.engine.data import read_tables
from abilene.engine.errors import DataError
from abilene.games import box

if TYPE_CHECKING:
    from abilene.server.settings import Settings

PORT = 8330


def add(app: typer.Typer, voice: Voice, command: type[TyperCommand]) -> None:
    """Add the command."""

    @app.command("serve", cls=command, help=voice("help-serve"))
    def serve_(
        host: Annotated[str, typer.Option("--host", metavar="H", help=voice("help-serve-host"))] = "0.0.0.0",
        port: Annotated[
            int | None,
            typer.Option("--port", metavar="P", help=voice("help-serve-port"), parser=whole(voice, "--port", 0, 65535)),
        ] = None,
        store: Annotated[
            str, typer.Option("--store", metavar=voice("meta-store"), help=voice("help-serve-store"))
        ] = "abilene-data",
        channels: Annotated[str, typer.Option("--channels", metavar="URL", help=voice("help-serve-channels"))] = "",
        proxy: Annotated[
            list[str] | None, typer.Option("--proxy", metavar="ADDRESS", help=voice("help-serve-proxy"))
        ] = None,
        data: Annotated[str, data_option(voice)] = "",
        https: Annotated[bool, typer.Option("--https", help=voice("help-serve-https"))] = False,
        certificate: Annotated[
            str, typer.Option("--certificate", metavar="FILE.pem", help=voice("help-serve-certificate"))
        ] = "",
        key: Annotated[str, typer.Option("--key", metavar="FILE.pem", help=voice("help-serve-key"))] = "",
        no_open: Annotated[bool, typer.Option("--no-open", help=voice("help-serve-no-open"))] = False,
        lang: Annotated[str | None, lang_option(voice)] = None,
    ) -> None:
        from abilene.server.settings import Settings

        figures = _figures(voice, data)
        _check_certificate(voice, certificate, key)
        settings = Settings(
            store=store,
            channels=channels,
            data=figures,
            proxies=tuple(proxy or ()),
            https=https or bool(certificate),
            certificate=certificate,
            certificate_key=key,
        )
        with _listening(voice, host, port) as listening:
            serve(voice, listening, settings, browser=not no_open)


def serve(voice: Voice, listening: socket.socket, settings: "Settings", browser: bool = True) -> None:
    """Serve until somebody says stop; what is running goes on when the server is started again."""
    with needing(voice, "server"):
        from abilene.server.house import StoreInUse, StoreUnusable
        from abilene.server.serving import run

    host, port = listening.getsockname()[:2]
    scheme = "https" if settings.certificate else "http"  # a proxy has an address of its own
    here = f"{scheme}://{'localhost' if host in ('0.0.0.0', '127.0.0.1') else host}:{port}"

    def started() -> None:
        lan = f"{scheme}://{_lan_address()}:{port}" if host == "0.0.0.0" else here
        _greet(voice, here, lan, proxied=settings.https and not settings.certificate)
        if browser and _has_browser():
            import webbrowser

            webbrowser.open(here)

    try:
        with needing(voice, "cluster"):
            run(settings, listening, started)
    except StoreInUse as error:
        raise voice.mistake("store-in-use", store=settings.store, process=str(error), code=1) from None
    except StoreUnusable as error:
        raise voice.mistake("store-unusable", store=settings.store, detail=str(error), code=1) from None


def _listening(voice: Voice, host: str, port: int | None) -> socket.socket:
    """The port asked for; else ours, or a free one when somebody has it already."""
    for attempt in [PORT, 0] if port is None else [port]:
        listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, attempt))
            listening.listen(2048)
        except socket.gaierror:
            listening.close()
            raise voice.mistake("no-such-host", given=host) from None
        except OSError as error:
            listening.close()
            if port is not None:
                raise voice.mistake(
                    "port-busy", given=f"{host}:{port}", detail=str(error.strerror or error), code=1
                ) from None
        else:
            if port is None and attempt != PORT:
                voice.err.print(voice("port-other", busy=str(PORT), port=str(listening.getsockname()[1])))
            return listening
    raise voice.mistake("no-such-host", given=host)


def _check_certificate(voice: Voice, certificate: str, key: str) -> None:
    """Certificate and key come together, and fit each other."""
    if bool(certificate) != bool(key):
        raise voice.mistake("certificate-and-key")
    if not certificate:
        return
    for file in (certificate, key):
        if not Path(file).exists():
            raise voice.mistake("file-missing", file=file)
    try:
        ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(certificate, key, password="")
    except (ssl.SSLError, OSError) as error:
        detail = str(getattr(error, "reason", None) or error)
        raise voice.mistake("certificate-bad", certificate=certificate, key=key, detail=detail) from None


def _figures(voice: Voice, file: str) -> dict[str, dict[str, Any]]:
    """The figures of a player's own box, by the game that they fit."""
    if not file:
        return {}
    if not Path(file).exists():
        raise voice.mistake("file-missing", file=file)
    refused: list[tuple[int, DataError]] = []
    try:
        tables = read_tables(Path(file))
        for name in abilene.games.names():
            about = box(name)
            try:
                for players in about.meta.players:
                    abilene.load(name, players=players, data=tables)
            except DataError as error:
                refused.append((sum(table in about.tables for table in tables), error))
            else:
                return {name: tables}
        raise max(refused, key=lambda each: each[0])[1]
    except DataError as error:
        raise voice.mistake("bad-figures", file=file, detail=str(error).removeprefix(f"{file}: ")) from None


def _greet(voice: Voice, here: str, lan: str, proxied: bool) -> None:
    voice.out.print(voice("serving", here=here), soft_wrap=True)
    if lan != here:
        voice.out.print(voice("serving-lan", lan=lan), soft_wrap=True)
        if sys.stdout.isatty():
            import segno

            segno.make(lan, micro=False).terminal(compact=True)
    if proxied:
        voice.out.print(voice("serving-proxy"), soft_wrap=True)
    voice.out.print(voice("serving-stop"), soft_wrap=True)
    sys.stdout.flush()


def _lan_address() -> str:
    """The address by which others in the house reach this machine."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 1))  # nothing is sent: it only asks which way it would go
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def _has_browser() -> bool:
    if os.environ.get("CI"):
        return False
    if sys.platform.startswith("linux"):
        return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
    return True
