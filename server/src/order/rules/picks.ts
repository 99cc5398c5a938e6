import type { AttemptLine } from '../../checkout/attempt.ts';

/** What was really put into the bag for a line. */
export interface LinePick {
  readonly lineItemId: string;
  /** Pieces, at most what was ordered; 0: it was not there. */
  readonly quantity: number;
  /** Of weighed goods, all pieces together; without it they are taken for what was ordered. */
  readonly grams?: number;
}

/** What is wrong with a list of picks, for the person who made it; nothing where it can be taken. */
export function problemsOf(lines: readonly AttemptLine[], picks: readonly LinePick[]): readonly string[] {
  const seen = new Set<string>();
  return picks.flatMap(({ lineItemId, quantity, grams }) => {
    const line = lines.find((one) => one.lineItemId === lineItemId);
    if (!line) return [`${lineItemId}: was not ordered`];
    if (seen.has(lineItemId)) return [`${lineItemId}: stands there twice`];
    seen.add(lineItemId);
    if (!Number.isSafeInteger(quantity) || quantity < 0 || quantity > line.quantity)
      return [`${lineItemId}: expected a quantity between 0 and ${line.quantity}`];
    if (grams === undefined) return [];
    if (line.kiloPrice === undefined) return [`${lineItemId}: is not weighed`];
    const isWeight = Number.isSafeInteger(grams) && grams > 0 && grams <= mostGrams;
    return isWeight && quantity > 0 ? [] : [`${lineItemId}: expected grams between 1 and ${mostGrams}, and pieces`];
  });
}

/** More is a mistake of the scales. */
const mostGrams = 1_000_000;
