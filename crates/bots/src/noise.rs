//! Noise, by which a bot takes what looks worse now and then.

use signoria_core::{Rng, SearchRng, below};

/// How much noise there is: of two options the odds are the exponential of what lies between them over the temperature, a share of
/// a win. At 0 there is none.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Temperature(pub(crate) f32);

impl Temperature {
    pub(crate) fn is_zero(self) -> bool {
        self.0 == 0.0
    }

    /// A share of a win as it counts beside the noise: where a game looks decided, shares hardly differ, and nobody plays without
    /// a care. What lies far from the even game is stretched by the logarithm of the odds.
    pub(crate) fn worth(self, value: f32) -> f32 {
        if self.is_zero() {
            return value;
        }
        let value = value.clamp(1e-6, 1.0 - 1e-6);
        0.25 * (value / (1.0 - value)).ln()
    }

    /// What is added to a share of a win, so that the greatest sum comes up as often as the temperature has it (Gumbel's noise).
    fn noise(self, rng: &mut SearchRng) -> f32 {
        if self.is_zero() {
            return 0.0;
        }
        let uniform = (rng.next_u32() as f32 + 0.5) / (u32::MAX as f32 + 1.0);
        -self.0 * (-uniform.min(1.0 - f32::EPSILON).ln()).ln()
    }

    /// Things with what they are worth, the greatest first; among equals a seeded draw decides. A share of a win is `scale` of
    /// what they are worth.
    pub(crate) fn ranked<T>(self, scale: f32, worth: impl Iterator<Item = (f32, T)>, rng: &mut SearchRng) -> Vec<T> {
        let mut keyed: Vec<_> =
            worth.map(|(worth, thing)| (worth + scale * self.noise(rng), below(rng, 1 << 30), thing)).collect();
        keyed.sort_by(|(a, k, _), (b, l, _)| b.total_cmp(a).then(k.cmp(l)));
        keyed.into_iter().map(|(.., thing)| thing).collect()
    }
}
