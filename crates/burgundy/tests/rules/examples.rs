//! The positions of worked examples that the vectors play through and the rulebook for players shows.

use crate::table::{Setup, turn};

/// Goods storage with turquoise and orange, a ship in storage, and a depot with turquoise, pink and brown.
pub(crate) fn bv3() -> Setup {
    turn(2).dice([5, 1]).store(0, &["ship"]).goods(0, &[1, 6]).stock(4, &[1, 3, 5])
}

/// A pasture with three cows and two hens, and four cows in storage.
pub(crate) fn bv5() -> Setup {
    turn(2).dice([5, 1]).lay(0, &[(12, "bank"), (11, "cow_3"), (6, "hen_2")]).store(0, &["cow_4"])
}

/// The same after the four cows have come, with a die for four more.
pub(crate) fn bv6() -> Setup {
    let way = [(12, "bank"), (11, "cow_3"), (6, "hen_2"), (10, "cow_4")];
    turn(2).dice([2, 1]).lay(0, &way).store(0, &["cow_4"])
}

/// Two watchtowers and four banks in the four cities of board 1, a way to them, and the knowledge that counts them.
pub(crate) fn bv12() -> Setup {
    let cities = [(26, "bank"), (27, "watchtower"), (12, "bank"), (14, "bank"), (15, "watchtower"), (24, "bank")];
    turn(2).last_turn().know(0, &[17, 22]).lay(0, &[(18, "ship")]).lay(0, &cities)
}

/// Three purple goods and a die for them.
pub(crate) fn bv16(seats: u8) -> Setup {
    turn(seats).dice([2, 1]).goods(0, &[2, 2, 2])
}

/// A river of three that one ship will finish.
pub(crate) fn bv18(phase: u8) -> Setup {
    turn(2).phase(phase).dice([6, 1]).lay(0, &[(18, "ship"), (17, "ship")]).store(0, &["ship"])
}

/// The large city of board 2, castle on 22: all of it but hex 20, which shows a 5.
pub(crate) fn bv20() -> Setup {
    let way = [(21, "knowledge_01"), (14, "knowledge_02")];
    let city = [
        (2, "warehouse"),
        (7, "carpenter_workshop"),
        (13, "church"),
        (16, "market"),
        (17, "boarding_house"),
        (18, "city_hall"),
        (19, "watchtower"),
    ];
    turn(2).phase(4).board(0, 2, 22).dice([5, 1]).lay(0, &way).lay(0, &city).store(0, &["bank"])
}

/// Two of the three mines, and the third in storage.
pub(crate) fn bv21(seats: u8) -> Setup {
    turn(seats).dice([3, 1]).lay(0, &[(25, "mine"), (30, "mine")]).store(0, &["mine"])
}

/// A building and a six, near hexes 27, 14 and 26, whose numbers are 1, 2 and 3.
pub(crate) fn bv23(knowledge: &[u8]) -> Setup {
    turn(2).dice([6, 1]).workers(0, 3).know(0, knowledge).lay(0, &[(20, "ship")]).store(0, &["bank"])
}

/// A full storage and a church to take.
pub(crate) fn bv35() -> Setup {
    turn(2).dice([4, 1]).store(0, &["bank", "mine", "cow_2"]).depot("4.3", "church")
}

/// Seat 0 alone on the first space of the track, the others stacked on the second, and a ship to place.
pub(crate) fn bv36() -> Setup {
    let t = turn(3).dice([5, 1]).store(0, &["ship"]).lay(1, &[(18, "ship")]).lay(2, &[(18, "ship")]);
    t.track(&[2, 1, 0]).order(&[0, 1, 2])
}

/// One type of goods stored, and four others in two depots side by side.
pub(crate) fn bv37() -> Setup {
    let t = turn(2).dice([5, 1]).know(0, &[5]).store(0, &["ship"]).goods(0, &[1]);
    t.stock(3, &[3, 4]).stock(4, &[5, 6])
}

/// Two castles and a bank in storage, and a die for the first castle.
pub(crate) fn bv42() -> Setup {
    turn(2).dice([6, 1]).know(0, &[1]).store(0, &["castle", "castle", "bank"])
}

/// A city with a bank, and another bank in storage.
pub(crate) fn bv46(knowledge: &[u8]) -> Setup {
    let t = turn(2).dice([1, 3]).know(0, knowledge).lay(0, &[(26, "bank"), (27, "church")]);
    t.store(0, &["bank"]).workers(0, 9)
}

/// A city hall and a ship in storage.
pub(crate) fn bv47() -> Setup {
    turn(2).dice([3, 1]).store(0, &["city_hall", "ship"]).stock(2, &[4])
}
