import type { CartMode, CartStatus } from '@trolley/contract';
import { cartFailures } from '@trolley/contract';
import type { Failed } from './change.ts';

/** CART-02: a cart's life; what is not here is refused. */
const moves: Readonly<Record<CartStatus, readonly CartStatus[]>> = {
  OPEN: ['FINALIZED', 'ABANDONED'],
  FINALIZED: ['ORDERED', 'OPEN'],
  ORDERED: [],
  ABANDONED: [],
};

export function canMove(from: CartStatus, to: CartStatus): boolean {
  return moves[from].includes(to);
}

export interface CartRole {
  readonly mode: CartMode;
  /** Of the order an ADDON cart adds to. */
  readonly orderNumber?: string;
}

/** CART-08: which cart is next to be worked on. Only an add-on to a known order is one. */
export function roleAfter(present: CartRole, asked: CartRole): CartRole | Failed {
  if (asked.mode === 'REGULAR') return { mode: 'REGULAR' };
  if (asked.orderNumber) return { mode: 'ADDON', orderNumber: asked.orderNumber };
  return present.mode === 'ADDON' ? { mode: 'REGULAR' } : { failure: cartFailures.orderNotFound };
}
