"""The interface against its own description: what Schemathesis makes of `/api/openapi.json` is sent to the real program,
and every answer has a status, a type and a form that are described there.
"""

import json
import pathlib
import subprocess
import sys
import tempfile
import unittest
import urllib.request

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))

from program import serve  # noqa: E402

# The same requests every time, and few of them: the checks that find something find it early.
BOUNDED = ["--seed", "1", "--max-examples", "10", "--phases", "examples,coverage,fuzzing", "--generation-database", "none"]
# A request of the right form may still name a game that is not there.
UNCHECKED = ["--exclude-checks", "positive_data_acceptance"]
QUIET = ["--suppress-health-check", "all", "--warnings", "off", "--no-color", "--continue-on-failure"]
# Feeds do not end.
FINITE = ["--exclude-tag", "feeds", "--request-timeout", "10"]

# A hint takes a bot's time.
AT_A_TABLE = ["--include-tag", "table", "--exclude-path", "/api/tables/{id}/hint"]


class AsItIsDescribed(unittest.TestCase):
    def setUp(self) -> None:
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        server, address = serve(pathlib.Path(self.folder.name) / "signoria.db", 30)
        self.url = f"http://{address}"
        self.addCleanup(server.wait, timeout=15)
        self.addCleanup(server.terminate)
        _, headers = self.post("/api/guest", {"name": "Ania"})
        self.cookie = headers["Set-Cookie"].split(";")[0]

    def post(self, path: str, body: dict, **headers: str) -> tuple[dict, dict]:
        headers["Content-Type"] = "application/json"
        request = urllib.request.Request(self.url + path, json.dumps(body).encode(), headers)
        with urllib.request.urlopen(request, timeout=10) as answer:
            return json.loads(answer.read()), answer.headers

    def token(self, scope: str) -> dict:
        made, _ = self.post("/api/tokens", {"label": scope, "scope": scope}, Cookie=self.cookie)
        return {"token": {"bearer": made["token"]}}

    def table(self) -> str:
        seats = ["me", {"bot": "page"}]
        return self.post("/api/tables", {"game": "burgundy", "seats": seats}, Cookie=self.cookie)[0]["id"]

    def answers_as_described(self, by: dict, *words: str, table: str | None = None) -> None:
        config = pathlib.Path(self.folder.name) / "schemathesis.toml"
        # Strings of JSON are strings of TOML.
        sections = {f"auth.openapi.{scheme}": secret for scheme, secret in by.items()}
        sections |= {"parameters": {"path.id": table}} if table else {}
        lines = [
            f"[{name}]\n" + "".join(f"{json.dumps(key)} = {json.dumps(value)}\n" for key, value in section.items())
            for name, section in sections.items()
        ]
        config.write_text("".join(lines))
        program = [sys.executable, "-m", "schemathesis.cli", "--config-file", str(config), "run"]
        words = [*BOUNDED, *UNCHECKED, *QUIET, *FINITE, *words]
        command = [*program, self.url + "/api/openapi.json", *words]
        run = subprocess.run(command, capture_output=True, text=True, cwd=self.folder.name, timeout=300, check=False)
        self.assertEqual(run.returncode, 0, run.stdout[-20_000:] + run.stderr[-2_000:])
        self.assertRegex(run.stdout, r"Test cases:\s+[1-9]")

    def test_everything_by_a_program_that_plays(self) -> None:
        self.answers_as_described(self.token("play"))

    def test_a_game_that_is_on_by_a_program_that_plays(self) -> None:
        self.answers_as_described(self.token("play"), *AT_A_TABLE, "--include-tag", "lobby", table=self.table())

    def test_a_game_that_is_on_by_a_program_that_looks_on(self) -> None:
        self.answers_as_described(self.token("read"), *AT_A_TABLE, table=self.table())

    def test_a_browser(self) -> None:
        # These three end the session that all the others come by.
        ends = [word for path in ("accounts", "login", "logout") for word in ("--exclude-path", f"/api/{path}")]
        by = {"cookie": {"api_key": self.cookie.split("=")[1]}}
        self.answers_as_described(by, "--include-tag", "people", *ends)


if __name__ == "__main__":
    unittest.main()
