import { cartFailures } from '@trolley/contract';
import { codeOf } from '../../voucher/codes.ts';
import { findCodes } from '../../voucher/findCodes.ts';
import type { Caller, Carts } from '../carts.ts';
import { changeCart } from '../changeCart.ts';
import { applyCode } from '../rules/codes.ts';

/** CART-13: a code that is not known is answered as one that is not active, so that none can be found by trying. */
export async function addDiscountCode(carts: Carts, caller: Caller, typed: string) {
  const code = codeOf(typed);
  if (code === '') return { failure: cartFailures.codeMissing };
  const current = (await findCodes(carts.database, [code], { customerId: caller.visitor.customerId })).get(code);
  return changeCart(carts, caller, {
    name: 'addDiscountCode',
    body: code,
    change: (document) => applyCode(document, { code, current }, carts.now()),
  });
}
