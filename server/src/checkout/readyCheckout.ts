import { randomUUID } from 'node:crypto';
import { type Cart, cartFailures, checkoutFailures, type Visitor } from '@trolley/contract';
import { cartContextOf } from '../cart/cartContext.ts';
import type { Caller } from '../cart/carts.ts';
import { isOffered } from '../cart/isOffered.ts';
import type { CheckedCart } from '../cart/operations/checkCart.ts';
import type { CartRefused } from '../cart/refusals.ts';
import type { PaymentProvider } from '../payment/provider.ts';
import type { SavedMethod } from '../payment/saved/findSavedMethod.ts';
import type { Attempt } from '../sale/attempt.ts';
import type { Checkouts } from './checkouts.ts';
import { freezeCart } from './freezeCart.ts';
import { type PaymentPlan, planOf, walletReserve } from './planOf.ts';

export interface FinalizeAsk {
  /** What the shopper saw. */
  readonly revision: number;
  readonly total: number;
  readonly saveMethod: boolean;
  readonly setPrimary: boolean;
  readonly savedMethodId?: string;
  /** Of the browser's checkout cookie. */
  readonly browserHash: Buffer;
  /** Where the shopper allows statistics. */
  readonly visitor?: Visitor;
}

/** A checkout that is checked and only has to be written. */
export interface Ready {
  readonly id: string;
  readonly cart: Cart;
  readonly customerId?: string;
  readonly attempt: Attempt;
  readonly plan: PaymentPlan;
  readonly provider: PaymentProvider;
  readonly reserve: number;
  readonly ask: FinalizeAsk;
}

/** Everything that can be checked before anything is written. */
export async function readyCheckout(
  checkouts: Checkouts,
  caller: Caller,
  { cart, errors }: CheckedCart,
  ask: FinalizeAsk,
): Promise<Ready | CartRefused> {
  const { carts, payments, wallet, loyalty, database } = checkouts;
  const { customerId, member, programmeAway } = caller.visitor;
  if (cart.revision !== ask.revision)
    return { failure: cartFailures.staleRevision, payload: { revision: cart.revision } };
  if (errors.length > 0) return { failure: checkoutFailures.cartInvalid, payload: { errors } };
  const { total } = cart.priceInfo;
  if (total !== ask.total) return { failure: checkoutFailures.totalChanged, payload: { total, seen: ask.total } };
  const saved = ask.savedMethodId === undefined ? undefined : await findSaved(checkouts, customerId, ask.savedMethodId);
  const paying = saved ? withBrandOf(cart, saved) : cart;
  const plan = planOf(paying);
  if (!plan) return { failure: checkoutFailures.paymentMissing };
  const provider = payments.providerFor(plan.methodKey);
  if (!provider || !areOffered(checkouts, caller, cart)) return { failure: checkoutFailures.methodNotOffered };
  if (ask.savedMethodId !== undefined && (saved?.methodKey !== plan.methodKey || saved.provider !== provider.name))
    return { failure: checkoutFailures.methodNotOffered };
  const { goods } = cartContextOf(carts, caller, cart.distributionAddress);
  const weighed = cart.productLineItems.some(({ product: { sku } }) => goods.good(sku)?.weighed);
  const balance =
    plan.walletShare > 0 && customerId !== undefined
      ? ((await wallet.walletOf(database, customerId))?.balance ?? 0)
      : 0;
  const percentage = carts.service.file.overAuthorizationPercentage;
  const reserve = walletReserve(plan, { balance, percentage, weighed });
  const { productLineItems, voucherLineItems } = cart;
  // Points are earned also while the programme is away: they are told to it when it is back.
  const earns = member || programmeAway === true;
  const points = earns ? loyalty?.freezePoints(productLineItems, carts.now(), voucherLineItems) : undefined;
  const attempt = freezeCart(paying, { goods, member, walletReserve: reserve, points });
  return { id: randomUUID(), cart, customerId, attempt, plan, provider, reserve, ask };
}

/** An older cart may hold a method that the shop does not take any more, or not from its present owner. */
function areOffered({ carts }: Checkouts, caller: Caller, cart: Cart): boolean {
  const { payments, distributionAddress: address, billingAddress: billing } = cart;
  return payments.every(({ methodKey }) => isOffered(carts, caller, { address, billing }, methodKey));
}

async function findSaved({ savedMethods, database }: Checkouts, customerId: string | undefined, id: string) {
  return customerId === undefined ? undefined : savedMethods.findSavedMethod(database, customerId, id);
}

/** The order names the brand of the card it is paid with, whatever card the cart was planned with before. */
function withBrandOf(cart: Cart, { methodKey, paymentBrand }: SavedMethod): Cart {
  const payments = cart.payments.map((one) =>
    one.methodKey === methodKey && paymentBrand !== '' ? { ...one, brandName: paymentBrand } : one,
  );
  return { ...cart, payments };
}
