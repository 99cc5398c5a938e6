import { type Cart, cartFailures, checkoutFailures } from '@trolley/contract';
import type { Caller } from '../cart/carts.ts';
import { checkCart } from '../cart/operations/checkCart.ts';
import { getCart } from '../cart/operations/getCart.ts';
import type { CartRefused } from '../cart/refusals.ts';
import { DatabaseAway, DatabaseBusy } from '../platform/database/database.ts';
import { traced } from '../platform/tracing/tracing.ts';
import { beginCheckout } from './beginCheckout.ts';
import { beginPayment } from './beginPayment.ts';
import type { Checkouts } from './checkouts.ts';
import { failCheckout } from './failCheckout.ts';
import { type FinalizeAsk, readyCheckout } from './readyCheckout.ts';
import { type StoredCheckout, selectOpenCheckoutOf, updateBrowser } from './storage/queries.ts';

export interface Finalized {
  readonly cart: Cart;
  readonly checkoutId: string;
  readonly redirectUrl: string;
}

/** CHK-02: freezes the cart, claims what is scarce and begins the payment. Done twice, it is the same checkout. */
export async function finalize(
  checkouts: Checkouts,
  caller: Caller,
  ask: FinalizeAsk,
): Promise<Finalized | CartRefused> {
  const result = await traced({ name: 'checkout begin' }, () => begin(checkouts, caller, ask));
  const isOwnFailure = (failure: string) => Object.values<string>(checkoutFailures).includes(failure);
  // Those of the cart are many, and none of them is about the checkout.
  const refused = 'failure' in result && (isOwnFailure(result.failure) ? result.failure : 'refused');
  checkouts.metrics?.checkoutBegun(refused || 'begun');
  return result;
}

async function begin(checkouts: Checkouts, caller: Caller, ask: FinalizeAsk): Promise<Finalized | CartRefused> {
  const checked = await checkCart(checkouts.carts, caller);
  if ('failure' in checked) return checked;
  if (checked.cart.cartStatus === 'FINALIZED') return sameCheckout(checkouts, caller, checked.cart, ask);
  const ready = await readyCheckout(checkouts, caller, checked, ask);
  if ('failure' in ready) return ready;
  const result = await beginCheckout(checkouts, ready);
  if ('begun' in result) return pay(checkouts, caller, result.begun);
  // Another call was faster: a second press of the button, or another tab.
  return result.failure === cartFailures.staleRevision ? afterAnother(checkouts, caller, ask) : result;
}

async function afterAnother(checkouts: Checkouts, caller: Caller, ask: FinalizeAsk): Promise<Finalized | CartRefused> {
  const found = await getCart(checkouts.carts, caller);
  if ('failure' in found) return found;
  const { answer } = found;
  if (answer.cartStatus === 'FINALIZED') return sameCheckout(checkouts, caller, answer, ask);
  return { failure: cartFailures.staleRevision, payload: { revision: answer.revision } };
}

async function sameCheckout(
  checkouts: Checkouts,
  caller: Caller,
  cart: Cart,
  { browserHash }: FinalizeAsk,
): Promise<Finalized | CartRefused> {
  const { database } = checkouts;
  const open = await selectOpenCheckoutOf(database, cart.id);
  // It was settled a moment ago.
  if (!open) return { failure: cartFailures.notOpen, payload: { cartStatus: cart.cartStatus } };
  await updateBrowser(database, open.id, browserHash);
  checkouts.metrics?.repeated('checkout');
  return pay(checkouts, caller, open);
}

/** The provider is asked after the commit: a process that ends here leaves a checkout that the next call goes on with. */
async function pay(checkouts: Checkouts, caller: Caller, stored: StoredCheckout): Promise<Finalized | CartRefused> {
  const begun = await beginPayment(checkouts, stored).catch((err: unknown) => failPayment(checkouts, stored, err));
  if ('failure' in begun) return begun;
  const found = await getCart(checkouts.carts, caller);
  return 'failure' in found ? found : { cart: found.answer, checkoutId: stored.id, redirectUrl: begun.hostedUrl };
}

/** What became of it at the provider is not known: the reconciler looks after it. */
async function failPayment(checkouts: Checkouts, stored: StoredCheckout, err: unknown): Promise<CartRefused> {
  // Nothing is wrong with the payment: asked again, the same checkout goes on.
  if (err instanceof DatabaseAway || err instanceof DatabaseBusy) throw err;
  const { database, log } = checkouts;
  const { id: checkoutId, paymentId, provider } = stored;
  const { providerAway } = checkoutFailures;
  log.error({ err, checkoutId, paymentId, provider }, 'a payment could not be begun');
  await database.transaction((tx) => failCheckout(tx, checkouts, checkoutId, providerAway));
  return { failure: providerAway };
}
