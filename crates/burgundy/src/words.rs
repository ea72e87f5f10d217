//! What is said to people: questions and lines of the log, as keys of `text/*.ftl`. The options are in `choices`.

use crate::Burgundy;
use crate::event::Event;
use crate::frame::Frame;
use crate::state::State;
use crate::tile::{Building, Kind, Tile};
use alloc::format;
use signoria_core::{Arg, Message, Seat};

/// The name of a tile.
pub(crate) fn tile_name(tile: Tile) -> Arg {
    Arg::from(format!("burgundy-tile-{}", tile.id()))
}

/// The name of a type of goods.
pub(crate) fn goods_name(number: u8) -> Arg {
    Arg::from(format!("burgundy-goods-{number}"))
}

/// The name of a colour.
pub(crate) fn colour_name(kind: Kind) -> Arg {
    Arg::from(format!("burgundy-colour-{}", kind.id()))
}

/// The name of a region of a kind.
fn region_name(kind: Kind) -> Arg {
    Arg::from(format!("burgundy-region-{}", kind.id()))
}

/// The letter of a phase.
fn phase_name(phase: u8) -> Arg {
    const LETTERS: [&str; 5] =
        ["burgundy-phase-a", "burgundy-phase-b", "burgundy-phase-c", "burgundy-phase-d", "burgundy-phase-e"];
    Arg::from(LETTERS[usize::from(phase)])
}

