/** So many of a product. */
export interface Counted<P> {
  readonly product: P;
  readonly quantity: number;
}

export interface CartDifference<P> {
  readonly added: readonly Counted<P>[];
  readonly removed: readonly Counted<P>[];
}

/** What has become more and what less between two states of a cart; each product is in at most one of the lists. */
export function cartDifference<P extends { readonly sku: string }>(
  before: readonly Counted<P>[],
  after: readonly Counted<P>[],
): CartDifference<P> {
  const had = bySku(before);
  const has = bySku(after);
  const added: Counted<P>[] = [];
  const removed: Counted<P>[] = [];
  for (const [sku, { product, quantity }] of has) {
    const more = quantity - (had.get(sku)?.quantity ?? 0);
    if (more > 0) added.push({ product, quantity: more });
    if (more < 0) removed.push({ product, quantity: -more });
  }
  for (const [sku, line] of had) if (!has.has(sku) && line.quantity > 0) removed.push(line);
  return { added, removed };
}

function bySku<P extends { readonly sku: string }>(lines: readonly Counted<P>[]): Map<string, Counted<P>> {
  const all = new Map<string, Counted<P>>();
  for (const { product, quantity } of lines) {
    const known = all.get(product.sku);
    all.set(product.sku, { product, quantity: quantity + (known?.quantity ?? 0) });
  }
  return all;
}
