#![allow(clippy::print_stdout)]
use signoria_bots::tuscany::{Lady, Weights};
use signoria_bots::*;
use signoria_core::*;
use signoria_tuscany::*;
fn set(w: &mut Weights, spec: &str) {
    for part in spec.split(',').filter(|p| p.contains('=')) {
        let (k, v) = part.split_once('=').unwrap();
        let v: f32 = v.parse().unwrap();
        *(match k {
            "pace" => &mut w.pace,
            "unit" => &mut w.unit,
            "spare" => &mut w.spare,
            "stored" => &mut w.stored,
            "missing" => &mut w.missing,
            "far" => &mut w.far,
            "ahead" => &mut w.effect_ahead,
            "goods" => &mut w.goods,
            "marble" => &mut w.marble,
            "blur" => &mut w.blur,
            "bcard" => &mut w.bonus[0],
            "bstore" => &mut w.bonus[1],
            "action" => &mut w.action,
            "open" => &mut w.open,
            _ => { let i: usize = k[1..].parse().unwrap(); &mut w.effect[i] }
        }) = v;
    }
}
fn bot(spec: &str) -> Box<dyn Bot<Tuscany>> {
    let mut c = Lady::default();
    set(&mut c.weights, spec);
    let head = spec.split(',').next().unwrap();
    let mut settings = Settings::default();
    for part in spec.split(',') {
        if let Some(x) = part.strip_prefix("x:") { settings.exploration = x.parse().unwrap(); }
        if let Some(x) = part.strip_prefix("p:") { settings.prior_visits = x.parse().unwrap(); }
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
    let game = Tuscany::new(Components::default(), seats, Options::default()).unwrap();
    let (mut wins, mut pa, mut pb, mut d) = (0.0, 0.0, 0.0, 0);
    let t = std::time::Instant::now();
    for m in 0..games {
        let mine = (m % u32::from(seats)) as usize;
        let bots: Vec<_> = (0..usize::from(seats)).map(|i| bot(if i == mine { &args[2] } else { &args[3] })).collect();
        let r = play_match(&game, game.start(), &bots, u64::from(m / u32::from(seats)) + 77, u64::from(m) + 5);
        wins += r.share(mine);
        d += r.decisions;
        pa += f64::from(r.scores[mine]);
        pb += f64::from(r.scores.iter().sum::<i32>() - r.scores[mine]) / f64::from(seats - 1);
    }
    let n = f64::from(games);
    println!("{} v {}: {:.3} of {games}, {:.1} : {:.1} points, {} decisions, {:.1?}", args[2], args[3], wins / n, pa / n, pb / n, d / games, t.elapsed());
}
