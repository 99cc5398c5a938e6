import { type Cart, cartFailures, walletMethod } from '@trolley/contract';
import type { WalletStanding } from '../../wallet/claim.ts';
import type { Caller, Carts } from '../carts.ts';
import { findCart } from '../findCart.ts';
import { isOffered } from '../isOffered.ts';
import type { CartRefused } from '../refusals.ts';
import { codeError } from '../rules/codes.ts';
import type { CartDocument } from '../rules/document.ts';
import { isWallet } from '../rules/payments.ts';
import type { SlotStanding } from '../rules/slotErrors.ts';
import { type CartError, validateCart } from '../rules/validateCart.ts';
import { sceneOf } from '../scene.ts';
import { selectCodes } from '../storage/discountCodes.ts';
import type { LoadedCart } from '../storage/readCart.ts';
import type { CartRow } from '../storage/storedCart.ts';
import { orderWeightOf, seeCart, standingOf, withRetired } from '../tellCart.ts';
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
  const [refused, slot, orderWeight, wallet, standing] = await Promise.all([
    refusedCodes(carts, caller, found),
    slotStanding(carts, row, document),
    orderWeightOf(carts, caller, found),
    walletStanding(carts, caller, document),
    standingOf(carts, found),
  ]);
  const scene = sceneOf(carts, caller, address);
  const cart = await withRetired(carts, seeCart(carts, caller, found, { scene, refused, standing, orderWeight }));
  const served = address !== undefined && !('failure' in service.resolve(address));
  const errors = validateCart({ cart, terms: service.file, served, slot, orderWeight, wallet, now: carts.now() });
  return { cart, errors };
}

/** Undefined also where the place does not take wallets. */
async function walletStanding(
  carts: Carts,
  caller: Caller,
  document: CartDocument,
): Promise<WalletStanding | undefined> {
  const { customerId } = caller.visitor;
  if (customerId === undefined || !document.payments.some(isWallet)) return undefined;
  return isOffered(carts, caller, document, walletMethod) ? carts.till?.walletOf(customerId) : undefined;
}

async function refusedCodes(carts: Carts, { visitor: { customerId } }: Caller, { row, document }: LoadedCart) {
  const { codes, address, billing } = document;
  if (codes.length === 0) return undefined;
  const current = await selectCodes(
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

async function slotStanding(carts: Carts, row: CartRow, document: CartDocument): Promise<SlotStanding | undefined> {
  const { address, window } = document;
  if (!window || !address || row.mode === 'ADDON') return undefined;
  const refusal = await carts.service.slots.check(slotPlaceOf(address), window.id, row.id);
  return { ...(refusal && { refusal }), priced: window.fee !== undefined };
}
