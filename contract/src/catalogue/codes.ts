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

/** What a base price refers to; one per category, so that a shelf can be compared. */
export const referenceUnits = ['kg', 'l', '100g', '100ml', 'piece', 'wash', 'm'] as const;
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
] as const;
export type LabelCode = (typeof labelCodes)[number];

export const storageCodes = ['ambient', 'cool', 'chilled', 'frozen'] as const;
export type StorageCode = (typeof storageCodes)[number];

/** `ageRestricted` can be bought, and the age is checked in the cart and at the door. */
export const availabilities = ['available', 'ageRestricted', 'temporarilyUnavailable', 'unavailable'] as const;
export type Availability = (typeof availabilities)[number];

export function isOrderable(availability: Availability): boolean {
  return availability === 'available' || availability === 'ageRestricted';
}
