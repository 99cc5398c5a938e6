/** What a brand may be set in; `small` sets names and sizes. */
export const BRAND_FONTS = [
  'serif',
  'heritage',
  'didone',
  'modern',
  'loud',
  'heavy',
  'script',
  'round',
  'fine',
  'slab',
  'brush',
  'deco',
  'elegant',
  'hand',
  'bubbly',
  'narrow',
] as const;

type BrandFont = (typeof BRAND_FONTS)[number];
export type Font = BrandFont | 'small';
