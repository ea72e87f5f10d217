"""The client and its example bot against the real program, on loopback.

The program is `$SIGNORIA`, or the one that `cargo build -p signoria-cli` leaves.
"""

import os
import pathlib
import socket
import subprocess
import sys
import tempfile
import time
import unittest
import urllib.request

HERE = pathlib.Path(__file__).resolve().parent
TARGET = pathlib.Path(os.environ.get("CARGO_TARGET_DIR", HERE.parents[1] / "target"))
PROGRAM = os.environ.get("SIGNORIA", str(TARGET / "debug" / "signoria"))

sys.path.insert(0, str(HERE))

from signoria_client import Client, Problem  # noqa: E402


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class AgainstTheProgram(unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        cls.folder = tempfile.TemporaryDirectory()
        cls.url = f"http://127.0.0.1:{free_port()}"
        environment = {
            **os.environ,
            "SIGNORIA_LISTEN": cls.url.removeprefix("http://"),
            "SIGNORIA_DATABASE__PATH": str(pathlib.Path(cls.folder.name) / "signoria.db"),
            "SIGNORIA_LIMITS__ENABLED": "false",
            "SIGNORIA_LOG__LEVEL": "warn",
        }
        cls.server = subprocess.Popen([PROGRAM, "serve"], env=environment, stdout=subprocess.DEVNULL)
        for _ in range(200):
            try:
                urllib.request.urlopen(cls.url + "/health/ready", timeout=1).close()
                return
            except OSError:
                time.sleep(0.05)
        raise AssertionError("the server does not answer")

    @classmethod
    def tearDownClass(cls) -> None:
        began = time.monotonic()
        cls.server.terminate()
        code = cls.server.wait(timeout=15)
        cls.folder.cleanup()
        assert code == 0 and time.monotonic() - began < 10, f"the server did not stop well: {code}"

    def test_the_example_bot_plays_a_whole_game(self) -> None:
        script = [sys.executable, "-B", str(HERE / "examples" / "bot.py"), self.url, "--against", "page"]
        said = subprocess.run(script, capture_output=True, text=True, timeout=300, check=False)
        self.assertEqual(said.returncode, 0, said.stderr)
        table = said.stdout.split()[1]
        over = Client(self.url).table(table)
        self.assertEqual(over["status"], "over")
        self.assertIn(f"scores {over['outcome']['scores']}", said.stdout)
        self.assertIn("\nseed ", Client(self.url).record(table))

    def test_a_problem_names_the_field(self) -> None:
        guest = Client(self.url)
        guest.guest("Ania")
        with self.assertRaises(Problem) as caught:
            guest.open_table("burgundy", ["me"])
        self.assertEqual((caught.exception.status, caught.exception.field), (400, "seats"))

    def test_nobody_plays_without_a_seat(self) -> None:
        with self.assertRaises(Problem) as caught:
            Client(self.url, "sgn_nothing").me()
        self.assertEqual(caught.exception.status, 401)


if __name__ == "__main__":
    unittest.main()
