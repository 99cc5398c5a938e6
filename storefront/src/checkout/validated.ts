import { getCartValidation } from '@trolley/contract';
import type { CartStore } from '../cart/cartStore.ts';
import { ApiError } from '../shell/api/apiError.ts';
import { type Problem, problemsOf } from './problems.ts';

/** What the server has against the cart now; nothing where it cannot be asked, for the order asks again. */
export async function validated(cart: Pick<CartStore, 'change' | 'accept'>): Promise<readonly Problem[]> {
  try {
    const { cartDTO, errors } = await cart.change(getCartValidation, {});
    cart.accept(cartDTO);
    return problemsOf(errors);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return [];
  }
}
