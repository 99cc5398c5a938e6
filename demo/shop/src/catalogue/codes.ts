export type { AllergenCode, LabelCode, ReferenceUnit, StorageCode } from '@trolley/contract';
export { allergenCodes, labelCodes, referenceUnits, storageCodes } from '@trolley/contract';

export { LAYOUTS as layouts } from '../../../pictures/src/kit/label/layoutNames.ts';
export { BRAND_FONTS as fonts } from '../../../pictures/src/kit/text/fonts.ts';

/** How a good comes to the table. */
export const servedAs = [
  ...(['yoghurt', 'pudding', 'cereal', 'milk', 'juice', 'cola', 'water', 'beer'] as const),
  ...(['redWine', 'whiteWine', 'roseWine', 'coffee', 'tea', 'cocoa', 'pasta', 'rice'] as const),
  ...(['bread', 'spread', 'butter', 'coldCuts', 'cheese', 'iceCream', 'pizza'] as const),
] as const;
export type ServedAs = (typeof servedAs)[number];
