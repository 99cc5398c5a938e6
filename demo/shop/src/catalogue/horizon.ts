import { blockOf, blockStart } from './priceSpans.ts';
import type { Rules } from './rulesSchema.ts';

const daysBack = 120;
const daysAhead = 42;

/** The block prices begin with on a day: the lowest price of 30 days before an offer can be told at once. */
export function firstBlock(today: number, rules: Rules): number {
  return blockOf(today - daysBack, rules);
}

/** The block that is no longer needed on a day. */
export function lastBlock(today: number, rules: Rules): number {
  return blockOf(today + daysAhead, rules) + 1;
}

/** The day prices up to that block reach to. */
export function pricedUntil(block: number, rules: Rules): number {
  return blockStart(block, rules);
}

/** Whether prices up to a day are too few. */
export function isShort(until: number, today: number): boolean {
  return until < today + daysAhead;
}
