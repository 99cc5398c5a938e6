import type { Colours, PictureSpec } from './article.ts';
import type { Brand, Facts, Good } from './schema.ts';
import { stablePick } from './slug.ts';

interface Face {
  readonly sku: string;
  readonly good: Good;
  readonly brand: Brand;
  readonly facts: Facts;
  readonly name: string;
  readonly size: string;
  readonly seal: string | undefined;
}

/** A brand keeps its font, layouts and palettes across its range; the good brings shape and motif, a variant its colours. */
export function pictureSpec({ sku, good, brand, facts, name, size, seal }: Face): PictureSpec {
  const palette = brand.palettes[stablePick(brand.palettes.length, 'palette', good.id, name)] ?? brand.palettes[0];
  const layout = brand.layouts[stablePick(brand.layouts.length, 'layout', good.id)] ?? 'bloom';
  // A budget line looks the same from milk to soap; only its size and motif tell the goods apart.
  const plain = brand.ownLabel === 'budget';
  const own = plain ? [] : (facts.c ?? []);
  const c: Colours = [
    own[0] ?? palette?.[0] ?? '#333333',
    own[1] ?? palette?.[1] ?? '#ffffff',
    own[2] ?? palette?.[2] ?? '#ffffff',
    own[3] ?? palette?.[3] ?? '#ffffff',
  ];
  return {
    ...facts.look,
    key: sku,
    shape: facts.shape ?? 'box',
    brand: brand.name,
    font: brand.font,
    ...(brand.upper ? { upper: brand.upper } : {}),
    ...(brand.track ? { track: brand.track } : {}),
    name,
    size,
    layout: plain ? layout : (facts.layout ?? layout),
    motif: facts.motif,
    c,
    ...(seal ? { seal } : {}),
  };
}
