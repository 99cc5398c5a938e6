import type { Books } from '../ledger/books.ts';
import type { Entry } from '../ledger/entry.ts';

/** Where everything is decided that happens to a payment. */
export interface Desk {
  readonly books: Books;
  readonly now: () => number;
  readonly newId: (kind: 'pay' | 'msg' | 'pm') => string;
  /** How long a delayed payment takes. */
  readonly delayMs: number;
  /** Writes it down, then sends the messages it asks for. */
  record(...entries: readonly Entry[]): void;
}

export const refusals = {
  unknownPayment: 404,
  idempotencyConflict: 409,
  /** The payment's state does not allow it. */
  notPossible: 409,
  amountTooLarge: 422,
} as const;
export type RefusalCode = keyof typeof refusals;

export type Outcome<Value = undefined> = { readonly refusal: RefusalCode } | { readonly value: Value };

export const done: Outcome = { value: undefined };
export const refuse = (refusal: RefusalCode) => ({ refusal });

/** The shop hears of it once. */
export function once(desk: Desk) {
  return { id: desk.newId('msg'), copies: 1 };
}
