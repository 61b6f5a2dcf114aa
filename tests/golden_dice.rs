//! The dice of a seed are part of the contract: they change only with a new version of the program that says so.

use sawbones::dice::seeded::Seeded;

fn faces(dice: &mut Seeded, count: usize, sides: u32) -> Vec<u16> {
    (0..count).map(|_| dice.face(sides)).collect()
}

#[test]
fn seed_42() {
    let mut dice = Seeded::new(42, 0);
    assert_eq!(faces(&mut dice, 20, 6), SIX);
    assert_eq!(faces(&mut dice, 5, 100), HUNDRED);
    assert_eq!(faces(&mut Seeded::new(42, 17), 10, 6), STREAM_17);
    assert_eq!(faces(&mut Seeded::new(u64::MAX, u64::MAX), 5, 1000), LAST);
}

const SIX: [u16; 20] = [2, 5, 1, 6, 5, 3, 3, 4, 5, 2, 4, 1, 2, 2, 1, 5, 4, 5, 5, 2];
const HUNDRED: [u16; 5] = [54, 51, 38, 91, 59];
const STREAM_17: [u16; 10] = [5, 4, 5, 5, 4, 3, 3, 2, 6, 5];
const LAST: [u16; 5] = [557, 207, 109, 372, 502];

#[test]
fn earlier_dice_do_not_depend_on_later_ones() {
    let (mut one, mut other) = (Seeded::new(9, 0), Seeded::new(9, 0));
    let first = faces(&mut one, 3, 6);
    faces(&mut one, 1, 20);
    assert_eq!(faces(&mut other, 3, 6), first);
}
