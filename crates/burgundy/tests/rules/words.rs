//! What events say and show: whose line it is, the elements that they name, headings.

use signoria_burgundy::pieces::{Building, Kind, Source, Space, Tile};
use signoria_burgundy::{Burgundy, Components, Event, Options, data};
use signoria_core::{Game, Mark, Notice, Seat, Viewer};

const ONE: Seat = Seat(1);

fn tell(event: Event) -> Notice {
    Burgundy::new(Components::default(), 2, Options::default()).unwrap().tell(&event)
}

/// The marks as people would write them: `depot:3.2 > p1/storage:0`, `p1/cell:19 +3`.
fn marks(event: Event) -> Vec<String> {
    let text = |mark: &Mark| match mark {
        Mark::Move { from, to } => format!("{from} > {to}"),
        Mark::Show { at } => format!("{at} !"),
        Mark::Touch { at } => at.to_string(),
        Mark::Points { at, points } => format!("{at} +{points}"),
    };
    tell(event).marks.iter().map(text).collect()
}

#[test]
fn the_words_of_a_knowledge_tile_name_the_number_that_is_printed_on_it() {
    for text in Burgundy::INFO.texts {
        for (number, printed) in (1..).zip(data::knowledge_numbers()) {
            let key = format!("burgundy-about-knowledge_{number:02} = ");
            let about = text.lines().find_map(|line| line.strip_prefix(&*key)).unwrap();
            let mut words = about.split(|c: char| !c.is_alphanumeric());
            assert!(
                printed.is_none_or(|printed| words.any(|word| word == printed.to_string())),
                "{printed:?}: {about}"
            );
        }
    }
}

#[test]
fn tiles_move_from_the_table_to_storage_and_into_the_estate() {
    let (seat, tile) = (ONE, Tile::MINE);
    let from = Source::Depot(Space::no(3, 2));
    let taken = Event::TileTaken { seat, tile, from, depot: 3, slot: 0 };
    assert_eq!(serde_json::to_value(&taken).unwrap()["from"], "3.2");
    assert_eq!(marks(taken), ["depot:3.2 > p1/storage:0"]);
    let bought = Event::TileBought { seat, tile, from: Source::Black(4), depot: 0, slot: 2, silverlings: 2 };
    assert_eq!(marks(bought), ["black:5 > p1/storage:2"]);
    assert_eq!(marks(Event::TilePlaced { seat, tile, slot: 1, cell: 20 }), ["p1/storage:1 > p1/cell:20"]);
    assert_eq!(marks(Event::TileDiscarded { seat, tile, slot: 1 }), ["p1/storage:1"]);
    assert_eq!(marks(Event::TileLaid { tile, at: Source::Black(0) }), ["black:1 !"]);
}

#[test]
fn points_stand_where_they_are_won() {
    let seat = ONE;
    let region = Event::RegionScored { seat, kind: Kind::Mine, cells: vec![1, 2], phase: 0, vp: 13 };
    assert_eq!(marks(region), ["p1/cell:1", "p1/cell:2", "p1/cell:2 +13"]);
    assert_eq!(marks(Event::AnimalsScored { seat, cells: vec![7], vp: 3 }), ["p1/cell:7", "p1/cell:7 +3"]);
    let sold = Event::GoodsSold { seat, goods: 4, tiles: 2, silverlings: 1, workers: 0, vp: 4 };
    assert_eq!(marks(sold), ["p1/goods:4 > p1/sold", "p1/score +4"]);
    let gave = |building, workers, vp| Event::BuildingGave { seat, building, workers, silverlings: 0, vp };
    assert_eq!(marks(gave(Building::Watchtower, 0, 4)), ["p1/score +4"]);
    assert_eq!(marks(gave(Building::BoardingHouse, 4, 0)), [""; 0]);
    assert_eq!(marks(Event::FinalScored { seat, source: "workers", vp: 2 }), ["p1/score +2"]);
    assert_eq!(marks(Event::ColourFinished { seat, kind: Kind::Mine, large: true, vp: 5 }), ["p1/score +5"]);
}

#[test]
fn dice_goods_and_markers_name_their_places() {
    let seat = ONE;
    assert_eq!(marks(Event::Rolled { seat, dice: [1, 2] }), ["p1/die:0 !", "p1/die:1 !"]);
    assert_eq!(marks(Event::GoodsMoved { goods: 2, depot: 6 }), ["depot_goods:6.2 !"]);
    assert_eq!(marks(Event::GoodsTaken { seat, depot: 6, goods: 2, tiles: 1 }), ["depot_goods:6.2 > p1/goods:2"]);
    assert_eq!(marks(Event::MarkerMoved { seat, space: 3, first: true }), ["track:3 !"]);
    assert_eq!(marks(Event::WorkersTaken { seat, workers: 2, silverlings: 0 }), ["p1/workers !"]);
    assert_eq!(marks(Event::MinesPaid { seat, silverlings: 2, workers: 0 }), ["p1/silverlings !"]);
    assert_eq!(marks(Event::CastleSet { seat, board: 1, cell: 19 }), ["p1/cell:19 !"]);
}

#[test]
fn phases_rounds_and_turns_begin_under_a_heading() {
    let phase = tell(Event::PhaseStarted { phase: 2, removed: 3 });
    let key = |message: Option<signoria_core::Message>| message.expect("a message").key;
    assert_eq!(
        (key(phase.heading), key(phase.line), phase.seat),
        ("burgundy-heading-phase".into(), "burgundy-log-phase".into(), None)
    );
    let round = tell(Event::RoundStarted { phase: 2, round: 4, order: vec![ONE] });
    assert_eq!((key(round.heading), round.line, round.seat), ("burgundy-heading-turn".into(), None, None));
    let turn = tell(Event::TurnStarted { seat: ONE, phase: 0, round: 4 });
    assert_eq!((key(turn.heading), turn.line, turn.seat), ("burgundy-heading-turn".into(), None, Some(ONE)));
}

#[test]
fn a_line_says_whose_it_is_in_no_argument() {
    let turned = tell(Event::DieUsed { seat: ONE, die: 0, rolled: 3, value: 4, workers: 1 });
    let line = turned.line.expect("a line");
    assert_eq!((turned.seat, line.args.iter().any(|(name, _)| name == "seat")), (Some(ONE), false));
    assert_eq!(tell(Event::DieUsed { seat: ONE, die: 0, rolled: 3, value: 3, workers: 0 }).line, None);
}

#[test]
fn standings_name_their_sources() {
    let game = Burgundy::new(Components::default(), 2, Options::default()).unwrap();
    let mut state = game.start();
    state.players[ONE].points[signoria_burgundy::Points::Knowledge(15).idx()] = 9;
    state.players[ONE].points[signoria_burgundy::Points::Animals.idx()] = 4;
    let standings = game.standings(&state, Viewer::Watcher);
    let rows: Vec<_> = standings[1].points.iter().map(|row| (row.source, row.points, row.counts)).collect();
    assert_eq!(rows, [("burgundy-points-animals", 4, true), ("burgundy-points-knowledge_15", 9, true)]);
    assert_eq!([standings[0].score, standings[1].score], [0, 13]);
}
