"""The client and its example bot against the real program, on loopback.
"""

import email.utils
import http.server
import pathlib
import subprocess
import sys
import tempfile
import threading
import time
import unittest
import urllib.error
import urllib.request

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parents[1] / "tests")]

from program import serve  # noqa: E402
from signoria_client import Client, Problem, pause_of  # noqa: E402


class AgainstTheProgram(unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        cls.folder = tempfile.TemporaryDirectory()
        cls.server, address = serve(pathlib.Path(cls.folder.name) / "signoria.db", 10)
        cls.url = f"http://{address}"

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


class BehindAProxy(unittest.TestCase):
    """What stands before a server answers in forms of its own."""

    def answered(self, *answers: tuple[int, dict[str, str], bytes]) -> str:
        """A server that gives these answers one after another, and its address."""
        left = list(answers)

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                status, headers, body = left.pop(0)
                self.send_response(status)
                for name, value in {"Content-Length": str(len(body)), **headers}.items():
                    self.send_header(name, value)
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_: object) -> None:
                pass

        server = http.server.HTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
        self.addCleanup(server.server_close)
        self.addCleanup(server.shutdown)
        return f"http://127.0.0.1:{server.server_port}"

    def test_a_page_instead_of_a_problem_is_a_problem(self) -> None:
        page = b"<html>\n<head><title>502 Bad Gateway</title></head>\n<hr>\nthe server is away\n</html>"
        html = {"Content-Type": "text/html"}
        for ask in (lambda client: client.me(), lambda client: client.record("t"), lambda client: client.games()):
            for status, body in ((502, page), (504, b""), (500, b"[1]"), (404, b"\xff{")):
                with self.assertRaises(Problem) as caught:
                    ask(Client(self.answered((status, html, body))))
                self.assertEqual(caught.exception.status, status)
        with self.assertRaises(Problem) as caught:
            Client(self.answered((502, html, page))).me()
        self.assertEqual(str(caught.exception), "502 Bad Gateway: the server is away")
        with self.assertRaises(Problem) as caught:
            Client(self.answered((200, html, page))).me()
        self.assertIn("no JSON", str(caught.exception))

    def test_a_feed_outlives_a_proxy_whose_server_is_away(self) -> None:
        line = b'{"version":1,"tail":0,"table":"t","status":"over","options":[]}\n'
        cut = ({"Content-Length": "900"}, b'{"version":0,"tail"')
        away = (502, {"Retry-After": "0"}, b"<html>")
        url = self.answered(away, (200, *cut), (200, {}, line))
        self.assertEqual([update["version"] for update in Client(url).follow("t")], [1])
        gone = b'{"end":"the table is gone","reconnect_ms":null}\n'
        with self.assertRaisesRegex(ConnectionError, "the table is gone"):
            next(Client(self.answered((200, {}, gone))).follow("t"))
        with self.assertRaises(Problem) as caught:
            next(Client(self.answered((404, {}, b"<html>"))).follow("t"))
        self.assertEqual(caught.exception.status, 404)

    def test_retry_after_is_a_number_or_a_date(self) -> None:
        def pause(text: str) -> float:
            answer = (429, {"Retry-After": text}, b"{}")
            with self.assertRaises(urllib.error.HTTPError) as caught:
                urllib.request.urlopen(self.answered(answer))
            with caught.exception as error:
                return pause_of(error)

        self.assertEqual(pause("7"), 7)
        self.assertEqual(pause("soon"), 1)
        self.assertEqual(pause("nan"), 1)
        self.assertEqual(pause("1e9"), 300)
        self.assertEqual(pause("Wed, 21 Oct 2015 07:28:00 GMT"), 0.1)
        self.assertAlmostEqual(pause(email.utils.formatdate(time.time() + 90, usegmt=True)), 90, delta=30)

    def test_the_same_request_is_sent_again_after_the_pause(self) -> None:
        past = "Wed, 21 Oct 2015 07:28:00 GMT"
        url = self.answered((503, {"Retry-After": past}, b"<html>"), (200, {}, b'{"name":"Ania"}'))
        self.assertEqual(Client(url).me(), {"name": "Ania"})


if __name__ == "__main__":
    unittest.main()
