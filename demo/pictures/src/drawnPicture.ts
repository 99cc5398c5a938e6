import { createHash } from 'node:crypto';
import type { DrawnPicture } from '@trolley/server/demo';
import type { PictureSpec } from './kit/spec.ts';
import { pictureHash } from './pictureHash.ts';
import { stockLook } from './stockLook.ts';

/** Colours that read well on each other: base, accent, ink, paper. */
const palettes = [
  ['#1f5f4a', '#f2b84b', '#12332a', '#f6f1e4'],
  ['#23477a', '#f0c64f', '#14284a', '#f4f2ec'],
  ['#8c2f39', '#f0d9a8', '#4a151c', '#fbf4ea'],
  ['#d9822b', '#2f4a3a', '#5a2f08', '#fdf5e6'],
  ['#5a3b6e', '#e8c7d8', '#331f42', '#f7f2f7'],
  ['#2c6e73', '#f3d9b1', '#123a3d', '#f2f6f3'],
  ['#6b7f2e', '#f4e3a1', '#333d12', '#f8f6e8'],
  ['#3b4252', '#e5a54b', '#1f2430', '#f3f3f1'],
] as const;
const fonts = ['serif', 'heritage', 'modern', 'slab', 'round', 'elegant', 'narrow', 'heavy'] as const;
const layouts = ['type', 'classic', 'modernist', 'split', 'sash', 'plaque'] as const;
const shapes = ['box', 'boxTall', 'boxSlim'] as const;

/**
 * A pack with the product's name on it, for products that come without a photo: in the shape that such things have, or
 * plain where nobody knows; a brand keeps its look.
 */
export function drawnPicture(product: {
  readonly sku: string;
  readonly name: string;
  readonly brandName?: string;
  readonly pack: string;
  readonly category?: string;
}): DrawnPicture {
  const { name, brandName, pack } = product;
  const plain = withoutSize(name);
  const look = lookOf(brandName ?? plain);
  const pick = <List extends readonly [unknown, ...unknown[]]>(from: List, byte: number): List[number] =>
    from[(look[byte] ?? 0) % from.length];
  const [base, accent, ink, paper] = pick(palettes, 0);
  const { shape, motif, filling, parts, count } = stockLook(plain, product.category) ?? { shape: pick(shapes, 3) };
  const spec: PictureSpec = {
    key: product.sku,
    shape,
    brand: cut(brandName ?? '', 28),
    font: pick(fonts, 1),
    name: cut(brandName === undefined ? plain : name, 60),
    ...(pack !== '' && pack.length <= 16 && { size: pack }),
    layout: brandName === undefined ? 'modernist' : pick(layouts, 2),
    ...(motif !== undefined && { motif }),
    ...(filling && { filling }),
    ...(parts && { parts }),
    ...(count !== undefined && { count }),
    colours: { base, accent, ink, paper },
  };
  return { hash: pictureHash(spec), spec };
}

const size =
  /(^|[\s,(])(\d+\s?[x×]\s?)?\d+([.,]\d+)?\s?(kg|g|dag|mg|l|ml|cl|dl|m|cm|mm|stk|stück|st|er|pcs)\b\.?\)?/giu;

/** The pack says its size elsewhere. A name that is nothing but a size stays as it is. */
function withoutSize(name: string): string {
  const rest = name
    .replace(size, ' ')
    .replace(/["„“”]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,.-]+|[\s,-]+$/gu, '');
  return /\p{L}/u.test(rest) ? rest : name;
}

const looks = new Map<string, Buffer>();

/** Bytes that are always the same for a brand; there are few brands for many products. */
function lookOf(brandName: string): Buffer {
  const known = looks.get(brandName);
  if (known) return known;
  const look = createHash('sha256').update(brandName).digest();
  looks.set(brandName, look);
  return look;
}

/** As many whole words as fit. */
function cut(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const end = text.lastIndexOf(' ', longest);
  return Array.from(text.slice(0, end > 0 ? end : longest))
    .join('')
    .trim();
}
