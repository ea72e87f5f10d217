//! What a die reaches with the workers at hand, computed once for the box (B5.1, B5.2).

use crate::Components;
use crate::data::cost;
use crate::pieces::Cell;
use crate::state::Player;

/// No change of a die costs more.
const DEAREST: usize = 3;

/// Tables by strong workers (knowledge 8), a free step (9 to 12), the rolled value and, up to [`DEAREST`], the workers.
#[derive(Clone, Debug)]
pub(crate) struct Reach {
    cost: [[[[u8; 7]; 7]; 2]; 2],
    /// Die numbers, bit `t - 1` for `t`.
    values: [[[[u8; DEAREST + 1]; 7]; 2]; 2],
    /// Spaces of the depots with these numbers.
    spaces: [[[[u32; DEAREST + 1]; 7]; 2]; 2],
    /// Hexes with these die numbers.
    cells: [[[[u64; DEAREST + 1]; 7]; 2]; 2],
}

impl Reach {
    pub(crate) fn of(tables: &Components) -> Self {
        let mut reach = Reach {
            cost: Default::default(),
            values: Default::default(),
            spaces: Default::default(),
            cells: Default::default(),
        };
        for (strong, free) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
            for from in 1..=6 {
                for to in 1..=6 {
                    let cost = cost(from as u8, to as u8, strong == 1, free == 1);
                    reach.cost[strong][free][from][to] = cost;
                    let numbered = (0..Cell::COUNT).filter(|c| usize::from(tables.dice[*c]) == to);
                    let cells: u64 = numbered.fold(0, |set, c| set | 1 << c);
                    for workers in usize::from(cost)..=DEAREST {
                        reach.values[strong][free][from][workers] |= 1 << (to - 1);
                        reach.spaces[strong][free][from][workers] |= 0b1111 << (4 * (to - 1));
                        reach.cells[strong][free][from][workers] |= cells;
                    }
                }
            }
        }
        reach
    }

    /// The hexes with this die number.
    #[inline]
    pub(crate) fn numbered(&self, number: u8) -> u64 {
        self.cells[0][0][usize::from(number)][0]
    }

    /// The die numbers that the player can afford with a die of this value, bit `t - 1` for `t`.
    #[inline]
    pub(crate) fn values(&self, player: &Player, die: u8) -> u8 {
        let workers = usize::from(player.workers).min(DEAREST);
        self.values[usize::from(player.knows(8))][0][usize::from(die)][workers]
    }

    /// The spaces of the depots whose numbers the player can afford with a die of this value.
    #[inline]
    pub(crate) fn spaces(&self, player: &Player, die: u8, free: bool) -> u32 {
        let workers = usize::from(player.workers).min(DEAREST);
        self.spaces[usize::from(player.knows(8))][usize::from(free)][usize::from(die)][workers]
    }

    /// The hexes whose die numbers the player can afford with a die of this value.
    #[inline]
    pub(crate) fn cells(&self, player: &Player, die: u8, free: bool) -> u64 {
        let workers = usize::from(player.workers).min(DEAREST);
        self.cells[usize::from(player.knows(8))][usize::from(free)][usize::from(die)][workers]
    }

    /// Workers that turn one value into another for this player.
    #[inline]
    pub(crate) fn cost(&self, player: &Player, from: u8, to: u8, free: bool) -> u8 {
        self.cost[usize::from(player.knows(8))][usize::from(free)][usize::from(from)][usize::from(to)]
    }
}