impl Burgundy {
    /// The rule of the effect that asks.
    pub(crate) fn effect_rule(&self, frame: Frame) -> &'static str {
        match frame {
            Frame::CastleAction => "B6.1",
            Frame::Warehouse => "B6.10",
            Frame::Fetch(building) => building_rule(building),
            Frame::CityHall => "B6.16",
            _ => "B6.6",
        }
    }

    /// What the deciding seats are asked.
    pub(crate) fn prompt(&self, s: &State) -> Option<Message> {
        let message = match s.frame {
            Frame::ChooseSide { .. } => Message::new("burgundy-ask-side").rule("B8.20"),
            Frame::ChooseCastle { .. } => Message::new("burgundy-ask-castle").rule("B8.20"),
            Frame::ChooseSecretly { .. } => Message::new("burgundy-ask-secret").rule("B8.22"),
            Frame::Turn => {
                let left = s.players[s.active()].used.iter().filter(|used| !**used).count() as u8;
                let message = Message::new("burgundy-ask-turn").arg("dice", left);
                message.rule(if left == 0 { "B4.15" } else { "B4.11" })
            }
            Frame::CastleAction => Message::new("burgundy-ask-castle-action").rule("B6.1"),
            Frame::Warehouse => Message::new("burgundy-ask-warehouse").rule("B6.10"),
            Frame::Fetch(building) => Message::new("burgundy-ask-fetch")
                .arg("tile", tile_name(Tile::building(building)))
                .rule(building_rule(building)),
            Frame::CityHall => Message::new("burgundy-ask-city-hall").rule("B6.16"),
            Frame::Ship => {
                let two = s.players[s.active()].knows(5);
                let message = Message::new(if two { "burgundy-ask-ship-two" } else { "burgundy-ask-ship" });
                message.rule(if two { "B6.30" } else { "B6.3" })
            }
            Frame::PickGoods { .. } => Message::new("burgundy-ask-pick").rule("B6.4"),
            Frame::FirstPlayer
            | Frame::StartGoods { .. }
            | Frame::Sheets { .. }
            | Frame::FillDepots { .. }
            | Frame::FillBlack { .. }
            | Frame::FillGoods { .. }
            | Frame::Roll { .. }
            | Frame::Over => return None,
        };
        Some(message)
    }

    /// The line of the log for an event.
    pub(crate) fn line(&self, event: &Event) -> Option<Message> {
        let message = match event {
            Event::FirstPlayer { seat } => by(*seat, "burgundy-log-first").rule("B2.8"),
            Event::GoodsDealt { seat, goods } => {
                by(*seat, "burgundy-log-goods-dealt").arg("goods", goods_name(*goods)).rule("B2.6")
            }
            Event::SheetDealt { seat, boards: [front, back] } => {
                by(*seat, "burgundy-log-sheet").arg("front", *front).arg("back", *back).rule("B8.20")
            }
            Event::SideChosen { seat, board } => by(*seat, "burgundy-log-side").arg("board", *board).rule("B8.21"),
            Event::Chosen { seat } => by(*seat, "burgundy-log-chosen").rule("B8.22"),
            Event::CastleSet { seat, board, cell } => {
                by(*seat, "burgundy-log-castle").arg("board", *board).arg("cell", *cell).rule("B2.5")
            }
            Event::PhaseStarted { phase, removed } => Message::new("burgundy-log-phase")
                .arg("phase", phase_name(*phase))
                .arg("removed", *removed)
                .rule("B4.1"),
            Event::RoundStarted { phase, round, .. } => {
                Message::new("burgundy-log-round").arg("phase", phase_name(*phase)).arg("round", *round).rule("B4.6")
            }
            Event::Rolled { seat, dice: [one, two] } => {
                by(*seat, "burgundy-log-rolls").arg("one", *one).arg("two", *two).rule("B4.7")
            }
            Event::GoodsMoved { goods, depot } => {
                Message::new("burgundy-log-white").arg("goods", goods_name(*goods)).arg("depot", *depot).rule("B4.8")
            }
            Event::DieUsed { seat, rolled, value, workers, .. } if rolled != value => by(*seat, "burgundy-log-die")
                .arg("rolled", *rolled)
                .arg("value", *value)
                .arg("workers", *workers)
                .rule("B5.2"),
            Event::TileDiscarded { seat, tile, .. } => {
                by(*seat, "burgundy-log-discards").arg("tile", tile_name(*tile)).rule("B5.5")
            }
            Event::TileTaken { seat, tile, depot, .. } => {
                by(*seat, "burgundy-log-takes").arg("tile", tile_name(*tile)).arg("depot", *depot).rule("B5.4")
            }
            Event::TileBought { seat, tile, depot, .. } => {
                by(*seat, "burgundy-log-buys").arg("tile", tile_name(*tile)).arg("depot", *depot).rule("B5.20")
            }
            Event::TilePlaced { seat, tile, cell, .. } => {
                by(*seat, "burgundy-log-places").arg("tile", tile_name(*tile)).arg("cell", *cell).rule("B5.6")
            }
            Event::RegionScored { seat, kind, cells, phase, vp } => by(*seat, "burgundy-log-region")
                .arg("region", region_name(*kind))
                .arg("size", cells.len() as u8)
                .arg("phase", phase_name(*phase))
                .arg("vp", i32::from(*vp))
                .rule("B8.1"),
            Event::ColourFinished { seat, kind, large, vp } => {
                by(*seat, if *large { "burgundy-log-colour-large" } else { "burgundy-log-colour-small" })
                    .arg("colour", colour_name(*kind))
                    .arg("vp", i32::from(*vp))
                    .rule("B8.4")
            }
            Event::AnimalsScored { seat, cells, vp } => {
                by(*seat, "burgundy-log-animals").arg("tiles", cells.len() as u8).arg("vp", i32::from(*vp)).rule("B6.5")
            }
            Event::GoodsSold { seat, goods, tiles, silverlings, workers, vp } => by(*seat, "burgundy-log-sells")
                .arg("goods", goods_name(*goods))
                .arg("tiles", *tiles)
                .arg("silverlings", *silverlings)
                .arg("workers", *workers)
                .arg("vp", i32::from(*vp))
                .rule("B5.11"),
            Event::WorkersTaken { seat, workers, silverlings } => by(*seat, "burgundy-log-workers")
                .arg("workers", *workers)
                .arg("silverlings", *silverlings)
                .rule("B5.13"),
            Event::BuildingGave { seat, building, workers, silverlings, vp } => {
                let (key, n) = if *workers > 0 {
                    ("burgundy-log-gains-workers", *workers)
                } else if *silverlings > 0 {
                    ("burgundy-log-gains-silverlings", *silverlings)
                } else {
                    ("burgundy-log-gains-points", *vp as u8)
                };
                let message = by(*seat, key).arg("tile", tile_name(Tile::building(*building))).arg("n", n);
                message.arg("vp", i32::from(*vp)).rule(building_rule(*building))
            }
            Event::GoodsTaken { seat, depot, goods, tiles } => by(*seat, "burgundy-log-goods")
                .arg("goods", goods_name(*goods))
                .arg("tiles", *tiles)
                .arg("depot", *depot)
                .rule("B6.4"),
            Event::MarkerMoved { seat, space, first } => {
                let key = if *first { "burgundy-log-marker-first" } else { "burgundy-log-marker" };
                by(*seat, key).arg("space", *space).rule("B6.3")
            }
            Event::Declined { seat } => by(*seat, "burgundy-log-declines").rule("B6.6"),
            Event::MinesPaid { seat, silverlings, workers } => {
                by(*seat, "burgundy-log-mines").arg("silverlings", *silverlings).arg("workers", *workers).rule("B4.16")
            }
            Event::FinalScored { seat, source, vp } => by(*seat, "burgundy-log-final")
                .arg("source", format!("burgundy-points-{source}"))
                .arg("vp", i32::from(*vp))
                .rule("B8.10"),
            Event::GameOver { ranks, .. } => {
                let winner = ranks.iter().position(|rank| *rank == 1).unwrap_or(0);
                by(Seat(winner as u8), "burgundy-log-wins").rule("B8.11")
            }
            Event::TileLaid { .. } | Event::GoodsLaid { .. } | Event::TurnStarted { .. } | Event::DieUsed { .. } => {
                return None;
            }
        };
        Some(message)
    }
}

/// A line about a player; his name stands before it.
fn by(seat: Seat, key: &'static str) -> Message {
    Message::new(key).arg("seat", seat)
}

/// The rule of a building's effect.
pub(crate) fn building_rule(building: Building) -> &'static str {
    match building {
        Building::Warehouse => "B6.10",
        Building::CarpenterWorkshop => "B6.11",
        Building::Church => "B6.12",
        Building::Market => "B6.13",
        Building::BoardingHouse => "B6.14",
        Building::Bank => "B6.15",
        Building::CityHall => "B6.16",
        Building::Watchtower => "B6.17",
    }
}
