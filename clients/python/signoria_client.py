"""A small client of a Signoria server, with nothing but Python's standard library.

    client = Client("http://127.0.0.1:7700", token="sgn_...")
    table = client.open_table("burgundy", ["me", {"bot": "squire"}])
    for update in client.follow(table["id"]):
        if update["options"]:
            client.act(update, update["options"][0])
"""

from __future__ import annotations

import email.utils
import http.client
import json
import time
import urllib.error
import urllib.request
import uuid
from collections.abc import Iterator
from typing import Any

Json = dict[str, Any]


class Problem(Exception):
    """What a server answers when it does not do something: a problem document (RFC 9457).

    What stands between, a proxy say, answers in other forms: then `title` and `detail` say what it was.
    """

    def __init__(self, document: Json):
        said = [str(document[key]) for key in ("title", "detail") if document.get(key)]
        super().__init__(": ".join(said) or "a problem without words")
        self.document = document
        self.status: int = document.get("status", 0)
        self.field: str | None = document.get("field")
        self.rule: str | None = document.get("rule")
        self.update: Json | None = document.get("update")


def problem_of(error: urllib.error.HTTPError) -> Problem:
    """The problem in an answer, whatever its form."""
    try:
        text = error.read().decode(errors="replace")
    except (OSError, http.client.HTTPException):
        text = ""
    try:
        document = json.loads(text)
    except ValueError:
        document = None
    if not isinstance(document, dict):
        # A page of a proxy: the first line that is no tag says enough.
        lines = [line.strip() for line in text.splitlines()]
        plain = next((line for line in lines if line and not line.startswith("<")), None)
        document = {"title": f"{error.code} {error.reason}", "detail": plain and plain[:200]}
    return Problem({"status": error.code, **document})


def pause_of(error: urllib.error.HTTPError, otherwise: float = 1.0, longest: float = 300.0) -> float:
    """The seconds of `Retry-After`, which is a number or a date (RFC 9110)."""
    text = (error.headers.get("Retry-After") or "").strip()
    try:
        pause = float(text)
    except ValueError:
        try:
            pause = email.utils.parsedate_to_datetime(text).timestamp() - time.time()
        except (TypeError, ValueError):
            pause = otherwise
    # Neither a date in the past nor a number that is none may stop the program for good.
    return min(max(pause, 0.1), longest) if pause == pause else otherwise


