use signoria_core::*;
use signoria_tuscany::*;
#[test]
fn smoke() {
    for seats in 2..=4 {
        let g = Tuscany::new(Components::default(), seats, Options::default()).unwrap();
        let mut rng = search_rng(3);
        for n in 0..50 {
            let mut s = g.start();
            let (mut legal, mut out) = (vec![], vec![]);
            let mut d = 0;
            loop {
                let broken = g.invariants(&s);
                assert!(broken.is_empty(), "{broken:?} {n} {s:#?}");
                match g.to_act(&s) {
                    ToAct::Over => break,
                    ToAct::Chance => {
                        let a = g.roll(&s, &mut out, &mut rng);
                        g.apply(&mut s, Actor::Chance, a, &mut Silent);
                    }
                    ToAct::Seats(x) => {
                        let seat = x.first().unwrap();
                        legal.clear();
                        g.legal(&s, seat, &mut legal);
                        assert!(legal.is_sorted());
                        d += 1;
                        let a = legal[below(&mut rng, legal.len() as u32) as usize];
                        let _ = g.describe(&s, seat, a);
                        let _ = g.view(&s, Viewer::Seat(seat));
                        g.apply(&mut s, Actor::Seat(seat), a, &mut Silent);
                        for seat in Seat::all(seats) {
                            let t = g.sample(&s, seat, &mut rng);
                            assert_eq!(g.invariants(&t), Vec::<&str>::new());
                            assert_eq!(g.view(&s, Viewer::Seat(seat)), g.view(&t, Viewer::Seat(seat)));
                        }
                    }
                }
            }
            if n == 0 {
                println!("{seats} {} rounds {d} decisions {:?} size {}", s.round, g.outcome(&s), size_of::<State>());
            }
        }
    }
    for (f, t) in FILES {
        Components::from_files(&[(f, t)]).unwrap();
    }
    let t = std::time::Instant::now();
    Components::from_files(&[]).unwrap();
    println!("{:?}", t.elapsed());
    let t = std::time::Instant::now();
    Components::default();
    println!("{:?}", t.elapsed());
    let g = Tuscany::new(Components::default(), 2, Options::default()).unwrap();
    let mut rng = search_rng(3);
    let t = std::time::Instant::now();
    let n = 3000;
    let mut c = (0, 0);
    for _ in 0..n {
        let mut s = g.start();
        let (a, b) = playout(&g, &mut s, &mut rng);
        c.0 += a;
        c.1 += b;
    }
    println!("{} games/s, {} decisions, {} chances", f64::from(n) / t.elapsed().as_secs_f64(), c.0 / n, c.1 / n);
}
