//! Random numbers for whoever stands outside the rules: dealers, searches, tests.

pub use rand_core::{Rng, SeedableRng};

/// The generator of searches and simulations: small and fast, never used for a game that counts.
pub type SearchRng = rand_xoshiro::Xoshiro256PlusPlus;

/// A search generator from a short seed.
#[must_use]
pub fn search_rng(seed: u64) -> SearchRng {
    SearchRng::seed_from_u64(seed)
}

/// A uniform integer in `0..n`, by multiplication with rejection (Lemire), on 32-bit words.
/// Own code, since the draws of a finished game must be checkable for ever; `dealer` has the test vectors.
#[inline]
pub fn below(rng: &mut (impl Rng + ?Sized), n: u32) -> u32 {
    debug_assert!(n > 0);
    let mut product = u64::from(rng.next_u32()) * u64::from(n);
    if (product as u32) < n {
        let reject = n.wrapping_neg() % n;
        while (product as u32) < reject {
            product = u64::from(rng.next_u32()) * u64::from(n);
        }
    }
    (product >> 32) as u32
}

/// One of the outcomes, each with the probability of its weight.
///
/// # Panics
/// If there is no outcome or all weights are 0.
#[inline]
pub fn pick_weighted<A: Copy>(outcomes: &[(A, u32)], rng: &mut (impl Rng + ?Sized)) -> A {
    let total: u32 = outcomes.iter().map(|(_, weight)| weight).sum();
    let mut left = below(rng, total);
    for (outcome, weight) in outcomes {
        if left < *weight {
            return *outcome;
        }
        left -= weight;
    }
    unreachable!("the draw is below the sum of the weights")
}
