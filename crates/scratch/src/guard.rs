//! A program that ends, with its folder, when nobody needs it any more.

use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// A shell between the program and us. It waits for the end of its input, which comes when a [`Guard`] is dropped and also
/// when this process ends, however suddenly and whatever was in statics; then it ends the program and removes the folder.
const SHELL: &str = r#"
folder=$1 signal=$2
shift 2
exec 3<&0 4>&2 2>/dev/null
"$@" >"$folder/log" 2>&1 3<&- 4>&- &
program=$!
echo $program >"$folder/program"
{ read -r _ <&3; : >"$folder/wanted"; kill -"$signal" $program; } &
reader=$!
wait $program
test -e "$folder/wanted" || { kill $reader; cat "$folder/log" >&4; }
rm -rf "$folder"
"#;

/// How long a program may take to start.
pub(crate) const PATIENCE: Duration = Duration::from_secs(120);
/// How often another port is tried where somebody else took the first.
const PORTS: u32 = 5;

/// A program that listens on a port of loopback, with a folder.
#[derive(Debug)]
pub(crate) struct Guard {
    shell: Child,
    pub(crate) address: SocketAddr,
    pub(crate) folder: PathBuf,
}

impl Guard {
    /// Starts a program: `make` prepares a folder and says how to run it on a port. `signal` ends it at once.
    pub(crate) fn start(name: &str, signal: &str, make: impl Fn(&Path, u16) -> Command) -> Self {
        (0..PORTS)
            .find_map(|_| Self::try_start(name, signal, &make))
            .unwrap_or_else(|| panic!("{name} does not start; what it said is above"))
    }

    fn try_start(name: &str, signal: &str, make: &impl Fn(&Path, u16) -> Command) -> Option<Self> {
        let folder = tempfile::Builder::new().prefix(&format!("signoria-{name}-")).tempdir().expect("a folder");
        let port =
            TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).and_then(|free| free.local_addr()).expect("a port").port();
        let program = make(folder.path(), port);
        // From here on the shell removes it.
        let folder = folder.keep();
        let shell = Command::new("sh")
            .args(["-c", SHELL, "guard"])
            .arg(&folder)
            .arg(signal)
            .arg(program.get_program())
            .args(program.get_args())
            .current_dir("/")
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            // What ends a whole group of processes does not end this one before its work is done.
            .process_group(0)
            .spawn()
            .expect("there is a shell");
        let mut guard = Guard { shell, address: SocketAddr::from((Ipv4Addr::LOCALHOST, port)), folder };
        let began = Instant::now();
        while guard.shell.try_wait().expect("the shell is ours").is_none() {
            if std::net::TcpStream::connect(guard.address).is_ok() {
                return Some(guard);
            }
            assert!(began.elapsed() < PATIENCE, "{name} does not answer");
            std::thread::sleep(Duration::from_millis(20));
        }
        None
    }
}

impl Guard {
    /// The number of its process.
    pub(crate) fn pid(&self) -> u32 {
        let text = std::fs::read_to_string(self.folder.join("program")).expect("the shell writes it first");
        text.trim().parse().expect("a number")
    }
}

impl Drop for Guard {
    fn drop(&mut self) {
        drop(self.shell.stdin.take());
        let _ = self.shell.wait();
    }
}
