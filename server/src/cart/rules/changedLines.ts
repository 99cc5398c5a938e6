import type { CartPatch, LineItem } from '@trolley/contract';
import type { CartLine } from './document.ts';

export type ChangedLines = Pick<CartPatch, 'changedLineItems' | 'removedLineItemIds'>;

/**
 * What became of the lines, where the products they show are the same before and after: then a line is shown as before
 * as long as it is the same object. Undefined where lines that stayed the same have changed places.
 */
export function changedLines(
  before: readonly CartLine[],
  after: readonly CartLine[],
  shown: readonly LineItem[],
): ChangedLines | undefined {
  const [old, now] = betweenEqual(before, after);
  if (old.length === 0 && now.length === 0) return { changedLineItems: [], removedLineItemIds: [] };
  const [known, kept] = [new Set(old), new Set(now)];
  const stayed = now.filter((line) => known.has(line));
  if (old.filter((line) => kept.has(line)).some((line, at) => line !== stayed[at])) return undefined;
  const still = new Set(now.map(({ sku }) => sku));
  const changed = new Set(now.flatMap((line) => (known.has(line) ? [] : [line.sku])));
  return {
    changedLineItems: shownOf(changed, shown),
    removedLineItemIds: old.flatMap(({ sku }) => (still.has(sku) ? [] : [sku])),
  };
}

function shownOf(skus: ReadonlySet<string>, shown: readonly LineItem[]): ChangedLines['changedLineItems'] {
  const items: ChangedLines['changedLineItems'] = [];
  for (let at = 0; at < shown.length && items.length < skus.size; at++) {
    const line = shown[at];
    if (line && skus.has(line.lineItemId)) items.push({ at, line });
  }
  return items;
}

/** Without what is the same at the beginning and at the end: of a long cart a line or two are left. */
function betweenEqual(
  before: readonly CartLine[],
  after: readonly CartLine[],
): readonly [readonly CartLine[], readonly CartLine[]] {
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before[from] === after[from]) from += 1;
  let behind = 0;
  while (behind < shorter - from && before.at(-1 - behind) === after.at(-1 - behind)) behind += 1;
  return [before.slice(from, before.length - behind), after.slice(from, after.length - behind)];
}
