import { type Cart, cartFailures, walletMethod } from '@trolley/contract';
import { codeError } from '../../voucher/codes.ts';
import { findCodes } from '../../voucher/findCodes.ts';
import type { WalletBalance } from '../../wallet/walletOf.ts';
import { cartContextOf } from '../cartContext.ts';
import { entitlementsOf, orderWeightOf, seeCart, withRetired } from '../cartResponse.ts';
import type { Caller, Carts } from '../carts.ts';
import { findCart } from '../findCart.ts';
import { isOffered } from '../isOffered.ts';
import type { CartRefused } from '../refusals.ts';
import type { CartDocument } from '../rules/document.ts';
import { isWallet } from '../rules/payments.ts';
import type { SlotState } from '../rules/slotErrors.ts';
import { type CartError, validateCart } from '../rules/validateCart.ts';
import type { CartRow, LoadedCart } from '../storage/readCart.ts';
import { slotPlaceOf } from './setTimeSlot.ts';

export interface CheckedCart {
  readonly cart: Cart;
  readonly errors: readonly CartError[];
}

/** CART-14: the cart, and all that keeps it from becoming an order now. */
export async function checkCart(carts: Carts, caller: Caller): Promise<CheckedCart | CartRefused> {
  const found = await findCart(carts, caller);
  if (!found) return { failure: cartFailures.cartNotFound };
  const { row, document } = found;
  const { address } = document;
  const { service } = carts;
  const [refused, slot, orderWeight, wallet, entitlements] = await Promise.all([
    refusedCodes(carts, caller, found),
    slotState(carts, row, document),
    orderWeightOf(carts, caller, found),
    walletBalance(carts, caller, document),
    entitlementsOf(carts, found),
  ]);
  const context = cartContextOf(carts, caller, address);
  const cart = await withRetired(carts, seeCart(carts, caller, found, { context, refused, entitlements, orderWeight }));
  const served = address !== undefined && !('failure' in service.resolve(address));
  const errors = validateCart({ cart, terms: service.file, served, slot, orderWeight, wallet, now: carts.now() });
  return { cart, errors };
}

/** Undefined also where the place does not take wallets. */
async function walletBalance(carts: Carts, caller: Caller, document: CartDocument): Promise<WalletBalance | undefined> {
  const { customerId } = caller.visitor;
  if (customerId === undefined || !document.payments.some(isWallet)) return undefined;
  return isOffered(carts, caller, document, walletMethod) ? carts.wallet?.walletOf(customerId) : undefined;
}

async function refusedCodes(carts: Carts, { visitor: { customerId } }: Caller, { row, document }: LoadedCart) {
  const { codes, address, billing } = document;
  if (codes.length === 0) return undefined;
  const current = await findCodes(
    carts.database,
    codes.map(({ code }) => code),
    { customerId, email: billing?.email, cartId: row.id },
  );
  const errors = codes.flatMap(({ code }) => {
    const error = codeError(current.get(code), address?.distributionType, carts.now());
    return error ? [[code, error] as const] : [];
  });
  return new Map(errors);
}

async function slotState(carts: Carts, row: CartRow, document: CartDocument): Promise<SlotState | undefined> {
  const { address, window } = document;
  if (!window || !address || row.mode === 'ADDON') return undefined;
  const refusal = await carts.service.slots.check(slotPlaceOf(address), window.id, row.id);
  return { ...(refusal && { refusal }), priced: window.fee !== undefined };
}
