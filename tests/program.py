"""The real program for tests: `$SIGNORIA`, or the one that `cargo build -p signoria-cli` leaves, on loopback."""

import os
import pathlib
import socket
import subprocess
import time
import urllib.request

ROOT = pathlib.Path(__file__).resolve().parents[1]
TARGET = pathlib.Path(os.environ.get("CARGO_TARGET_DIR", ROOT / "target"))
PROGRAM = os.environ.get("SIGNORIA", str(TARGET / "debug" / "signoria"))


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def wait_until(ready, patience: int) -> None:
    """Asks until it is so, for some seconds."""
    for _ in range(patience * 20):
        if ready():
            return
        time.sleep(0.05)
    raise AssertionError("it does not answer")


def serve(database: pathlib.Path, patience: int, base: str = "", **settings: str) -> tuple[subprocess.Popen, str]:
    """A server that is ready, and its address without the folder `base`. Nobody is limited. Whoever starts it ends it."""
    address = f"127.0.0.1:{free_port()}"
    environment = {
        **os.environ,
        "SIGNORIA_LISTEN": address,
        "SIGNORIA_DATABASE__PATH": str(database),
        "SIGNORIA_LIMITS__ENABLED": "false",
        "SIGNORIA_LOG__LEVEL": "warn",
        **settings,
    }
    if base:
        environment["SIGNORIA_HTTP__BASE"] = base
    server = subprocess.Popen([PROGRAM, "serve"], env=environment, stdout=subprocess.DEVNULL)

    def ready() -> bool:
        try:
            urllib.request.urlopen(f"http://{address}{base}/health/ready", timeout=1).close()
            return True
        except OSError:
            return False

    try:
        wait_until(ready, patience)
    except AssertionError:
        server.kill()
        server.wait()
        raise
    return server, address
