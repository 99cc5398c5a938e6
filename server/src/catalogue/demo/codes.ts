export type { AllergenCode, LabelCode, ReferenceUnit, StorageCode } from '@trolley/contract';
export { allergenCodes, labelCodes, referenceUnits, storageCodes } from '@trolley/contract';

export { LAYOUTS as layouts } from '../../picture/kit/label/layoutNames.ts';
export { BRAND_FONTS as fonts } from '../../picture/kit/text/fonts.ts';
