//! A newer version goes over the nodes while people play.

use crate::nodes::{Bus, Cluster};
use crate::people::{Evening, Table};

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn no_move_fails_while_the_nodes_are_restarted_one_after_the_other() {
    let mut cluster = Cluster::start(3, Bus::Nats).await;
    let tables = [Table::People, Table::WithBot, Table::People, Table::Bots, Table::People, Table::People];
    let mut evening = Evening::begin(&cluster.addresses(), &tables, usize::MAX >> 4).await;
    for node in &mut cluster.nodes {
        evening.goes_on(20).await;
        node.stop().await;
        evening.goes_on(20).await;
        node.start();
        node.ready().await;
    }
    evening.goes_on(20).await;
    evening.end().await;
    assert_eq!(evening.memory.refused(), Vec::<String>::new(), "no move fails");
    evening.audit(|statement| cluster.sql(statement)).await;
}
