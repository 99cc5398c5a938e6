import type { Substitute } from '@trolley/contract';
import type { AttemptLine } from '../../sale/attempt.ts';

/** What was really put into the bag for a line. */
export interface LinePick {
  readonly lineItemId: string;
  /** Pieces, at most what was ordered; 0: it was not there. */
  readonly quantity: number;
  /** Of weighed goods, all pieces together. */
  readonly grams?: number;
  /** Something else instead, for the whole line; its deposit is that of one piece. */
  readonly substitute?: Substitute;
  /** The customer was asked, and pays what the substitute costs. */
  readonly dearer?: boolean;
}

/**
 * What is wrong with a list of picks, for the person who made it; nothing where it can be taken. Lines it does not name
 * are as ordered, but weighed goods need their weight.
 */
export function problemsOf(lines: readonly AttemptLine[], picks: readonly LinePick[]): readonly string[] {
  const seen = new Set<string>();
  const proven = Math.max(0, ...lines.map(({ minAge = 0 }) => minAge));
  const named = picks.flatMap((pick) => {
    const { lineItemId } = pick;
    const line = lines.find((one) => one.lineItemId === lineItemId);
    if (!line) return [`${lineItemId}: was not ordered`];
    if (seen.has(lineItemId)) return [`${lineItemId}: stands there twice`];
    seen.add(lineItemId);
    const problem = amountProblem(line, pick) ?? substituteProblem(line, pick) ?? ageProblem(proven, pick);
    return problem === undefined ? [] : [`${lineItemId}: ${problem}`];
  });
  const unweighed = lines.flatMap((line) => {
    const pick = picks.find(({ lineItemId }) => lineItemId === line.lineItemId);
    return isUnweighed(line, pick) ? [`${line.lineItemId}: ${line.name} is weighed: expected grams`] : [];
  });
  return [...named, ...unweighed];
}

const isUnweighed = ({ kiloPrice }: AttemptLine, pick: LinePick | undefined): boolean =>
  kiloPrice !== undefined && !pick?.substitute && pick?.quantity !== 0 && pick?.grams === undefined;

function amountProblem(line: AttemptLine, { quantity, grams, substitute }: LinePick): string | undefined {
  if (!Number.isSafeInteger(quantity) || quantity < 0 || quantity > line.quantity)
    return `expected a quantity between 0 and ${line.quantity}`;
  if (grams === undefined) return undefined;
  if ((substitute ?? line).kiloPrice === undefined) return 'is not weighed';
  const isWeight = Number.isSafeInteger(grams) && grams > 0 && grams <= mostGrams;
  return isWeight && quantity > 0 ? undefined : `expected grams between 1 and ${mostGrams}, and pieces`;
}

function substituteProblem(line: AttemptLine, { quantity, grams, substitute, dearer }: LinePick): string | undefined {
  if (!substitute) return dearer === undefined ? undefined : 'only a substitute can be dearer';
  if (line.substitution === 'none') return 'the customer wants no substitute';
  if (quantity === 0) return 'a substitute has pieces';
  if (substitute.sku === line.sku) return 'that is what was ordered';
  if (substitute.kiloPrice !== undefined && grams === undefined) return `${substitute.sku} is weighed: expected grams`;
  if (substitute.deposit * quantity > agreedFor(line, quantity).whole)
    return `the deposit of ${substitute.sku} is more than what was agreed`;
  return undefined;
}

/** A substitute must not ask for an age at the door that the order did not ask for. */
function ageProblem(proven: number, { substitute }: LinePick): string | undefined {
  const { sku, minAge = 0 } = substitute ?? {};
  return minAge > proven ? `${sku} is sold from the age of ${minAge}, and nothing in the order was` : undefined;
}

/** What so many pieces of a line were to cost, and that with their deposit. */
export function agreedFor({ linePrice, deposit, quantity }: AttemptLine, pieces: number) {
  const price = Math.floor((linePrice * pieces) / quantity);
  const ofBottles = (deposit / quantity) * pieces;
  return { price, whole: price + ofBottles };
}

/** More is a mistake of the scales. */
const mostGrams = 1_000_000;
