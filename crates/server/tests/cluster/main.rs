//! Several nodes on one database and one bus, each a process of its own behind a network of its own that can be made bad.
//!
//! What holds in all of this: no answer that was acknowledged is lost, none counts twice, versions have no gap, whatever
//! happens to one node at a time. `make test` plays a few rounds; `make cluster-kills` plays as many as
//! `SIGNORIA_CLUSTER_ROUNDS` says, and whole evenings behind nginx.

#[path = "../server/common.rs"]
mod common;

mod behind;
mod chaos;
mod nodes;
mod people;
mod rolling;
mod stale;

use std::io::Read;

#[test]
#[ignore = "the other part: a node, which serves until it is killed"]
fn serve_a_node() {
    // Whoever started it holds the other end of its input; it does not outlive them.
    std::thread::spawn(|| {
        let _ = std::io::stdin().read_to_end(&mut Vec::new());
        std::process::exit(1);
    });
    let file = std::env::var_os(nodes::CONFIG).map(std::path::PathBuf::from);
    let config = signoria_server::Config::load(file.as_deref()).unwrap();
    #[expect(clippy::print_stdout, reason = "the first part reads the address")]
    signoria_server::run(config, common::games(), common::bots(), |address| println!("\n{address}")).unwrap();
}
