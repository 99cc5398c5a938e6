import type { CartCode, CheckoutFailure, cartFailures, Product } from '@trolley/contract';
import type { CartDocument, CartLine } from './document.ts';

export type CartFailure = (typeof cartFailures)[keyof typeof cartFailures] | CartCode | CheckoutFailure;

export interface Failed {
  readonly failure: CartFailure;
  /** What the caller needs to go on. */
  readonly payload?: unknown;
}

/** A change that could be made; what cannot is a `Failed` and leaves everything as it was. */
export interface Changed {
  readonly document: CartDocument;
}

/** What the shop sells at the cart's place. */
export interface Products {
  /** As that place has it today; undefined where it is not in its assortment. */
  product(sku: string): Product | undefined;
  /** It is sold somewhere. */
  knows(sku: string): boolean;
}

export function isFailed<C>(result: C | Failed): result is Failed {
  return typeof result === 'object' && result !== null && 'failure' in result;
}

export const minutesOf = (now: number): number => Math.floor(now / 60_000);

/** The same document without a field that was set. */
export function without<K extends 'address' | 'window' | 'billing' | 'pass'>(
  document: CartDocument,
  field: K,
): CartDocument {
  if (document[field] === undefined) return document;
  const { [field]: _, ...rest } = document;
  return rest as CartDocument;
}

/** With a line in place of the one of the same product, or at the end. */
export function withLine(lines: readonly CartLine[], line: CartLine): readonly CartLine[] {
  const at = lines.findIndex(({ sku }) => sku === line.sku);
  return at < 0 ? [...lines, line] : lines.with(at, line);
}
