export interface CardBalance {
  readonly id: string;
  readonly balance: number;
}

/** An amount of one card. */
export interface CardPart {
  readonly giftCardId: string;
  readonly amount: number;
}

/** WAL-04: the whole amount off the cards, the first ones first; undefined where they do not hold as much. */
export function takeFrom(cards: readonly CardBalance[], amount: number): readonly CardPart[] | undefined {
  let left = amount;
  const parts = cards.flatMap(({ id: giftCardId, balance }) => {
    const part = Math.min(balance, left);
    left -= part;
    return part > 0 ? [{ giftCardId, amount: part }] : [];
  });
  return left > 0 ? undefined : parts;
}
