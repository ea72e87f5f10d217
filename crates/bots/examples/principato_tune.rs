#![allow(clippy::print_stdout)]
use signoria_bots::principato::{Castellan, Weights};
use signoria_bots::*;
use signoria_core::*;
use signoria_principato::*;
fn set(w: &mut Weights, spec: &str) {
    for part in spec.split(',').filter(|p| p.contains('=')) {
        let (k, v) = part.split_once('=').unwrap();
        let v: f32 = v.parse().unwrap();
        *(match k {
            "pace" => &mut w.pace,
            "weaker" => &mut w.weaker,
            "cube" => &mut w.cube,
            "favor" => &mut w.favor,
            "room" => &mut w.room,
            "next" => &mut w.next_round,
            "later" => &mut w.later_rounds,
            "soldier" => &mut w.soldier,
            "supply" => &mut w.supply,
            "goal" => &mut w.goal,
            "payable" => &mut w.payable,
            "exchange" => &mut w.exchange,
            _ => panic!("{k}"),
        }) = v;
    }
}
fn bot(spec: &str) -> Box<dyn Bot<Principato>> {
    let mut c = Castellan::default();
    set(&mut c.weights, spec);
    let head = spec.split(',').next().unwrap();
    let mut settings = Settings::default();
    for part in spec.split(',') {
        if let Some(x) = part.strip_prefix("x:") {
            settings.exploration = x.parse().unwrap();
        }
        if let Some(x) = part.strip_prefix("p:") {
            settings.prior_visits = x.parse().unwrap();
        }
    }
    match head.split_once(':') {
        None if head == "page" => Box::new(RandomBot),
        None => Box::new(Greedy::new(c, 8)),
        Some((_, n)) => Box::new(Ismcts::new(c, Budget::Iterations(n.parse().unwrap()), settings)),
    }
}
fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let seats: u8 = args[0].parse().unwrap();
    let games: u32 = args[1].parse().unwrap();
    let game = Principato::new(Components::default(), seats, Options::default()).unwrap();
    let (mut wins, mut pa, mut pb) = (0.0, 0.0, 0.0);
    let t = std::time::Instant::now();
    for m in 0..games {
        let mine = (m % u32::from(seats)) as usize;
        let bots: Vec<_> = (0..usize::from(seats)).map(|i| bot(if i == mine { &args[2] } else { &args[3] })).collect();
        let r = play_match(&game, game.start(), &bots, u64::from(m / u32::from(seats)) + 77, u64::from(m) + 5);
        wins += r.share(mine);
        pa += f64::from(r.scores[mine]);
        pb += f64::from(r.scores.iter().sum::<i32>() - r.scores[mine]) / f64::from(seats - 1);
    }
    println!(
        "{} vs {}: {:.1} % of {games}, {:.1} : {:.1}, {:.1}s",
        args[2],
        args[3],
        100.0 * wins / f64::from(games),
        pa / f64::from(games),
        pb / f64::from(games),
        t.elapsed().as_secs_f64()
    );
}
