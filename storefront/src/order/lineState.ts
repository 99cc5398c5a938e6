import type { OrderLine } from '@trolley/contract';

/** What became of a line: as ordered (or nobody knows yet), fewer, none. */
export type LineOutcome = 'ordered' | 'fewer' | 'missing';

export interface LineState {
  readonly outcome: LineOutcome;
  /** Pieces that came, or will. */
  readonly quantity: number;
  readonly grams?: number;
  readonly price: number;
  /** The price follows the weight, and nobody has weighed it yet. */
  readonly isAbout: boolean;
}

/** A line of an order as it stands: before picking what was ordered, afterwards what there was. */
export function lineState({ quantity, linePrice, weighed, stepGrams, picked }: OrderLine): LineState {
  if (!picked) return { outcome: 'ordered', quantity, price: linePrice, isAbout: weighed };
  const { grams, substitute } = picked;
  // Pieces of something else are not fewer than so many grams.
  const isFewer = picked.quantity < quantity && !(stepGrams !== undefined && substitute);
  const outcome = picked.quantity === 0 ? 'missing' : isFewer ? 'fewer' : 'ordered';
  return {
    outcome,
    quantity: picked.quantity,
    price: picked.linePrice,
    isAbout: false,
    ...(grams !== undefined && grams > 0 && { grams }),
  };
}
