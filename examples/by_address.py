"""A bot of one's own behind an address, in any language: here in Python, with nothing but its standard library.

`python examples/by_address.py 8350`, and then `abilene arena spike --bots http://127.0.0.1:8350,greedy,random`.
"""

import json
import random
import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any


def choose(question: dict[str, Any]) -> int:
    """Anything but the end of the turn, where there is something else; docs/protocol.md says what a question tells."""
    choices = question["choices"]
    busy = [each for each in choices if not each["notation"].startswith(("end", "pass", "stop"))]
    return int(random.choice(busy or choices)["choice"])


class Bot(BaseHTTPRequestHandler):
    """Answers what is posted to it."""

    protocol_version = "HTTP/1.1"  # the line stays open from question to question

    def do_POST(self) -> None:
        """One question, one answer."""
        question = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        answer = json.dumps({"choice": choose(question)}).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(answer)))
        self.end_headers()
        self.wfile.write(answer)

    def log_message(self, *words: object) -> None:
        """Nothing is told of each of thousands of questions."""


def serve(port: int) -> ThreadingHTTPServer:
    """A server on this machine alone."""
    return ThreadingHTTPServer(("127.0.0.1", port), Bot)


if __name__ == "__main__":
    serve(int(sys.argv[1]) if len(sys.argv) > 1 else 8350).serve_forever()
