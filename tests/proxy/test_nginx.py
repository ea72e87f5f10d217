"""The program in a folder behind a real nginx, as the guide for hosts has it: addresses, cookies, links, feeds.

The nginx is Debian's with the configuration of its package; only its files and its sites are put elsewhere. The program is
`$SIGNORIA`, or the one that `cargo build -p signoria-cli` leaves, with the page built in.
"""

import base64
import http.client
import json
import pathlib
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
NGINX = shutil.which("nginx") or "/usr/sbin/nginx"
PATIENCE = 60

sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "clients" / "python")]

from program import free_port, serve, wait_until  # noqa: E402
from signoria_client import Client  # noqa: E402


def example(location: str) -> str:
    """The block of the guide that begins with this location."""
    blocks = re.findall(r"```nginx\n(.*?)```", (ROOT / "docs" / "hosting.md").read_text(), re.DOTALL)
    (block,) = (block for block in blocks if block.startswith(f"location {location} {{"))
    return block


def answers(port: int, path: str) -> bool:
    try:
        with socket.create_connection(("127.0.0.1", port), timeout=5) as one:
            one.sendall(f"GET {path} HTTP/1.0\r\n\r\n".encode())
            return one.recv(12).endswith(b" 200")
    except OSError:
        return False


class Behind(unittest.TestCase):
    """Both examples of the guide, and a location with nothing but `proxy_pass`."""

    @classmethod
    def setUpClass(cls) -> None:
        cls.folder = pathlib.Path(tempfile.mkdtemp())
        cls.addClassCleanup(shutil.rmtree, cls.folder)
        cls.public, cls.whole, cls.bare = free_port(), free_port(), free_port()
        at = []
        for base, ports in (("/signoria", (cls.public, cls.bare)), ("", (cls.whole,))):
            server, address = serve(
                cls.folder / f"{len(at)}.db",
                PATIENCE,
                base,
                SIGNORIA_HTTP__ORIGINS=json.dumps([f"http://127.0.0.1:{public}" for public in ports]),
                SIGNORIA_HTTP__TRUSTED_PROXIES='["127.0.0.1"]',
            )
            cls.addClassCleanup(server.wait, 15)
            cls.addClassCleanup(server.terminate)
            at.append(address)
        folder, own = (example(place).replace("127.0.0.1:7700", to) for place, to in (("/signoria/", at[0]), ("/", at[1])))
        sites = "".join(
            f"server {{ listen 127.0.0.1:{port};\n{block}}}\n"
            for port, block in (
                (cls.public, folder + "location / { return 200 'something else'; }\n"),
                (cls.whole, own),
                (cls.bare, f"location / {{ proxy_pass http://{at[0]}; }}\n"),
            )
        )
        (cls.folder / "sites").write_text(sites)
        package = pathlib.Path("/etc/nginx/nginx.conf").read_text()
        for wanted, instead in (
            (r"^user .*;", ""),
            (r"^pid .*;", f"pid {cls.folder}/pid;"),
            (r"^error_log .*;", f"error_log {cls.folder}/error.log;"),
            (r"access_log .*;", f"access_log {cls.folder}/access.log;"),
            (r"include /etc/nginx/sites-enabled/\*;", f"include {cls.folder}/sites;"),
        ):
            package, found = re.subn(wanted, instead, package, count=1, flags=re.MULTILINE)
            # Newer packages log errors by default and do not say so.
            assert found == 1 or wanted.startswith("^error_log"), f"the package's configuration has no {wanted}"
        package = package.replace("http {", "http {\n" + "".join(
            f"{kind}_temp_path {cls.folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        ), 1)
        # Beside the package's own files, since `include proxy_params` is looked up there.
        shutil.copytree("/etc/nginx", cls.folder / "nginx", symlinks=True)
        configuration = cls.folder / "nginx" / "nginx.conf"
        configuration.write_text(package.replace("/etc/nginx/", f"{cls.folder}/nginx/"))
        proxy = subprocess.Popen([NGINX, "-c", str(configuration), "-g", "daemon off;", "-e", f"{cls.folder}/error.log"])
        cls.addClassCleanup(proxy.wait, 15)
        cls.addClassCleanup(proxy.terminate)
        wait_until(lambda: answers(cls.whole, "/health/ready"), PATIENCE)

    def ask(self, method: str, path: str, body=None, port: int | None = None, **headers: str):
        """An answer as it stands: status, headers, bytes. Nothing is followed."""
        connection = http.client.HTTPConnection("127.0.0.1", port or self.public, timeout=PATIENCE)
        self.addCleanup(connection.close)
        data = None if body is None else json.dumps(body)
        headers = {name.replace("_", "-"): value for name, value in headers.items()}
        if data is not None:
            headers["Content-Type"] = "application/json"
        connection.request(method, path, data, headers)
        reply = connection.getresponse()
        return reply.status, reply.headers, reply.read()

    def guest(self, port: int | None = None, base: str = "/signoria") -> str:
        """A guest's cookie."""
        origin = f"http://127.0.0.1:{port or self.public}"
        status, headers, _ = self.ask("POST", f"{base}/api/guest", {"name": "Ania"}, port, Origin=origin)
        self.assertEqual(status, 200)
        return headers["Set-Cookie"]

    def table(self, port: int, base: str) -> tuple[str, dict[str, str]]:
        """A table with a free seat, and the headers of the guest who opened it."""
        me = {"Cookie": self.guest(port, base).split(";")[0], "Origin": f"http://127.0.0.1:{port}"}
        body = {"game": "burgundy", "seats": ["me", "open"]}
        status, _, table = self.ask("POST", f"{base}/api/tables", body, port, **me)
        self.assertEqual(status, 201)
        return json.loads(table)["id"], me

    def test_the_page_and_all_its_files_are_below_the_folder(self) -> None:
        for port, base in ((self.public, "/signoria"), (self.whole, ""), (self.bare, "/signoria")):
            # What the page of a table asks for at once is there, too.
            for place in ("/", f"/t/{self.table(port, base)[0]}", "/rules/burgundy"):
                status, headers, page = self.ask("GET", base + place, port=port)
                text = page.decode()
                self.assertEqual(status, 200)
                self.assertIn(f'data-base="{base}"', text, "the page is built into the program")
                files = re.findall(r'(?:src|href)="([^"]+)"', text)
                self.assertGreaterEqual(len(files), 3)
                for file in files:
                    self.assertTrue(file.startswith(f"{base}/"), file)
                for file in (file for file in files if not file.endswith("/api/docs")):
                    for packing in ("identity", "gzip, br"):
                        status, headers, _ = self.ask("GET", file, port=port, Accept_Encoding=packing)
                        self.assertEqual(status, 200, file)
                        self.assertNotIn("html", headers["Content-Type"])
            scripts = [file for file in files if file.endswith(".js")]
            _, _, script = self.ask("GET", scripts[0], port=port)
            # What is loaded later is named from where its loader is.
            self.assertNotIn(b'"/assets/', script)
        status, headers, _ = self.ask("GET", "/signoria")
        self.assertEqual((status, headers["Location"].rsplit("/", 2)[-2:]), (301, ["signoria", ""]))
        self.assertEqual(self.ask("GET", "/")[2], b"something else")
        tag = self.ask("GET", "/signoria/")[1]["ETag"]
        self.assertEqual(self.ask("GET", "/signoria/rules/burgundy", If_None_Match=tag)[0], 304)

    def test_the_interface_and_its_links_are_below_the_folder(self) -> None:
        status, _, page = self.ask("GET", "/signoria/api/docs")
        self.assertEqual(status, 200)
        links = [link for link in re.findall(r'href="([^"#]+)"', page.decode())]
        self.assertEqual(links, ["openapi.json"])
        api = json.loads(self.ask("GET", "/signoria/api/openapi.json")[2])
        self.assertEqual(api["servers"], [{"url": "/signoria"}])
        status, _, problem = self.ask("GET", "/signoria/api/nothing")
        self.assertEqual((status, json.loads(problem)["type"]), (404, "/signoria/api/docs#problem-not-found"))
        self.assertEqual(json.loads(self.ask("GET", "/api/nothing", port=self.whole)[2])["type"], "/api/docs#problem-not-found")

    def test_the_cookie_stays_in_the_folder_and_other_sites_stay_out(self) -> None:
        cookie = self.guest()
        self.assertIn("; Path=/signoria;", cookie)
        self.assertIn("; Path=/;", self.guest(self.whole, ""))
        cookie = cookie.split(";")[0]
        me = json.loads(self.ask("GET", "/signoria/api/me", Cookie=cookie)[2])
        self.assertEqual(me["name"], "Ania")
        here = f"http://127.0.0.1:{self.public}"
        for origin, wanted in ((here, 200), ("http://other.example", 403)):
            status, _, _ = self.ask("PATCH", "/signoria/api/me", {"name": "Bo"}, Cookie=cookie, Origin=origin)
            self.assertEqual(status, wanted, origin)

    def feed(self, port: int, path: str, **headers: str) -> socket.socket:
        """A connection on which a feed has been asked for."""
        one = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)
        self.addCleanup(one.close)
        lines = [f"GET {path} HTTP/1.1", f"Host: 127.0.0.1:{port}", "Accept-Encoding: gzip"]
        lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
        one.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        return one

    def read_until(self, one: socket.socket, what: bytes, seen: bytes = b"") -> bytes:
        while what not in seen:
            more = one.recv(1 << 16)
            self.assertTrue(more, f"the feed ended: {seen[-200:]!r}")
            seen += more
        return seen

    def test_feeds_arrive_at_once(self) -> None:
        upgrade = {
            "Connection": "Upgrade",
            "Upgrade": "websocket",
            "Sec_WebSocket_Version": "13",
            "Sec_WebSocket_Key": base64.b64encode(bytes(16)).decode(),
        }
        for port, base, ways in (
            (self.public, "/signoria", ("stream", "events", "feed")),
            (self.whole, "", ("stream", "events", "feed")),
            # The defaults of nginx pass no upgrades on.
            (self.bare, "/signoria", ("stream", "events")),
        ):
            table, me = self.table(port, base)
            path = f"{base}/api/tables/{table}"
            for way in ways:
                with self.subTest(base=base, port=port, way=way):
                    one = self.feed(port, f"{path}/{way}", **me, **(upgrade if way == "feed" else {}))
                    seen = self.read_until(one, b'"status":"lobby"')
                    self.assertIn(b" 101 " if way == "feed" else b" 200 ", seen[:20])
                    # A line of chat comes while the feed stays open: nothing waits for more to come.
                    status, _, _ = self.ask("POST", f"{path}/chat", {"text": f"by {way}"}, port, **me)
                    self.assertLess(status, 300)
                    self.read_until(one, f"by {way}".encode(), seen)

    def test_a_program_plays_through_the_proxy(self) -> None:
        guest = Client(f"http://127.0.0.1:{self.public}/signoria")
        guest.guest("A program")
        bot = Client(guest.server, guest.make_token("bot"))
        table = bot.open_table("burgundy", ["me", {"bot": "page"}])["id"]
        moves = 0
        for update in bot.follow(table):
            while update["options"] and moves < 12:
                update = bot.act(update, update["options"][0])
                moves += 1
            if moves == 12:
                break
        self.assertEqual(bot.table(table)["status"], "playing")


if __name__ == "__main__":
    unittest.main()
