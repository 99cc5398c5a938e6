import { mix } from '../../../pictures/src/kit/paper/colour.ts';
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
  /** It is the organic one of a brand that sells the plain one too. */
  readonly besidePlain: boolean;
  /** Beside the largest pack of the same good. */
  readonly scale: number;
}

/** A brand keeps its font, layouts and palettes across its range; the good brings shape and motif, a variant its colours. */
export function pictureSpec(face: Face): PictureSpec {
  const { sku, good, brand, facts, name, size, seal, besidePlain, scale } = face;
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
    ...(besidePlain && organicParts[facts.shape ?? '']),
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
    c: besidePlain ? organicColours(c, own.length > 0) : c,
    ...(seal ? (besidePlain ? { band: seal } : { seal }) : {}),
    ...(scale < 1 && { scale }),
  };
}

const leaf = '#4d7d2b';
const unbleached = '#f3e9cc';

/** Leaf green on unbleached paper; where colours tell the flavour, only the paper is another. */
function organicColours([base, accent, ink, paper]: Colours, isFlavour: boolean): Colours {
  return isFlavour
    ? [base, accent, ink, mix(paper, unbleached, 0.8)]
    : [mix(base, leaf, 0.8), accent, '#24401a', unbleached];
}

/** What is not printed on: trays of pulp, nets of green yarn, card as it comes from the mill. */
const organicParts: Readonly<Record<string, object>> = {
  tray: { tray: '#b08a5c' },
  net: { net: '#5f9136' },
  punnet: { card: '#b98f5e' },
  loose: { sticker: 1 },
  loaf: { sticker: 1 },
  'tin-loaf': { sticker: 1 },
  'soda-loaf': { sticker: 1 },
};
