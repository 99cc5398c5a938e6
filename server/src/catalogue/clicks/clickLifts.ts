/** Of fewer recent clicks nothing is learned: twenty far down, eighty on the first place. */
export const enoughClicks = 20;
/** What differs by less of the most stays as it is: nobody would see it, and every process loads what changes. */
const leastChange = 0.1;

/** A product of a term, with its recent clicks and those of the whole term (0: too few), and what they add now. */
export interface ClickedProduct {
  readonly term: string;
  readonly sku: string;
  readonly recent: number;
  readonly total: number;
  readonly lift: number;
}

export type ClickLift = Pick<ClickedProduct, 'term' | 'sku' | 'lift'>;

/**
 * What clicks add to the popularity of a product where this is searched for: its share of them, of the most that clicks
 * may add. The fewer there are, the less they say.
 */
export function liftOf({ recent, total }: Pick<ClickedProduct, 'recent' | 'total'>, most: number): number {
  return total < enoughClicks ? 0 : Math.round((most * recent) / (total + enoughClicks));
}

/** What is another lift from now on; 0: none any more. */
export function changedLifts(products: readonly ClickedProduct[], most: number): readonly ClickLift[] {
  return products.flatMap(({ term, sku, lift: before, ...clicks }) => {
    const lift = liftOf(clicks, most);
    const isOther = lift === 0 ? before > 0 : Math.abs(lift - before) >= most * leastChange;
    return isOther ? [{ term, sku, lift }] : [];
  });
}
