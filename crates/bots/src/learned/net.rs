//! A small net over the numbers of a position: a sparse first layer, two hidden layers, a linear skip, three heads.
//!
//! Sums are formed in eight lanes in one order, whatever the machine can do at once, so every machine gets the same values.

use pulp::{Arch, NullaryFnOnce};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use signoria_core::{Game, Rng, SearchRng};
use std::fmt;

/// The width of the first hidden layer.
pub const FIRST: usize = 64;
/// The width of the second hidden layer.
pub const SECOND: usize = 32;
/// What the net tells: points to come, lead to come, the odds of winning as a logarithm.
pub const HEADS: usize = 3;
/// A head's unit for points and leads.
pub const UNIT: f32 = 50.0;
const LANES: usize = 8;

/// A position in numbers: indices with their values.
pub type Numbers = Vec<(u16, f32)>;

/// The weights.
#[derive(Clone, PartialEq)]
pub struct Net {
    /// A row for each number of a position.
    pub first: Vec<[f32; FIRST]>,
    /// The biases of the first layer.
    pub first_bias: [f32; FIRST],
    /// A row for each place of the second layer.
    pub second: [[f32; FIRST]; SECOND],
    /// Its biases.
    pub second_bias: [f32; SECOND],
    /// A row for each head.
    pub heads: [[f32; SECOND]; HEADS],
    /// Their biases.
    pub head_bias: [f32; HEADS],
    /// What each number adds to each head by itself.
    pub skip: Vec<[f32; HEADS]>,
}

impl fmt::Debug for Net {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Net({})", self.first.len())
    }
}

/// What the layers hold for one position.
#[derive(Clone, Debug)]
pub struct Pass {
    /// The first layer, negative values cut off.
    pub first: [f32; FIRST],
    /// The second layer, negative values cut off.
    pub second: [f32; SECOND],
    /// The heads.
    pub heads: [f32; HEADS],
}

/// A pass as a function that is compiled for each width of registers.
struct Through<'a>(&'a Net, &'a [(u16, f32)]);

impl NullaryFnOnce for Through<'_> {
    type Output = Pass;

    #[inline(always)]
    fn call(self) -> Pass {
        self.0.pass_through(self.1)
    }
}

impl Net {
    /// A net that knows nothing, for so many numbers, of which about so many are not 0 at a time.
    #[must_use]
    pub fn new(numbers: usize, active: f32, rng: &mut SearchRng) -> Self {
        // A sum of twelve even draws is as good as normal.
        let mut draw = |scale: f32| {
            let sum: f32 = (0..12).map(|_| rng.next_u32() as f32 / u32::MAX as f32).sum();
            (sum - 6.0) * scale
        };
        let first = 0.5 * (2.0 / active).sqrt();
        let second = (2.0 / FIRST as f32).sqrt();
        let head = 0.3 * (1.0 / SECOND as f32).sqrt();
        Net {
            first: (0..numbers).map(|_| std::array::from_fn(|_| draw(first))).collect(),
            second: std::array::from_fn(|_| std::array::from_fn(|_| draw(second))),
            heads: std::array::from_fn(|_| std::array::from_fn(|_| draw(head))),
            ..Net::zero(numbers)
        }
    }

    /// All weights 0.
    #[must_use]
    pub fn zero(numbers: usize) -> Self {
        Net {
            first: vec![[0.0; FIRST]; numbers],
            first_bias: [0.0; FIRST],
            second: [[0.0; FIRST]; SECOND],
            second_bias: [0.0; SECOND],
            heads: [[0.0; SECOND]; HEADS],
            head_bias: [0.0; HEADS],
            skip: vec![[0.0; HEADS]; numbers],
        }
    }

    /// The values of all layers for a position: the same on every machine, with the widest registers that this one has.
    #[must_use]
    pub fn pass(&self, numbers: &[(u16, f32)]) -> Pass {
        Arch::new().dispatch(Through(self, numbers))
    }

