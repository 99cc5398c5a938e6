import type { MyProduct, Product } from '@trolley/contract';

/** So many rows of the flyout may be the shopper's own goods: the others are to discover. */
const mostOwn = 3;

export interface SuggestedProduct {
  readonly product: Product;
  readonly bought?: string;
}

/**
 * The goods of the flyout: first those that match and were bought before, with the day, then what the search found.
 * Which of their own goods match is decided here, by their names, so that no list of purchases leaves the browser.
 */
export function ownFirst(
  found: readonly Product[],
  own: readonly MyProduct[],
  term: string,
  most: number,
): readonly SuggestedProduct[] {
  const words = folded(term).split(' ').filter(Boolean);
  const dates = new Map(own.filter(({ purchased }) => purchased).map(({ product, at }) => [product.sku, at]));
  const mine = own
    .filter(({ product, purchased }) => purchased && words.length > 0 && words.every((word) => isCalled(product, word)))
    .slice(0, mostOwn)
    .map(({ product }) => product);
  const isMine = new Set(mine.map(({ sku }) => sku));
  return [...mine, ...found.filter(({ sku }) => !isMine.has(sku))].slice(0, most).map((product) => {
    const bought = dates.get(product.sku);
    return bought === undefined ? { product } : { product, bought };
  });
}

function isCalled({ name, brand, category }: Product, word: string): boolean {
  const words = folded(`${name} ${brand?.name ?? ''} ${category.name}`).split(' ');
  // A part of a German compound counts from four letters on: `milch` is in `Vollmilch`.
  return words.some((one) => one.startsWith(word) || (word.length >= 4 && one.includes(word)));
}

function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
