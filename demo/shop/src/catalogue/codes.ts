export type { AllergenCode, LabelCode, ReferenceUnit, StorageCode } from '@trolley/contract';
export { allergenCodes, labelCodes, referenceUnits, storageCodes } from '@trolley/contract';

export { LAYOUTS as layouts } from '../../../pictures/src/kit/label/layoutNames.ts';
export { BRAND_FONTS as fonts } from '../../../pictures/src/kit/text/fonts.ts';
