/** The shelves of any grocer. What a word means is, first of all, on which of them it lies. */
export const aisles = [
  'produce',
  'nuts',
  'dairy',
  'dessert',
  'meat',
  'fish',
  'bread',
  'cake',
  'pantry',
  'sauce',
  'tin',
  'spread',
  'cereal',
  'sweets',
  'ice',
  'snack',
  'drink',
  'hotdrink',
  'alcohol',
  'dish',
  'baby',
  'pet',
  'care',
  'babycare',
  'home',
  'stuff',
] as const;

export type Aisle = (typeof aisles)[number];

/** How much a word decides what a thing is, from what others merely taste of to what nothing else overrules. */
export const strengths = { flavour: 1, basic: 2, made: 3, form: 4 } as const;

export type KindWords = Readonly<Partial<Record<Aisle, Readonly<Partial<Record<keyof typeof strengths, string>>>>>>;
