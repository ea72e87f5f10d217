//! How events are told and shown.

use super::{building_rule, colour_name, elements, goods_name, phase_name, region_name, tile_name};
use crate::Event;
use crate::pieces::{Source, Tile};
use alloc::format;
use signoria_core::{Element, Message, Notice, Seat};

fn line(key: &'static str, rule: &'static str) -> Message {
    Message::new(key).rule(rule)
}

/// Points for regions and animals: every tile that scored, and the points at the last one.
fn scored(notice: Notice, seat: Seat, cells: &[u8], vp: u16) -> Notice {
    let touched = cells.iter().fold(notice, |notice, cell| notice.touches(elements::cell(seat, *cell)));
    let last = *cells.last().expect("something scored");
    touched.points(elements::cell(seat, last), vp)
}

/// A tile comes from the table into storage.
fn stored(line: Message, seat: Seat, from: Source, slot: u8) -> Notice {
    Notice::line(line).of(seat).moves(elements::place(from), elements::storage(seat, slot))
}

pub(super) fn notice(event: &Event) -> Notice {
    match *event {
        Event::FirstPlayer { seat } => Notice::line(line("burgundy-log-first", "B2.8")).of(seat),
        Event::GoodsDealt { seat, goods } => {
            Notice::line(line("burgundy-log-goods-dealt", "B2.6").arg("goods", goods_name(goods))).of(seat)
        }
        Event::SheetDealt { seat, boards: [front, back] } => {
            Notice::line(line("burgundy-log-sheet", "B8.20").arg("front", front).arg("back", back)).of(seat)
        }
        Event::SideChosen { seat, board } => {
            Notice::line(line("burgundy-log-side", "B8.21").arg("board", board)).of(seat)
        }
        Event::Chosen { seat } => Notice::line(line("burgundy-log-chosen", "B8.22")).of(seat),
        Event::CastleSet { seat, board, cell } => {
            let line = line("burgundy-log-castle", "B2.5").arg("board", board).arg("cell", cell);
            Notice::line(line).of(seat).shows(elements::cell(seat, cell))
        }
        Event::PhaseStarted { phase, removed } => {
            let phase = || phase_name(phase);
            let line = line("burgundy-log-phase", "B4.1").arg("phase", phase()).arg("removed", removed);
            let heading = Message::new("burgundy-heading-phase").arg("phase", phase());
            Notice { line: Some(line), ..Notice::heading(heading) }
        }
        Event::TileLaid { at, .. } => Notice::default().shows(elements::place(at)),
        Event::GoodsLaid { .. } => Notice::default(),
        Event::RoundStarted { phase, round, .. } => {
            let heading = Message::new("burgundy-heading-turn").arg("phase", phase_name(phase)).arg("round", round);
            Notice::heading(heading)
        }
        Event::Rolled { seat, dice: [one, two] } => {
            let notice = Notice::line(line("burgundy-log-rolls", "B4.7").arg("one", one).arg("two", two)).of(seat);
            notice.shows(elements::die(seat, 0)).shows(elements::die(seat, 1))
        }
        Event::GoodsMoved { goods, depot } => {
            let line = line("burgundy-log-white", "B4.8").arg("goods", goods_name(goods)).arg("depot", depot);
            Notice::line(line).shows(elements::depot_goods(depot, goods))
        }
        Event::TurnStarted { seat, phase, round } => {
            let heading = Message::new("burgundy-heading-turn").arg("phase", phase_name(phase)).arg("round", round);
            Notice::heading(heading).of(seat)
        }
        Event::DieUsed { seat, rolled, value, workers, .. } => {
            let line = line("burgundy-log-die", "B5.2").arg("rolled", rolled).arg("value", value);
            let line = (rolled != value).then(|| line.arg("workers", workers));
            Notice { seat: Some(seat), line, ..Notice::default() }
        }
        Event::TileDiscarded { seat, tile, slot } => {
            let line = line("burgundy-log-discards", "B5.5").arg("tile", tile_name(tile));
            Notice::line(line).of(seat).touches(elements::storage(seat, slot))
        }
        Event::TileTaken { seat, tile, from, depot, slot } => {
            let line = line("burgundy-log-takes", "B5.4").arg("tile", tile_name(tile)).arg("depot", depot);
            stored(line, seat, from, slot)
        }
        Event::TileBought { seat, tile, from, depot, slot, .. } => {
            let line = line("burgundy-log-buys", "B5.20").arg("tile", tile_name(tile)).arg("depot", depot);
            stored(line, seat, from, slot)
        }
        Event::TilePlaced { seat, tile, slot, cell } => {
            let line = line("burgundy-log-places", "B5.6").arg("tile", tile_name(tile)).arg("cell", cell);
            Notice::line(line).of(seat).moves(elements::storage(seat, slot), elements::cell(seat, cell))
        }
        Event::RegionScored { seat, kind, ref cells, phase, vp } => {
            let line = line("burgundy-log-region", "B8.1")
                .arg("region", region_name(kind))
                .arg("size", cells.len() as u8)
                .arg("phase", phase_name(phase))
                .arg("vp", i32::from(vp));
            scored(Notice::line(line).of(seat), seat, cells, vp)
        }
        Event::ColourFinished { seat, kind, large, vp } => {
            let key = if large { "burgundy-log-colour-large" } else { "burgundy-log-colour-small" };
            let line = line(key, "B8.4").arg("colour", colour_name(kind)).arg("vp", i32::from(vp));
            Notice::line(line).of(seat).points(elements::score(seat), vp)
        }
        Event::AnimalsScored { seat, ref cells, vp } => {
            let line = line("burgundy-log-animals", "B6.5").arg("tiles", cells.len() as u8).arg("vp", i32::from(vp));
            scored(Notice::line(line).of(seat), seat, cells, vp)
        }
        Event::GoodsSold { seat, goods, tiles, silverlings, workers, vp } => {
            let line = line("burgundy-log-sells", "B5.11")
                .arg("goods", goods_name(goods))
                .arg("tiles", tiles)
                .arg("silverlings", silverlings)
                .arg("workers", workers)
                .arg("vp", i32::from(vp));
            let notice = Notice::line(line).of(seat);
            let sold = Element::only("sold").of(seat);
            notice.moves(elements::goods(seat, goods), sold).points(elements::score(seat), vp)
        }
        Event::WorkersTaken { seat, workers, silverlings } => {
            let line = line("burgundy-log-workers", "B5.13").arg("workers", workers).arg("silverlings", silverlings);
            Notice::line(line).of(seat).shows(Element::only("workers").of(seat))
        }
        Event::BuildingGave { seat, building, workers, silverlings, vp } => {
            let (key, n) = if workers > 0 {
                ("burgundy-log-gains-workers", workers)
            } else if silverlings > 0 {
                ("burgundy-log-gains-silverlings", silverlings)
            } else {
                ("burgundy-log-gains-points", vp as u8)
            };
            let line = line(key, building_rule(building)).arg("tile", tile_name(Tile::building(building))).arg("n", n);
            let notice = Notice::line(line.arg("vp", i32::from(vp))).of(seat);
            if vp > 0 { notice.points(elements::score(seat), vp) } else { notice }
        }
        Event::GoodsTaken { seat, depot, goods, tiles } => {
            let line = line("burgundy-log-goods", "B6.4").arg("goods", goods_name(goods));
            let notice = Notice::line(line.arg("tiles", tiles).arg("depot", depot)).of(seat);
            notice.moves(elements::depot_goods(depot, goods), elements::goods(seat, goods))
        }
        Event::MarkerMoved { seat, space, first } => {
            let key = if first { "burgundy-log-marker-first" } else { "burgundy-log-marker" };
            Notice::line(line(key, "B6.3").arg("space", space)).of(seat).shows(Element::one("track", space))
        }
        Event::Declined { seat } => Notice::line(line("burgundy-log-declines", "B6.6")).of(seat),
        Event::MinesPaid { seat, silverlings, workers } => {
            let line = line("burgundy-log-mines", "B4.16").arg("silverlings", silverlings).arg("workers", workers);
            Notice::line(line).of(seat).shows(Element::only("silverlings").of(seat))
        }
        Event::FinalScored { seat, source, vp } => {
            let line = line("burgundy-log-final", "B8.10").arg("source", format!("burgundy-points-{source}"));
            Notice::line(line.arg("vp", i32::from(vp))).of(seat).points(elements::score(seat), vp)
        }
        Event::GameOver { ref ranks, .. } => {
            let winner = ranks.iter().position(|rank| *rank == 1).expect("somebody wins");
            Notice::line(line("burgundy-log-wins", "B8.11")).of(Seat(winner as u8))
        }
    }
}
