//! Chapter 1: components.

use crate::table::{purse, turn};

#[test]
fn b1_3_a_tile_from_the_black_depot_acts_by_its_face() {
    let mut t = turn(2).dice([3, 1]).silver(0, 2).black(1, "bank").go();
    t.play(0, "buy black.1").play(0, "place 0 0 12");
    assert_eq!(purse(&t, 0), (0, 2));
}

#[test]
fn b1_5_silverlings_and_workers_are_unlimited() {
    let mut t = turn(2).dice([3, 1]).workers(0, 40).silver(0, 30).store(0, &["bank"]).go();
    t.play(0, "place 0 0 12").play(0, "workers 1");
    assert_eq!(purse(&t, 0), (42, 32));
}
