import { cartFailures } from '@trolley/contract';
import { codeOf } from '../../voucher/codes.ts';
import type { Caller, Carts } from '../carts.ts';
import { changeCart } from '../changeCart.ts';
import { removeCode } from '../rules/codes.ts';

/** CART-13 */
export async function removeDiscountCode(carts: Carts, caller: Caller, typed: string) {
  const code = codeOf(typed);
  if (code === '') return { failure: cartFailures.codeMissing };
  return changeCart(carts, caller, {
    name: 'removeDiscountCode',
    body: code,
    needsCart: true,
    change: (document) => removeCode(document, code),
  });
}
