import { type CartReply, cartCodes, getCartValidation, mergeCart, setCartCustomer } from '@trolley/contract';
import { ApiError } from '../shell/api/apiError.ts';
import { cart } from './cart.ts';
import type { CartStore } from './cartStore.ts';
import { askMerge, type BothCarts, type MergeChoice } from './questions.ts';

export interface Settling {
  /** The shopper was on the way to the checkout when the login was asked for. */
  readonly forwardToCheckout?: boolean;
}

/** `checkout`: go there. `stay`: settled. `open`: both carts are unchanged. */
export type Settled = 'checkout' | 'stay' | 'open';

interface SettleDependencies {
  readonly change: CartStore['change'];
  readonly refresh: CartStore['refresh'];
  ask(carts: BothCarts): Promise<MergeChoice>;
}

/**
 * After a login: the visitor's cart becomes the customer's. Where both hold something the shopper decides. A failure
 * here never undoes the login: the carts stay as they are, and the customer's own is shown.
 */
export function createSettleCarts({ change, refresh, ask }: SettleDependencies) {
  return async (anonymousCartId: string, { forwardToCheckout = false }: Settling = {}): Promise<Settled> => {
    try {
      const { merge, saved, ...fresh } = await change(setCartCustomer, { query: { anonymousCartId } });
      if (merge) {
        const choice = await ask({ fresh, saved });
        if (choice === 'later') return 'open';
        const query = choice === 'merge' ? {} : { keep: choice };
        const answer: CartReply = await change(mergeCart, { params: { cartId: anonymousCartId }, query });
        if (answer.productLineItems.length === 0) return 'stay';
      }
      if (!forwardToCheckout) return 'stay';
      const { errors } = await change(getCartValidation, {});
      return errors.every(isSolvedInCheckout) ? 'checkout' : 'stay';
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      await refresh();
      return 'open';
    }
  };
}

/** Problems the checkout can solve itself: place, slot, invoice, codes, unavailable lines. */
const isSolvedInCheckout = ({ code, group }: { readonly code: string; readonly group: string }) =>
  group !== 'general' || code === cartCodes.unavailableLines;

/**
 * For the login: settles the visitor's cart with the customer's.
 * @public
 */
export const settleCarts = createSettleCarts({ change: cart.change, refresh: cart.refresh, ask: askMerge });