class Client:
    """Somebody at a server: a program with a token, or a new guest."""

    def __init__(self, server: str, token: str | None = None, timeout: float = 30.0):
        self.server = server.rstrip("/")
        self.timeout = timeout
        self.headers = {"Accept": "application/json"}
        # How far each table is known, and of which run of the server.
        self._at: dict[str, tuple[str, tuple[int, int]]] = {}
        if token is not None:
            self.headers["Authorization"] = f"Bearer {token}"

    def _request(self, method: str, path: str, body: Json | None = None, **headers: str) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.server + path, data=data, method=method)
        for name, value in {**self.headers, **headers}.items():
            request.add_header(name, value)
        if data is not None:
            request.add_header("Content-Type", "application/json")
        return urllib.request.urlopen(request, timeout=self.timeout)

    def _ask(self, method: str, path: str, body: Json | None = None, **headers: str) -> Any:
        for attempt in range(6):
            try:
                with self._request(method, path, body, **headers) as reply:
                    text = reply.read().decode(errors="replace")
                    cookie = reply.headers.get("Set-Cookie")
                    if cookie and "Authorization" not in self.headers:
                        self.headers["Cookie"] = cookie.split(";")[0]
                    try:
                        return json.loads(text) if text else None
                    except ValueError:
                        # A proxy's own page with status 200, or an address that is no Signoria server.
                        what = reply.headers.get("Content-Type")
                        raise Problem({"status": reply.status, "title": "no JSON came back", "detail": what}) from None
            except urllib.error.HTTPError as error:
                # Too many requests, or not saved: nothing has changed, and the same request may be sent again.
                if error.code not in (429, 503) or attempt == 5:
                    raise problem_of(error) from None
                time.sleep(pause_of(error))
        raise AssertionError("unreachable")

    def guest(self, name: str | None = None) -> Json:
        """Become a guest; a name is given where none is named."""
        return self._ask("POST", "/api/guest", {"name": name} if name else {})

    def me(self) -> Json | None:
        """Who am I?"""
        return self._ask("GET", "/api/me")

    def make_token(self, label: str, scope: str = "play") -> str:
        """A token for a program that plays (`play`) or only looks on (`read`) under this name. It is shown once, and
        itself makes no other."""
        return self._ask("POST", "/api/tokens", {"label": label, "scope": scope})["token"]

    def games(self) -> list[Json]:
        """The games on offer."""
        return self._ask("GET", "/api/games")

    def tables(self, which: str = "open") -> list[Json]:
        """Tables: `open`, `mine` or `watch`."""
        return self._ask("GET", f"/api/tables?filter={which}")

    def open_table(self, game: str, seats: list[Any], options: Json | None = None, **more: Any) -> Json:
        """Open a table; seats are "me", "open" or {"bot": level}."""
        body = {"game": game, "seats": seats, "options": options, **more}
        return self._ask("POST", "/api/tables", body, **{"Idempotency-Key": str(uuid.uuid4())})

    def join(self, table: str, seat: int | None = None) -> Json:
        """Take an open seat."""
        return self._ask("POST", f"/api/tables/{table}/join", {} if seat is None else {"seat": seat})

    def table(self, table: str, since: int | None = None) -> Json:
        """How a table stands."""
        return self._ask("GET", f"/api/tables/{table}" + ("" if since is None else f"?since={since}"))

    def act(self, update: Json, option: Json, commit: bool = True) -> Json:
        """Answer an update with one of its options; sent again, the same answer counts once."""
        # Together they say which moment of which run of the server it answers.
        body = {key: update[key] for key in ("version", "tail", "epoch")} | {"index": option["index"], "commit": commit}
        path = f"/api/tables/{update['table']}/act"
        return self._newest(self._ask("POST", path, body, **{"Idempotency-Key": str(uuid.uuid4())}))

    def _newest(self, update: Json) -> Json:
        if self._is_news(update):
            self._at[update["table"]] = (update.get("epoch", ""), self._place(update))
        return update

    def _is_news(self, update: Json) -> bool:
        # Versions of another run of the server say nothing: a backup may have been restored.
        epoch, place = self._at.get(update["table"], ("", (0, 0)))
        return epoch != update.get("epoch", "") or self._place(update) >= place

    @staticmethod
    def _place(update: Json) -> tuple[int, int]:
        return update["version"], update["tail"]

    def end(self, table: str) -> Json:
        """End a game that the rules do not fit any more: `stranded` in its updates says why."""
        return self._ask("POST", f"/api/tables/{table}/end", {})

    def go_on(self, table: str) -> Json:
        """Play on from the last position of such a game that stands, at a new table; everybody gets the same one."""
        return self._ask("POST", f"/api/tables/{table}/go-on", {})

    def record(self, table: str) -> str:
        """The whole game as text, once it is over."""
        try:
            with self._request("GET", f"/api/tables/{table}/record") as reply:
                return reply.read().decode()
        except urllib.error.HTTPError as error:
            raise problem_of(error) from None

    def follow(self, table: str, since: int | None = None) -> Iterator[Json]:
        """Updates as they come, until the game is over. A feed that breaks is taken up again where it ended.

        Where the server was put back to an earlier state meanwhile (`epoch` is another one), the log comes whole again.

        What the reply to an answer has overtaken on its way is left out.
        """
        epoch: str | None = None
        while True:
            pause, ended = 1.0, None
            try:
                path = f"/api/tables/{table}/stream" + ("" if since is None else f"?since={since}")
                path += "" if epoch is None else f"&epoch={epoch}"
                with self._request("GET", path) as lines:
                    for line in lines:
                        # An empty line says that the feed lives.
                        update = json.loads(line) if line.strip() else None
                        if update is None:
                            continue
                        if "end" in update:
                            if update["reconnect_ms"] is None:
                                ended = update["end"]
                            else:
                                pause = update["reconnect_ms"] / 1000
                            break
                        since, epoch = update["version"], update.get("epoch")
                        if self._is_news(update):
                            yield self._newest(update)
                        if update["status"] == "over":
                            return
            except urllib.error.HTTPError as error:
                # A proxy says 502 or 504 while the server behind it is started anew.
                if error.code not in (429, 502, 503, 504):
                    raise problem_of(error) from None
                pause = pause_of(error)
            except (OSError, http.client.HTTPException, ValueError):
                # The connection is gone, in the middle of a line perhaps: taken up again.
                pass
            if ended is not None:
                raise ConnectionError(ended)
            time.sleep(pause)
