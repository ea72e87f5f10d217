//! Adam by hand: the first layer has a row for every number of a position, and only those that a batch has touched move.

use signoria_bots::learned::{HEADS, Net, SECOND};

/// How much of the gradients' means and squares is kept.
const MEAN: f32 = 0.9;
const SQUARE: f32 = 0.999;
/// Errors beyond this one count no more: now and then a game is lost by a hundred points.
const MOST: f32 = 1.5;
/// How much a wrong share of the win weighs beside a wrong number of points in its unit.
const SHARE: f32 = 0.12;

/// What is kept of the gradients.
#[derive(Clone, Debug)]
pub struct Adam {
    /// Means.
    pub mean: Net,
    /// Means of squares.
    pub square: Net,
    gradient: Net,
    touched: Vec<u16>,
    is_touched: Vec<bool>,
    /// Steps so far.
    pub steps: i32,
}

impl Adam {
    /// For a net with so many numbers.
    #[must_use]
    pub fn new(numbers: usize) -> Self {
        let zero = || Net::zero(numbers);
        Adam {
            mean: zero(),
            square: zero(),
            gradient: zero(),
            touched: Vec::new(),
            is_touched: vec![false; numbers],
            steps: 0,
        }
    }

    /// Adds the gradient of one example, as a part of a batch; returns the squared errors of points and lead in their unit.
    pub fn add(&mut self, net: &Net, numbers: &[(u16, f32)], wanted: [f32; HEADS], part: f32) -> [f32; 2] {
        let pass = net.pass(numbers);
        let share = 1.0 / (1.0 + (-pass.heads[2]).exp());
        let errors = [pass.heads[0] - wanted[0], pass.heads[1] - wanted[1], share - wanted[2]];
        let pull = [errors[0].clamp(-MOST, MOST) * part, errors[1].clamp(-MOST, MOST) * part, errors[2] * SHARE * part];
        let g = &mut self.gradient;
        let mut second = [0.0; SECOND];
        for (head, pull) in pull.iter().enumerate() {
            g.head_bias[head] += pull;
            let (row, weights) = (&mut g.heads[head], &net.heads[head]);
            for (k, second) in second.iter_mut().enumerate() {
                row[k] += pull * pass.second[k];
                *second += pull * weights[k];
            }
        }
        let mut first = [0.0; signoria_bots::learned::FIRST];
        for k in (0..SECOND).filter(|k| pass.second[*k] > 0.0) {
            let pull = second[k];
            g.second_bias[k] += pull;
            let (row, weights) = (&mut g.second[k], &net.second[k]);
            for (j, first) in first.iter_mut().enumerate() {
                row[j] += pull * pass.first[j];
                *first += pull * weights[j];
            }
        }
        for (j, first) in first.iter_mut().enumerate() {
            if pass.first[j] <= 0.0 {
                *first = 0.0;
            }
            g.first_bias[j] += *first;
        }
        for (at, value) in numbers {
            let i = usize::from(*at);
            if !self.is_touched[i] {
                self.is_touched[i] = true;
                self.touched.push(*at);
            }
            g.first[i].iter_mut().zip(&first).for_each(|(sum, pull)| *sum += value * pull);
            g.skip[i].iter_mut().zip(&pull).for_each(|(sum, pull)| *sum += value * pull);
        }
        [errors[0] * errors[0], errors[1] * errors[1]]
    }

    /// Moves the net by the gradients of the batch.
    pub fn step(&mut self, net: &mut Net, rate: f32) {
        self.steps += 1;
        let rate = rate * (1.0 - SQUARE.powi(self.steps)).sqrt() / (1.0 - MEAN.powi(self.steps));
        let (m, v, g) = (&mut self.mean, &mut self.square, &mut self.gradient);
        for at in self.touched.drain(..) {
            let i = usize::from(at);
            self.is_touched[i] = false;
            shift(&mut net.first[i], &mut m.first[i], &mut v.first[i], &mut g.first[i], rate);
            shift(&mut net.skip[i], &mut m.skip[i], &mut v.skip[i], &mut g.skip[i], rate);
        }
        // The first layer and the skip are done.
        let rest = net.layers_mut().into_iter().zip(m.layers_mut()).zip(v.layers_mut().into_iter().zip(g.layers_mut()));
        for ((weights, mean), (square, gradient)) in rest.skip(1).take(5) {
            shift(weights, mean, square, gradient, rate);
        }
    }
}

#[inline]
fn shift(weights: &mut [f32], mean: &mut [f32], square: &mut [f32], gradient: &mut [f32], rate: f32) {
    for (((w, m), v), g) in weights.iter_mut().zip(mean).zip(square).zip(gradient) {
        *m = MEAN * *m + (1.0 - MEAN) * *g;
        *v = SQUARE * *v + (1.0 - SQUARE) * *g * *g;
        *w -= rate * *m / (v.sqrt() + 1e-7);
        *g = 0.0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use signoria_core::search_rng;

    /// The gradient is that of the error: compared with differences for weights of every layer.
    #[test]
    fn gradients_are_those_of_the_error() {
        let mut rng = search_rng(3);
        let mut net = Net::new(12, 4.0, &mut rng);
        // Heads that say nothing pull at nothing.
        net.heads.as_flattened_mut().iter_mut().zip(0..).for_each(|(w, i)| *w = (i % 5) as f32 / 10.0 - 0.2);
        let numbers = [(1, 1.0), (4, 0.5), (7, -1.25), (4, 0.25)];
        let wanted = [0.3, -0.2, 1.0];
        let loss = |net: &Net| {
            let heads = net.pass(&numbers).heads;
            let share = 1.0 / (1.0 + (-heads[2]).exp());
            let squares = 0.5 * ((heads[0] - wanted[0]).powi(2) + (heads[1] - wanted[1]).powi(2));
            f64::from(squares - SHARE * share.ln())
        };
        let mut adam = Adam::new(12);
        adam.add(&net, &numbers, wanted, 1.0);
        let mut checked = 0;
        for layer in 0..7 {
            for at in (0..net.layers()[layer].len()).step_by(1 + net.layers()[layer].len() / 40) {
                let mut moved = [net.clone(), net.clone()];
                moved[0].layers_mut()[layer][at] += 1e-2;
                moved[1].layers_mut()[layer][at] -= 1e-2;
                let slope = (loss(&moved[0]) - loss(&moved[1])) / 2e-2;
                let found = f64::from(adam.gradient.layers()[layer][at]);
                assert!((slope - found).abs() < 2e-3 + 0.05 * slope.abs(), "layer {layer}, {at}: {found} for {slope}");
                checked += usize::from(found != 0.0);
            }
        }
        assert!(checked > 60, "{checked} gradients are not 0");
    }
}
