import type { AddOutcome } from '@trolley/contract';
import { cartFailures, isOrderable, mostLines } from '@trolley/contract';
import type { Changed, Failed, Products } from './change.ts';
import { minutesOf, withLine } from './change.ts';
import type { CartDocument } from './document.ts';

export interface LineAdd {
  readonly sku: string;
  /** At least 1. */
  readonly quantity: number;
}

export interface LineAdded extends Changed {
  readonly outcome: AddOutcome;
}

/** CART-05: pieces are added to what is there, up to the product's maximum. */
export function addLine(
  document: CartDocument,
  { sku, quantity }: LineAdd,
  products: Products,
  now: number,
): LineAdded | Failed {
  const product = products.product(sku);
  if (!product) return { failure: products.knows(sku) ? cartFailures.productUnavailable : cartFailures.productUnknown };
  if (!isOrderable(product.availability)) return { failure: cartFailures.productUnavailable };
  const { lines } = document;
  const line = lines.find((one) => one.sku === sku);
  if (!line && lines.length >= mostLines) return { failure: cartFailures.tooManyLines };
  const { maxQuantity } = product;
  if (line && line.quantity >= maxQuantity) return { document, outcome: 'maxquantityreached' };
  const wanted = (line?.quantity ?? 0) + quantity;
  const added = { ...(line ?? { sku, addedAt: minutesOf(now) }), quantity: Math.min(wanted, maxQuantity) };
  return {
    document: { ...document, lines: withLine(lines, added) },
    outcome: wanted > maxQuantity ? 'capped' : 'added',
  };
}
