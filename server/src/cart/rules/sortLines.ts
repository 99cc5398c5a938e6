import type { LineItem } from '@trolley/contract';
import type { CartLine } from './document.ts';
import type { Good, Goods } from './goods.ts';
import { pieceOf } from './priceCart.ts';

/** A line that can be bought, as it is shown. */
export interface GoodLine {
  readonly line: CartLine;
  readonly good: Good;
  readonly quantity: number;
  readonly item: LineItem;
}

interface SortedLines {
  /** As they are shown. */
  readonly lines: readonly GoodLine[];
  /** What cannot be bought. */
  readonly missing: readonly CartLine[];
}

interface LinesToSort {
  readonly stored: readonly CartLine[];
  /** Of the same cart just before: what stayed the same is taken from there. */
  readonly before?: readonly CartLine[] | undefined;
  readonly goods: Goods;
  readonly member: boolean;
}

interface Known extends SortedLines {
  readonly goods: Goods;
  readonly member: boolean;
}

const known = new WeakMap<readonly CartLine[], Known>();

/** CART-15: as on a walk through the shop, then as they were added; what cannot be bought stands apart. */
export function sortLines({ stored, before, goods, member }: LinesToSort): SortedLines {
  const knownOf = (lines: readonly CartLine[]): SortedLines | undefined => {
    const found = known.get(lines);
    return found?.goods === goods && found.member === member ? found : undefined;
  };
  const same = knownOf(stored);
  if (same) return same;
  const old = before && knownOf(before);
  const sorted = (old && replaced(old, before, stored, member)) ?? sortedAnew(stored, goods, member);
  known.set(stored, { ...sorted, goods, member });
  return sorted;
}

/** Most changes are of how many there are of a product: its line stays where it was. Undefined where more has changed. */
function replaced(
  old: SortedLines,
  before: readonly CartLine[],
  stored: readonly CartLine[],
  member: boolean,
): SortedLines | undefined {
  if (before.length !== stored.length) return undefined;
  const lines = [...old.lines];
  for (const [at, line] of stored.entries()) {
    const was = before[at];
    if (was === line) continue;
    const place = lines.findIndex((one) => one.line === was);
    const shown = lines[place];
    if (!shown || line.sku !== shown.line.sku || line.addedAt !== shown.line.addedAt) return undefined;
    lines[place] = goodLine(line, shown.good, member);
  }
  return { lines, missing: old.missing };
}

function sortedAnew(stored: readonly CartLine[], goods: Goods, member: boolean): SortedLines {
  const lines: GoodLine[] = [];
  const missing: CartLine[] = [];
  for (const line of stored) {
    const good = goods.good(line.sku);
    if (good?.orderable) lines.push(goodLine(line, good, member));
    else missing.push(line);
  }
  lines.sort(inOrder);
  return { lines, missing };
}

/** Equals stay in the order of the document, which is that of their coming. */
function inOrder(one: GoodLine, other: GoodLine): number {
  return one.good.rank - other.good.rank || one.line.addedAt - other.line.addedAt;
}

interface Shown {
  readonly member: boolean;
  readonly shown: GoodLine;
}
const shownLines = new WeakMap<CartLine, Shown>();

/** The same line of the same product to the same kind of shopper is shown as it was: of a long cart one changes. */
function goodLine(line: CartLine, good: Good, member: boolean): GoodLine {
  const before = shownLines.get(line);
  if (before?.shown.good === good && before.member === member) return before.shown;
  // The maximum may have been higher when it was added.
  const quantity = Math.min(line.quantity, good.product.maxQuantity);
  const shown = { line, good, quantity, item: showLine(line, good, quantity, member) };
  shownLines.set(line, { member, shown });
  return shown;
}

function showLine(line: CartLine, good: Good, quantity: number, member: boolean): LineItem {
  const perPiecePrice = pieceOf(good, member);
  const shown: LineItem = {
    lineItemId: line.sku,
    product: good.product,
    quantity,
    perPiecePrice,
    linePrice: perPiecePrice * quantity,
    regularLinePrice: good.regular * quantity,
  };
  if (line.substitution) shown.substitution = line.substitution;
  if (line.addedAt > 0) shown.addedAt = minuteInstant(line.addedAt);
  return shown;
}

/** Carts are filled within minutes, and writing an instant is slow. */
const minutes = new Map<number, string>();
const mostMinutes = 10_000;

function minuteInstant(minute: number): string {
  let text = minutes.get(minute);
  if (text === undefined) {
    if (minutes.size >= mostMinutes) minutes.clear();
    minutes.set(minute, (text = new Date(minute * 60_000).toISOString()));
  }
  return text;
}