    #[inline(always)]
    fn pass_through(&self, numbers: &[(u16, f32)]) -> Pass {
        let mut first = self.first_bias;
        let mut heads = self.head_bias;
        for (at, value) in numbers {
            let row = &self.first[usize::from(*at)];
            first.iter_mut().zip(row).for_each(|(sum, weight)| *sum += value * weight);
            let skip = &self.skip[usize::from(*at)];
            heads.iter_mut().zip(skip).for_each(|(sum, weight)| *sum += value * weight);
        }
        first.iter_mut().for_each(|value| *value = value.max(0.0));
        let mut second = self.second_bias;
        for (sum, row) in second.iter_mut().zip(&self.second) {
            *sum = (*sum + dot(row, &first)).max(0.0);
        }
        for (sum, row) in heads.iter_mut().zip(&self.heads) {
            *sum += dot(row, &second);
        }
        Pass { first, second, heads }
    }

    /// All weights in the order of the file, layer by layer.
    pub fn layers(&self) -> [&[f32]; 7] {
        [
            self.first.as_flattened(),
            &self.first_bias,
            self.second.as_flattened(),
            &self.second_bias,
            self.heads.as_flattened(),
            &self.head_bias,
            self.skip.as_flattened(),
        ]
    }

    /// The same, to be changed.
    pub fn layers_mut(&mut self) -> [&mut [f32]; 7] {
        [
            self.first.as_flattened_mut(),
            &mut self.first_bias,
            self.second.as_flattened_mut(),
            &mut self.second_bias,
            self.heads.as_flattened_mut(),
            &mut self.head_bias,
            self.skip.as_flattened_mut(),
        ]
    }
}

/// A sum of products in [`LANES`] lanes.
#[inline(always)]
fn dot<const N: usize>(a: &[f32; N], b: &[f32; N]) -> f32 {
    let mut lanes = [0.0; LANES];
    for (a, b) in a.chunks_exact(LANES).zip(b.chunks_exact(LANES)) {
        lanes.iter_mut().zip(a.iter().zip(b)).for_each(|(sum, (a, b))| *sum += a * b);
    }
    lanes.iter().sum()
}

/// What a game's bots play for, one decision ahead.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Aim {
    /// Own points, where nobody can hinder another much.
    Points,
    /// The lead over the best of the others.
    Lead,
}

/// What stands before the weights of a file: one line of JSON.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Header {
    /// The game's id.
    pub game: String,
    /// The rules that it was learned by.
    pub rules_rev: u32,
    /// The meaning of the numbers.
    pub features_rev: u32,
    /// How many numbers there are, and the widths of the layers.
    pub sizes: [usize; 4],
    /// What it plays for.
    pub aim: Aim,
    /// The value of one step of each layer's weights.
    pub steps: [f32; 7],
    /// Games that it learned from.
    pub games: u64,
    /// The seed of these games.
    pub seed: u64,
    /// SHA-256 of the weights.
    pub sha256: String,
}

/// Why a file of weights cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NetError {
    /// The file is none, or damaged.
    #[error("this is no file of weights: {0}")]
    Broken(&'static str),
    /// It belongs to another game, or to other rules or numbers than today's.
    #[error("these weights are for {0}, not for {1}")]
    Other(String, String),
}

/// What weights must be made for.
fn purpose(game: &str, rules: u32, features: u32, sizes: [usize; 4]) -> String {
    format!("{game} by rules {rules} with features {features}, layers {sizes:?}")
}

fn purpose_of<G: Game>() -> String {
    purpose(G::INFO.id, G::INFO.rules_rev, G::LAYOUT.rev, [G::LAYOUT.len(), FIRST, SECOND, HEADS])
}

