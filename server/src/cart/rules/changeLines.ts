import { addLine } from './addLine.ts';
import type { CartFailure, Changed, Products } from './change.ts';
import { isFailed } from './change.ts';
import type { CartDocument } from './document.ts';
import { setLine } from './setLine.ts';

export interface LineWish {
  readonly sku: string;
  readonly quantity: number;
  /** So many in all, instead of so many more; 0 removes. */
  readonly absolute?: boolean;
  /** So many fewer, as far as they are there: what an undo takes off again, whatever else was added meanwhile. */
  readonly take?: boolean;
}

export interface LinesChanged extends Changed {
  /** What was not done at all, or only in part: so many pieces are missing of what was wanted. */
  readonly notDone: readonly NotDone[];
}

export interface NotDone {
  readonly sku: string;
  readonly quantity: number;
  readonly reason: CartFailure | 'capped' | 'maxquantityreached';
}

/** CART-04: several products at once; what cannot be done is told, the rest is done. */
export function changeLines(
  document: CartDocument,
  wishes: readonly LineWish[],
  products: Products,
  now: number,
): LinesChanged {
  const notDone: NotDone[] = [];
  let changed = document;
  for (const wish of wishes) {
    const before = quantityOf(changed, wish.sku);
    const result = changeLine(changed, wish, before, products, now);
    const { sku, quantity } = wish;
    if (isFailed(result)) {
      notDone.push({ sku, quantity, reason: result.failure });
      continue;
    }
    changed = result.document;
    const { outcome } = result;
    if (outcome !== 'capped' && outcome !== 'maxquantityreached') continue;
    const wanted = wish.absolute ? quantity : before + quantity;
    notDone.push({ sku, quantity: wanted - quantityOf(changed, sku), reason: outcome });
  }
  return { document: changed, notDone };
}

function changeLine(document: CartDocument, wish: LineWish, before: number, products: Products, now: number) {
  const { sku, quantity, absolute, take } = wish;
  if (take) {
    const rest = Math.max(0, before - quantity);
    return rest === before ? { document, outcome: undefined } : setLine(document, { sku, quantity: rest }, products);
  }
  // Nothing more of something, or none of what is not there: it is so already.
  if (quantity === 0 && (!absolute || before === 0)) return { document, outcome: undefined };
  if (absolute && before > 0) return setLine(document, { sku, quantity }, products);
  return addLine(document, { sku, quantity }, products, now);
}

function quantityOf({ lines }: CartDocument, sku: string): number {
  return lines.find((line) => line.sku === sku)?.quantity ?? 0;
}
