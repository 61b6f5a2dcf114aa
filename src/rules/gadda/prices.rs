//! What the means of healing cost, and the talents that go with them.

use crate::rulebook::Rule;

/// The prices.
pub static PRICES: Rule = Rule::new(
    "gadda.prices",
    "Salves, elixirs, antidotes and the Revival potion have their prices, ingredients and makers; see 'table prices'.",
);

/// Something that can be bought, or made from its ingredients.
#[derive(Debug, PartialEq, Eq)]
pub struct Ware {
    /// Its name.
    pub name: &'static str,
    /// What it is made of.
    pub ingredients: &'static [Ingredient],
    /// How many weeks it takes to make, where the source says so.
    pub weeks: Option<u32>,
    /// What a dose costs, in dollars.
    pub price: u32,
    /// Who can make it.
    pub maker: &'static str,
}

/// Something that goes into a ware.
#[derive(Debug, PartialEq, Eq)]
pub struct Ingredient {
    /// How many doses.
    pub doses: u32,
    /// Of what; none for common materials.
    pub of: Option<&'static str>,
    /// What each costs, in dollars.
    pub each: u32,
}

const fn materials(cost: u32) -> Ingredient {
    Ingredient { doses: 1, of: None, each: cost }
}

const fn doses(doses: u32, of: &'static str, each: u32) -> Ingredient {
    Ingredient { doses, of: Some(of), each }
}

const ALCHEMY: &str = "Alchemy";

/// Everything with a price.
pub static WARES: &[Ware] = &[
    Ware {
        name: "Healing Salve",
        ingredients: &[materials(107)],
        weeks: Some(1),
        price: 150,
        maker: "Chemist or Master Physicker",
    },
    Ware { name: "Healing Elixir", ingredients: &[materials(340)], weeks: None, price: 600, maker: ALCHEMY },
    Ware { name: "Elixir of Health", ingredients: &[materials(1300)], weeks: None, price: 2800, maker: ALCHEMY },
    Ware {
        name: "Poison Antidote (one named poison)",
        ingredients: &[materials(185)],
        weeks: None,
        price: 250,
        maker: "Chemist",
    },
    Ware {
        name: "Universal Antidote",
        ingredients: &[doses(5, "Simple Poison", 120), doses(1, "Corrosive Poison", 500)],
        weeks: Some(10),
        price: 2500,
        maker: ALCHEMY,
    },
    Ware {
        name: "Revival potion",
        ingredients: &[
            doses(4, "Universal Antidote", 2500),
            doses(20, "Increase ST", 450),
            doses(1, "Increase IQ", 600),
            materials(400),
        ],
        weeks: Some(20),
        price: 65_000,
        maker: ALCHEMY,
    },
];

/// A talent for healing.
#[derive(Debug, PartialEq, Eq)]
pub struct Talent {
    /// Its name.
    pub name: &'static str,
    /// What it costs, in points.
    pub points: u32,
    /// The talent that must be had before.
    pub needs: Option<&'static str>,
}

/// The talents.
pub static TALENTS: &[Talent] = &[
    Talent { name: "Barber", points: 1, needs: None },
    Talent { name: "Physicker", points: 2, needs: Some("Barber") },
    Talent { name: "Master Physicker", points: 2, needs: Some("Physicker") },
];

impl Ware {
    /// What all ingredients cost together, in dollars.
    #[must_use]
    pub fn cost(&self) -> u32 {
        self.ingredients.iter().map(|ingredient| ingredient.doses * ingredient.each).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::{TALENTS, WARES};

    #[test]
    fn ingredients_cost_less_than_what_is_made_of_them() {
        let costs: Vec<u32> = WARES.iter().map(super::Ware::cost).collect();
        assert_eq!(costs, [107, 340, 1300, 185, 1100, 20_000]);
        assert!(WARES.iter().all(|ware| ware.cost() < ware.price));
    }

    #[test]
    fn each_talent_needs_the_one_before() {
        for pair in TALENTS.windows(2) {
            assert_eq!(pair[1].needs, Some(pair[0].name));
        }
    }
}