impl Net {
    /// The net as a file: a line of JSON, then all weights as 16-bit integers, the low byte first.
    #[must_use]
    pub fn to_bytes<G: Game>(&self, aim: Aim, games: u64, seed: u64) -> Vec<u8> {
        let mut weights = Vec::new();
        let mut steps = [0.0; 7];
        for (layer, step) in self.layers().into_iter().zip(&mut steps) {
            let most = layer.iter().fold(0.0_f32, |most, weight| most.max(weight.abs()));
            *step = most.max(f32::MIN_POSITIVE * 65_536.0) / f32::from(i16::MAX);
            let whole = layer.iter().map(|weight| (weight / *step).round() as i16);
            weights.extend(whole.flat_map(i16::to_le_bytes));
        }
        let header = Header {
            game: G::INFO.id.to_owned(),
            rules_rev: G::INFO.rules_rev,
            features_rev: G::LAYOUT.rev,
            sizes: [self.first.len(), FIRST, SECOND, HEADS],
            aim,
            steps,
            games,
            seed,
            sha256: hash(&weights),
        };
        let mut bytes = serde_json::to_vec(&header).expect("a header is plain data");
        bytes.push(b'\n');
        bytes.extend(weights);
        bytes
    }

    /// Reads a file of weights that is made for a game as it is today.
    ///
    /// # Errors
    /// If it is damaged, or made for something else.
    pub fn read<G: Game>(bytes: &[u8]) -> Result<(Self, Header), NetError> {
        let (header, weights) = Header::read(bytes)?;
        header.serves(purpose_of::<G>())?;
        Ok((header.net(weights)?, header))
    }

    /// Reads a file of weights that is made for the first of a game's numbers: for a layout to which blocks were added at the end.
    /// The weights of the numbers that came since are 0, so it judges as it did.
    ///
    /// # Errors
    /// If it is damaged, or made for something else than today's game but for the numbers.
    pub fn read_widened<G: Game>(bytes: &[u8]) -> Result<(Self, Header), NetError> {
        let (header, weights) = Header::read(bytes)?;
        let numbers = header.sizes[0].min(G::LAYOUT.len());
        header.serves(purpose(G::INFO.id, G::INFO.rules_rev, header.features_rev, [numbers, FIRST, SECOND, HEADS]))?;
        let mut net = header.net(weights)?;
        net.first.resize(G::LAYOUT.len(), [0.0; FIRST]);
        net.skip.resize(G::LAYOUT.len(), [0.0; HEADS]);
        Ok((net, header))
    }
}

impl Header {
    /// The first line of a file, and the weights after it.
    fn read(bytes: &[u8]) -> Result<(Self, &[u8]), NetError> {
        let end = bytes.iter().position(|byte| *byte == b'\n').ok_or(NetError::Broken("it has no first line"))?;
        let header =
            serde_json::from_slice(&bytes[..end]).map_err(|_| NetError::Broken("the first line is no header"))?;
        Ok((header, &bytes[end + 1..]))
    }

    fn serves(&self, wanted: String) -> Result<(), NetError> {
        let made = purpose(&self.game, self.rules_rev, self.features_rev, self.sizes);
        if made == wanted { Ok(()) } else { Err(NetError::Other(made, wanted)) }
    }

    /// The net of these weights; the layers have the sizes of this program.
    fn net(&self, weights: &[u8]) -> Result<Net, NetError> {
        if hash(weights) != self.sha256 {
            return Err(NetError::Broken("the weights are not those of the header"));
        }
        let mut net = Net::zero(self.sizes[0]);
        let mut whole = weights.chunks_exact(2).map(|two| i16::from_le_bytes([two[0], two[1]]));
        for (layer, step) in net.layers_mut().into_iter().zip(self.steps) {
            for weight in layer {
                *weight = f32::from(whole.next().ok_or(NetError::Broken("weights are missing"))?) * step;
            }
        }
        if whole.next().is_some() {
            return Err(NetError::Broken("there are more weights than the layers have"));
        }
        Ok(net)
    }
}

/// SHA-256 in hexadecimal digits.
#[must_use]
pub fn hash(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}
