import type { AddOutcome } from '@trolley/contract';
import { cartFailures, isOrderable } from '@trolley/contract';
import type { Changed, Failed, Products } from './change.ts';
import { withLine } from './change.ts';
import type { CartDocument } from './document.ts';

export interface LineSet {
  readonly sku: string;
  /** 0 removes the line. */
  readonly quantity: number;
}

export interface LineWasSet extends Changed {
  /** Only where less was set than was asked for. */
  readonly outcome?: Exclude<AddOutcome, 'added'>;
}

/** CART-04: how many pieces of a line are wanted. What cannot be bought can be lowered, never raised. */
export function setLine(document: CartDocument, { sku, quantity }: LineSet, products: Products): LineWasSet | Failed {
  const { lines } = document;
  const line = lines.find((one) => one.sku === sku);
  if (!line) return { failure: cartFailures.lineNotFound };
  if (quantity === 0) return { document: { ...document, lines: lines.filter((one) => one !== line) } };
  if (quantity === line.quantity) return { document };
  const product = products.product(sku);
  const canBuy = product !== undefined && isOrderable(product.availability);
  if (!canBuy && quantity > line.quantity) return { failure: cartFailures.productUnavailable };
  const most = product?.maxQuantity ?? Infinity;
  const reached = quantity > most && line.quantity >= most;
  if (reached && line.quantity === most) return { document, outcome: 'maxquantityreached' };
  return {
    document: { ...document, lines: withLine(lines, { ...line, quantity: Math.min(quantity, most) }) },
    ...(quantity > most && { outcome: reached ? 'maxquantityreached' : 'capped' }),
  };
}
