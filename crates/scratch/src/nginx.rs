//! An nginx of one's own.

use crate::guard::Guard;
use std::net::SocketAddr;
use std::path::Path;
use std::process::Command;

/// An nginx on loopback with one site, whose workers may do what we may. It ends with this value or with the process.
#[derive(Debug)]
pub struct Nginx(Guard);

impl Nginx {
    /// Starts one. `site` is the file of the site, given where it is to listen; Debian's `proxy_params` lies beside it.
    #[must_use]
    pub fn start(site: impl Fn(SocketAddr) -> String) -> Self {
        // Debian puts it where only root's path leads.
        let program = ["/usr/sbin/nginx"].into_iter().find(|path| Path::new(path).is_file()).unwrap_or("nginx");
        Nginx(Guard::start("nginx", "TERM", |folder, port| {
            let here = folder.display();
            let temporary: String = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
                .map(|kind| format!("{kind}_temp_path {here}/{kind};\n"))
                .concat();
            let main = format!(
                "user root;\npid {here}/pid;\nevents {{}}\nhttp {{\naccess_log off;\n{temporary}include {here}/site;\n}}\n"
            );
            for (file, text) in [("nginx.conf", main), ("site", site(SocketAddr::from(([127, 0, 0, 1], port))))] {
                std::fs::write(folder.join(file), text).expect("there is room");
            }
            std::fs::copy("/etc/nginx/proxy_params", folder.join("proxy_params"))
                .expect("nginx is installed (make test-setup)");
            let mut command = Command::new(program);
            command.arg("-c").arg(folder.join("nginx.conf")).args(["-g", "daemon off;", "-e", "stderr"]);
            command
        }))
    }

    /// Where it listens.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.0.address
    }
}
