//! What a page needs beside the rules: previews, suggestions, elements.

use crate::common::*;
use crate::t5_place::{ready, village};
use signoria_core::{Arg, Game, Seat};
use signoria_tuscany::PieceView;

#[test]
fn the_cheapest_payment_is_suggested() {
    let mut t = ready(village(), &[(Kind::Village, 1), (Kind::Inn, 2), (Kind::Cart, 4)], 1);
    t.play(0, "place 0 8");
    let payment = t.view(0).payment.unwrap();
    assert_eq!((payment.field, payment.kind), (8, Kind::Village));
    assert_eq!(payment.suggested, ["p0/hand:5", "p0/hand:7"], "pay card cart");
    assert_eq!((payment.units, payment.cards), (2, [2, 2, 2, 2, 2, 1, 2, 2]), "T5.3.2");
    assert_eq!(t.view(1).payment, None, "it tells about the hand");
}

#[test]
fn an_option_says_what_it_would_bring() {
    let t = ready(Piece::Hexagon, &[], 2);
    let green = |action: &str| {
        let choice = t.game.describe(&t.state, Seat(0), action.parse().unwrap());
        let (_, green) = choice.label.args.into_iter().find(|(name, _)| name == "green").unwrap();
        green
    };
    // A single city field; an agriculture field, where the hexagon scores.
    assert_eq!((green("place 0 2"), green("place 0 4"), green("place 0 8")), (Arg::Int(1), Arg::Int(1), Arg::Int(0)));
}

#[test]
fn payments_are_told_apart_by_their_counters() {
    let mut t = ready(village(), &[(Kind::Village, 2), (Kind::Cart, 4)], 2);
    t.play(0, "place 0 8");
    let touches = |action: &str| {
        let choice = t.game.describe(&t.state, Seat(0), action.parse().unwrap());
        choice.touches.iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    assert_eq!(touches("pay card card"), ["p0/hand:5", "p0/hand:5"]);
    assert_eq!(touches("pay card cart"), ["p0/hand:5", "p0/hand:7"]);
    assert_eq!(touches("pay cart cart"), ["p0/hand:7", "p0/hand:7"]);
    assert_eq!(touches("pay worker worker"), ["p0/worker", "p0/worker"]);
}

#[test]
fn whoever_has_sealed_an_estate_still_sees_it_and_its_castle() {
    let mut t = laying(2);
    t.play(0, "layout ABC uuu rr").play(0, "castle A");
    let fields = t.view(0).setup.unwrap().fields;
    assert_eq!(fields.iter().filter(|field| field.piece.is_some()).count(), 1);
    assert_eq!((fields[5].kind, &fields[5].piece), (Kind::Castle, &Some(PieceView::StartingCastle)));
    assert!(t.view(1).setup.unwrap().fields.is_empty() && t.view(1).players[0].fields.is_empty(), "the others do not");
}

#[test]
fn the_layout_tells_its_regions() {
    let t = laying(2);
    let setup = t.view(1).setup.unwrap();
    for layout in &setup.layouts {
        let fields: u8 = layout.regions.iter().zip(1..).map(|(n, size)| n * size).sum();
        let points: u8 = layout.regions.iter().zip([1, 3, 6]).map(|(n, points)| n * points).sum();
        assert_eq!((fields, points), (30, layout.points));
    }
    assert_eq!(setup.layouts[0].letters, [0, 1, 2]);
    assert_eq!((setup.layouts[191].turned, setup.layouts[191].left), ([true; 3], [true; 2]));
}

#[test]
fn a_tile_is_told_as_it_lies_and_turned_and_closed_estates_have_an_outline() {
    let t = laying(2);
    let setup = t.view(0).setup.unwrap();
    for tile in &setup.tiles {
        assert!(tile.kinds[0].iter().eq(tile.kinds[1].iter().rev()), "T2.3");
    }
    assert_eq!(t.view(0).outline.len(), 30);
    assert!(table(2).view(0).outline.is_empty());
}

#[test]
fn the_clock_follows_whoever_is_furthest() {
    let t = with(table(3), |s| {
        show(s, 0, 2);
        show(s, 1, 5);
        show(s, 2, 5);
    });
    let clock = t.view(0).clock;
    assert_eq!((clock.seat, clock.shown, clock.of), (Seat(1), 5, 7));
    assert_eq!(t.view(0).phases, 3);
}

#[test]
fn what_the_stacks_still_hold_is_told_without_order() {
    let mut t = table(2);
    take(&mut t, 0, 0, "castle");
    let to_come = &t.view(1).players[0].to_come;
    assert_eq!(to_come.iter().map(|row| row.count).sum::<u8>(), 20);
    assert!(to_come.iter().all(|row| row.tile.kind != Kind::Castle));
}
