import { randomUUID } from 'node:crypto';
import { cartCodes, cartFailures, checkoutFailures, groupOf } from '@trolley/contract';
import { closeCart, extendHold } from '../cart/operations/cartLife.ts';
import type { CartRefused } from '../cart/refusals.ts';
import { takesAdditions } from '../order/rules/additions.ts';
import type { Queryable } from '../platform/database/database.ts';
import type { Checkouts } from './checkouts.ts';
import { claimAll } from './claimAll.ts';
import type { Ready } from './readyCheckout.ts';
import { insertCheckout } from './storage/queries.ts';

/** The slot is kept a little longer than the payment's page is open. */
const graceMinutes = 10;

/** Undoes the transaction and brings the reason out of it. */
class Undone extends Error {
  readonly refused: CartRefused;

  constructor(refused: CartRefused) {
    super('undone');
    this.refused = refused;
  }
}

/** Freezes the cart and claims what it takes, all of it or nothing. Undefined where it worked. */
export async function beginCheckout(checkouts: Checkouts, ready: Ready): Promise<CartRefused | undefined> {
  try {
    await checkouts.database.transaction((tx) => beginWithin(tx, checkouts, ready));
    return undefined;
  } catch (error) {
    if (error instanceof Undone) return error.refused;
    throw error;
  }
}

async function beginWithin(
  tx: Queryable,
  { paymentMinutes, purse, currency, orders }: Checkouts,
  ready: Ready,
): Promise<void> {
  const { id, cart, customerId, attempt, plan, provider, reserve, ask } = ready;
  if (!(await closeCart(tx, cart.id, cart.revision))) throw new Undone({ failure: cartFailures.staleRevision });
  await insertCheckout(tx, {
    id,
    cartId: cart.id,
    customerId,
    // A customer's order is theirs wherever they log in, and nobody's who uses the browser after them.
    ...(customerId === undefined && { browserHash: ask.browserHash }),
    attempt,
    total: cart.priceInfo.total,
    walletShare: reserve,
    minutes: paymentMinutes,
    payment: {
      id: randomUUID(),
      provider: provider.name,
      methodKey: plan.methodKey,
      brandName: plan.brandName,
      amount: plan.amount,
      currency,
      saveMethod: ask.saveMethod && customerId !== undefined,
      setPrimary: ask.setPrimary,
      savedMethodId: ask.savedMethodId,
    },
  });
  // A pass that is bought along pays for its own order; one that was had before may be taken back this very moment.
  if (attempt.passPaysFee && !attempt.pass && !(customerId !== undefined && (await purse.holdPass(tx, customerId))))
    throw new Undone({ failure: checkoutFailures.totalChanged, payload: { seen: ask.total } });
  const refused = await claimAll(tx, purse, { checkoutId: id, customerId, attempt, reserve });
  if (refused === 'gone') throw new Undone({ failure: checkoutFailures.totalChanged, payload: { seen: ask.total } });
  if (refused) throw new Undone(invalid(refused));
  // What is added to an order comes with it, and holds nothing of its own.
  if (attempt.parentOrderNumber !== undefined) {
    const parent = await orders.lockParent(tx, attempt.parentOrderNumber);
    if (!takesAdditions(parent)) throw new Undone(invalid(cartCodes.orderClosed));
    return;
  }
  const late = await extendHold(tx, cart.id, paymentMinutes + graceMinutes);
  if (late) throw new Undone(invalid(late));
}

function invalid(code: string): CartRefused {
  return { failure: checkoutFailures.cartInvalid, payload: { errors: [{ code, group: groupOf(code) }] } };
}
