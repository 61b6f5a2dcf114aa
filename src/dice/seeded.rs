//! Dice from a generator: ChaCha with 8 rounds, named and pinned, so that a seed gives the same dice on every machine.
//!
//! Draws are documented and part of the contract: each die takes the next 32-bit word `w` of the stream and shows
//! `w * sides / 2^32 + 1`; the few words that would make some faces more likely are thrown away (Lemire's rejection).
//! Dice are drawn one by one in the order in which a rule asks for them, so earlier dice never depend on later ones.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// The name of the generator, as reports give it.
pub const GENERATOR: &str = "chacha8";

/// A seeded stream of faces.
#[derive(Clone, Debug)]
pub struct Seeded {
    generator: ChaCha8Rng,
}

impl Seeded {
    /// The dice of this seed and stream.
    #[must_use]
    pub fn new(seed: u64, stream: u64) -> Seeded {
        let mut generator = ChaCha8Rng::seed_from_u64(seed);
        generator.set_stream(stream);
        Seeded { generator }
    }

    /// Goes to the start of another stream of the same seed.
    pub fn go_to_stream(&mut self, stream: u64) {
        // At the start of a block nothing is drawn yet that another stream would draw otherwise.
        self.generator.set_word_pos(0);
        self.generator.set_stream(stream);
    }

    /// The next face of a die with so many sides.
    pub fn face(&mut self, sides: u32) -> u16 {
        let unfair = sides.wrapping_neg() % sides;
        loop {
            let wide = u64::from(self.generator.next_u32()) * u64::from(sides);
            let [low, high] = [wide & u64::from(u32::MAX), wide >> 32];
            if low >= u64::from(unfair) {
                return u16::try_from(high + 1).unwrap_or(u16::MAX);
            }
        }
    }
}

/// A fresh seed from the system.
///
/// # Errors
/// If the system gives no random bytes.
pub fn fresh_seed() -> Result<u64, String> {
    use rand::TryRng;
    rand::rngs::SysRng
        .try_next_u64()
        .map_err(|why| format!("the system gives no random seed ({why}); give one with --seed"))
}

#[cfg(test)]
mod tests {
    use super::{Seeded, fresh_seed};
    use rand_chacha::ChaCha8Rng;
    use rand_chacha::rand_core::{Rng, SeedableRng};

    /// Words that would favour some faces are thrown away, and no others. Of a die of 65000 sides that is one in 90
    /// thousand.
    #[test]
    fn a_face_is_the_next_fair_word() {
        const SIDES: u64 = 65_000;
        let (mut dice, mut words, mut thrown_away) = (Seeded::new(5, 0), ChaCha8Rng::seed_from_u64(5), 0);
        for _ in 0..400_000 {
            let fair = loop {
                let wide = u64::from(words.next_u32()) * SIDES;
                if wide % (1 << 32) >= (1 << 32) % SIDES {
                    break wide >> 32;
                }
                thrown_away += 1;
            };
            assert_eq!(u64::from(dice.face(65_000)), fair + 1);
        }
        assert!((1..10).contains(&thrown_away), "{thrown_away}");
    }

    #[test]
    fn no_two_fresh_seeds_are_the_same() {
        assert_ne!(fresh_seed().unwrap(), fresh_seed().unwrap());
    }

    #[test]
    fn a_stream_starts_anew_whatever_was_drawn_before() {
        let mut one = Seeded::new(7, 0);
        let first: Vec<u16> = (0..10).map(|_| one.face(6)).collect();
        one.go_to_stream(3);
        assert_eq!((0..10).map(|_| one.face(6)).collect::<Vec<_>>(), {
            let mut direct = Seeded::new(7, 3);
            (0..10).map(|_| direct.face(6)).collect::<Vec<_>>()
        });
        one.go_to_stream(0);
        assert_eq!((0..10).map(|_| one.face(6)).collect::<Vec<_>>(), first);
    }

    /// Chi-square of a million dice, inside the 99.9 % band for 5 and for 99 degrees of freedom.
    #[test]
    fn a_million_dice_are_fair() {
        for (sides, most) in [(6, 20.52), (100, 148.23)] {
            let mut dice = Seeded::new(1, 0);
            let mut counts = vec![0_f64; sides as usize];
            for _ in 0..1_000_000 {
                counts[dice.face(sides) as usize - 1] += 1.0;
            }
            let wanted = 1_000_000.0 / f64::from(sides);
            let off: f64 = counts.iter().map(|count| (count - wanted).powi(2) / wanted).sum();
            assert!(off < most, "d{sides}: {off}");
        }
    }
}
