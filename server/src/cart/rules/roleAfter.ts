import type { CartMode } from '@trolley/contract';
import { cartFailures } from '@trolley/contract';
import type { Failed } from './change.ts';

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
