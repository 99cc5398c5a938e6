import { getCartValidation } from '@trolley/contract';
import type { CartStore } from '../cart/cartStore.ts';
import { ApiError } from '../shell/api/apiError.ts';
import { type Problem, problemsOf } from './problems.ts';

/** The cart's problems; none if the call fails, since the order validates again. */
export async function fetchProblems(cart: Pick<CartStore, 'change' | 'accept'>): Promise<readonly Problem[]> {
  try {
    const { cartDTO, errors } = await cart.change(getCartValidation, {});
    cart.accept(cartDTO);
    return problemsOf(errors);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return [];
  }
}
