import type { OrderLine } from '@trolley/contract';

/** How a line was picked: as ordered (also before picking), fewer, none. */
export type LineOutcome = 'ordered' | 'fewer' | 'missing';

export interface LineState {
  readonly outcome: LineOutcome;
  /** Pieces that came, or will. */
  readonly quantity: number;
  readonly grams?: number;
  readonly price: number;
  /** The price depends on the weight, which is not known before picking. */
  readonly isAbout: boolean;
}

/** A line of an order as it stands: before picking what was ordered, afterwards what there was. */
export function lineState({ quantity, linePrice, weighed, stepGrams, picked }: OrderLine): LineState {
  if (!picked) return { outcome: 'ordered', quantity, price: linePrice, isAbout: weighed };
  const { grams, substitute } = picked;
  // Pieces of a substitute cannot be compared with steps of grams.
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
