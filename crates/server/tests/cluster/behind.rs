//! Three nodes behind nginx, as the guide for hosts has them, and somebody who kills them one after the other.

use crate::nodes::Cluster;
use crate::people::{Evening, Table};
use signoria_scratch::{Nats, Nginx, Postgres};
use std::path::Path;

/// A file of the guide, with a host's own in the place of what it names.
fn example(file: &str, own: &[(&str, &str)]) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/nodes").join(file);
    let mut text = std::fs::read_to_string(path).unwrap();
    for (named, own) in own {
        assert!(text.contains(named), "{file} names {named}");
        text = text.replace(named, own);
    }
    text
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn games_behind_nginx_go_on_while_nodes_are_killed_one_after_the_other() {
    let games = std::env::var("SIGNORIA_CLUSTER_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(24);
    let folder = tempfile::tempdir().unwrap();
    let archive = folder.path().display().to_string();
    let postgres = Postgres::configured(&example("postgresql.conf", &[("/srv/signoria/wal", &archive)]));
    let file = folder.path().join("signoria.toml");
    std::fs::write(&file, example("signoria.toml", &[("10.0.0.10", "127.0.0.1")])).unwrap();
    let mut cluster =
        Cluster::on(postgres.database(), 3, Some(Nats::configured(&example("nats.conf", &[]))), Some(&file)).await;
    let nodes: Vec<String> = cluster.addresses().iter().map(ToString::to_string).collect();
    let nginx = Nginx::start(|address| {
        let mut own = vec![("443 ssl", address.to_string())];
        own.extend(["10.0.0.11:7700", "10.0.0.12:7700", "10.0.0.13:7700"].into_iter().zip(nodes.clone()));
        let own: Vec<_> = own.iter().map(|(named, own)| (*named, own.as_str())).collect();
        // Nobody has a certificate for a test.
        let plain = |line: &&str| !line.trim_start().starts_with("ssl_certificate");
        example("nginx.conf", &own).lines().filter(plain).map(|line| format!("{line}\n")).collect()
    });
    let tables = [Table::People, Table::WithBot, Table::People, Table::People, Table::WithBot, Table::People];
    let mut evening = Evening::begin(&[nginx.address()], &tables, games).await;
    let mut kills = 0;
    while !evening.is_over() {
        let node = &mut cluster.nodes[kills % 3];
        evening.goes_on(15).await;
        node.kill();
        evening.goes_on(15).await;
        node.start();
        node.ready().await;
        kills += 1;
    }
    evening.end().await;
    assert!(kills >= 3, "each of them was killed: {kills}");
    evening.audit(|statement| cluster.sql(statement)).await;
    evening.tell(&format!("{games} games, {kills} kills"));
}
