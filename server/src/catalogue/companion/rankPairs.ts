/** Two products that were bought in one order, and by how many people: together, and each at all. */
export interface BoughtPair {
  readonly sku: string;
  readonly other: string;
  readonly buyers: number;
  readonly skuBuyers: number;
  readonly otherBuyers: number;
}

/** What was bought together with a product, best first. */
export interface BoughtTogether {
  readonly sku: string;
  readonly skus: readonly string[];
}

/**
 * The best companions of each product. By the share of people who bought both among those who bought one or the other
 * (cosine), so that what is in every basket does not stand beside everything.
 */
export function rankPairs(pairs: readonly BoughtPair[], most: number): readonly BoughtTogether[] {
  const bySku = new Map<string, { readonly sku: string; readonly score: number }[]>();
  const put = (of: string, sku: string, score: number) => {
    const list = bySku.get(of);
    if (list) list.push({ sku, score });
    else bySku.set(of, [{ sku, score }]);
  };
  for (const { sku, other, buyers, skuBuyers, otherBuyers } of pairs) {
    const score = buyers / Math.sqrt(skuBuyers * otherBuyers);
    put(sku, other, score);
    put(other, sku, score);
  }
  return [...bySku]
    .map(([sku, list]) => ({
      sku,
      skus: list
        .sort((a, b) => b.score - a.score || (a.sku < b.sku ? -1 : 1))
        .slice(0, most)
        .map((one) => one.sku),
    }))
    .sort((a, b) => (a.sku < b.sku ? -1 : 1));
}
