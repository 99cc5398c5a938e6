import { cartFailures, errorCodes } from '@trolley/contract';
import { codeOf } from '../../voucher/codes.ts';
import { findCodes } from '../../voucher/findCodes.ts';
import type { CartResponse } from '../cartResponse.ts';
import type { Caller, Carts } from '../carts.ts';
import { changeCart } from '../changeCart.ts';
import type { CartRefused } from '../refusals.ts';
import { applyCode } from '../rules/codes.ts';

interface Typed {
  readonly code: string;
  /** Of the caller, as tries are counted. */
  readonly address: string;
}

/** Codes are short: they could be found by trying. Many shoppers may share an address. */
const wrongCodes = { max: 30, windowMs: 3_600_000 };

/**
 * CART-13: a code that is not known is answered as one that is not active, so that none can be found by trying. Only
 * codes that are not known count towards the limit.
 */
export async function addDiscountCode(carts: Carts, caller: Caller, typed: Typed): Promise<CartResponse | CartRefused> {
  const code = codeOf(typed.code);
  if (code === '') return { failure: cartFailures.codeMissing };
  const counted = `discount codes from:${typed.address}`;
  // Counted before it is looked up: of many tries at once none is too many.
  const waitSeconds = await carts.rateLimiter.count(counted, wrongCodes);
  if (waitSeconds !== undefined) return { failure: errorCodes.tooManyRequests, waitSeconds };
  const current = (await findCodes(carts.database, [code], { customerId: caller.visitor.customerId })).get(code);
  if (current) await carts.rateLimiter.takeBack(counted, wrongCodes);
  return changeCart(carts, caller, {
    name: 'addDiscountCode',
    body: code,
    change: (document) => applyCode(document, { code, current }, carts.now()),
  });
}
