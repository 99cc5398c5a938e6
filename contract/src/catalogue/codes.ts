/** The 14 allergens of Regulation (EU) 1169/2011, annex II. */
export const allergenCodes = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soy',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const;
export type AllergenCode = (typeof allergenCodes)[number];

/** Units of base prices. A category names the one its products are shown by where they are measured so. */
export const referenceUnits = [
  'kg',
  'l',
  '100g',
  '100ml',
  'piece',
  '100pieces',
  'wash',
  'm',
  'm2',
  '100sheets',
] as const;
export type ReferenceUnit = (typeof referenceUnits)[number];

export const labelCodes = [
  'organic',
  'vegan',
  'vegetarian',
  'gluten-free',
  'lactose-free',
  'regional',
  'fairtrade',
  'no-added-sugar',
  'high-protein',
  'sustainable-fishing',
  'animal-welfare',
  'alcohol-free',
  'returnable',
  'unscented',
  'eco-label',
] as const;
export type LabelCode = (typeof labelCodes)[number];

/** Labels people filter by because of what they eat, or do not. */
export const dietLabels = [
  'vegan',
  'vegetarian',
  'lactose-free',
  'gluten-free',
  'no-added-sugar',
] as const satisfies readonly LabelCode[];

/** Labels that only a certification scheme can give: without one they are banned (Directive (EU) 2024/825). */
export const certifiedLabels = [
  'organic',
  'fairtrade',
  'sustainable-fishing',
  'animal-welfare',
  'eco-label',
] as const satisfies readonly LabelCode[];

export const storageCodes = ['ambient', 'cool', 'chilled', 'frozen'] as const;
export type StorageCode = (typeof storageCodes)[number];

/** `ageRestricted` can be bought; the age is asked for in the cart and checked at delivery. */
export const availabilities = ['available', 'ageRestricted', 'temporarilyUnavailable', 'unavailable'] as const;
export type Availability = (typeof availabilities)[number];

export function isOrderable(availability: Availability): boolean {
  return availability === 'available' || availability === 'ageRestricted';
}
