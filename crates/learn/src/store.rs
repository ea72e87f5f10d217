//! The folder of a course: `net` as it is shipped, `state` and `progress.json` to go on from, `curve.csv` and `curve.svg`.

use signoria_bots::Heuristic;
use signoria_bots::learned::{Aim, Header, Net, NetError};
use signoria_core::Game;
use signoria_learn::{Curve, Lesson, Progress, Saved};
use std::fmt::Debug;
use std::path::Path;

fn problem(path: &Path) -> impl FnOnce(std::io::Error) -> String + '_ {
    move |problem| format!("{}: {problem}", path.display())
}

/// Writes a file. It is whole or the old one: it is written beside it and then takes its name.
pub(crate) fn write(path: &Path, bytes: &[u8]) -> Result<(), String> {
    let mut fresh = path.to_owned().into_os_string();
    fresh.push(".new");
    std::fs::write(&fresh, bytes).and_then(|()| std::fs::rename(&fresh, path)).map_err(problem(path))
}

/// Writes what there is.
pub(crate) fn save<G: Game, H: Heuristic<G> + Clone + Debug>(
    lesson: &Lesson<G, H>,
    aim: Aim,
    seed: u64,
    curve: &Curve,
    out: &Path,
) -> Result<(), String> {
    let write = |name: &str, bytes: &[u8]| write(&out.join(name), bytes);
    let saved = lesson.saved();
    let mut state = Vec::new();
    for weight in saved.nets.iter().flat_map(Net::layers).flatten() {
        state.extend(weight.to_le_bytes());
    }
    state.extend(saved.steps.to_le_bytes());
    write("net", &lesson.taught().to_bytes::<G>(aim, saved.progress.games, seed))?;
    write("state", &state)?;
    write("progress.json", &serde_json::to_vec_pretty(&saved.progress).expect("progress is plain data"))?;
    write("curve.csv", curve.csv().as_bytes())?;
    write("curve.svg", curve.svg(G::INFO.id).as_bytes())
}

type Read = fn(&[u8]) -> Result<(Net, Header), NetError>;

fn read_by(read: Read, path: &Path) -> Result<(Net, Header), String> {
    let bytes = std::fs::read(path).map_err(problem(path))?;
    read(&bytes).map_err(|problem| format!("{}: {problem}", path.display()))
}

/// Reads a net as it is shipped.
pub(crate) fn net<G: Game>(path: &Path) -> Result<(Net, Header), String> {
    read_by(Net::read::<G>, path)
}

/// A course whose first games were those of this net, which is made for the first of today's numbers where it is `widened`. What
/// Adam remembered of them is not in the file.
pub(crate) fn begin<G: Game>(path: &Path, widened: bool) -> Result<Saved, String> {
    let read: Read = if widened { Net::read_widened::<G> } else { Net::read::<G> };
    let (taught, Header { games, .. }) = read_by(read, path)?;
    let nets = [taught.clone(), taught, Net::zero(G::LAYOUT.len()), Net::zero(G::LAYOUT.len())];
    Ok(Saved { nets, steps: 0, progress: Progress { games, ..Progress::default() } })
}

/// Reads what is needed to go on.
pub(crate) fn load<G: Game>(out: &Path) -> Result<Saved, String> {
    let read = |name: &str| {
        let path = out.join(name);
        std::fs::read(&path).map_err(problem(&path))
    };
    let progress: Progress =
        serde_json::from_slice(&read("progress.json")?).map_err(|problem| format!("progress.json: {problem}"))?;
    let state = read("state")?;
    let mut words = state.chunks_exact(4).map(|four| [four[0], four[1], four[2], four[3]]);
    let mut nets: [Net; 4] = std::array::from_fn(|_| Net::zero(G::LAYOUT.len()));
    let short = || "state: it is of another size than this game's net".to_owned();
    for weight in nets.iter_mut().flat_map(Net::layers_mut).flatten() {
        *weight = f32::from_le_bytes(words.next().ok_or_else(short)?);
    }
    let steps = i32::from_le_bytes(words.next().ok_or_else(short)?);
    if words.next().is_some() {
        return Err(short());
    }
    Ok(Saved { nets, steps, progress })
}
