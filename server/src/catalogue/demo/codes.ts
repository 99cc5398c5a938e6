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
export const referenceUnits = ['kg', 'l', '100g', '100ml', 'piece', 'wash', 'm'] as const;
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
export const storageCodes = ['ambient', 'cool', 'chilled', 'frozen'] as const;
export const fonts = ['serif', 'heritage', 'didone', 'modern', 'loud', 'heavy', 'script', 'round', 'fine'] as const;
export const layouts = ['arch', 'bloom', 'field', 'wave', 'type', 'rays', 'classic', 'sash', 'side'] as const;

export type AllergenCode = (typeof allergenCodes)[number];
export type ReferenceUnit = (typeof referenceUnits)[number];
export type LabelCode = (typeof labelCodes)[number];
export type StorageCode = (typeof storageCodes)[number];
