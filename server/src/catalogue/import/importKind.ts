/** What a row tells of. In this order they are written, so that nothing points at what is not there yet. */
export const importKinds = ['store', 'vat', 'category', 'brand', 'product', 'price', 'stock'] as const;
export type ImportKind = (typeof importKinds)[number];

const plurals: Readonly<Record<string, ImportKind>> = {
  stores: 'store',
  categories: 'category',
  brands: 'brand',
  products: 'product',
  prices: 'price',
};

/** `products`, `product` or `Product`: the kind meant. */
export function kindOf(word: string): ImportKind | undefined {
  const lower = word.toLowerCase();
  return importKinds.find((kind) => kind === lower) ?? plurals[lower];
}

/** The kind that a file's name tells: `products.csv`, `2026-11-prices_ost.csv`. Undefined when it tells none or several. */
export function kindOfFile(name: string): ImportKind | undefined {
  const words = name.split(/[^A-Za-z]+/).flatMap((word) => kindOf(word) ?? []);
  const [kind, ...others] = new Set(words);
  return others.length === 0 ? kind : undefined;
}
