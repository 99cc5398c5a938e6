/** How a face is printed. */
export const LAYOUTS = [
  'arch',
  'bloom',
  'classic',
  'field',
  'medallion',
  'modernist',
  'plaque',
  'rays',
  'ribbon',
  'sash',
  'scatter',
  'side',
  'split',
  'type',
  'wave',
] as const;

export type LayoutName = (typeof LAYOUTS)[number];
