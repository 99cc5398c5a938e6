import { randomUUID } from 'node:crypto';
import {
  type CartCode,
  cartCodes,
  cartFailures,
  checkoutFailures,
  errorCodes,
  groupOf,
  guestOrdersByEmail,
  isHosted,
} from '@trolley/contract';
import { closeCart, extendHold } from '../cart/operations/cartLife.ts';
import type { CartRefused } from '../cart/refusals.ts';
import type { Queryable } from '../platform/database/database.ts';
import { createRateLimiter } from '../platform/rateLimit/rateLimiter.ts';
import { takesAdditions } from '../sale/additions.ts';
import type { Attempt } from '../sale/attempt.ts';
import type { Checkouts } from './checkouts.ts';
import { returnAddress } from './pageAddresses.ts';
import type { Ready } from './readyCheckout.ts';
import { insertCheckout, type NewCheckout, type StoredCheckout } from './storage/queries.ts';

/** The slot is held a little longer than the payment page is open. */
const graceMinutes = 10;
const ordersOfRecipient = { max: 6, windowMs: 24 * 60 * 60_000 };

/** Undoes the transaction and brings the reason out of it. */
class Undone extends Error {
  readonly refused: CartRefused;

  constructor(refused: CartRefused) {
    super('undone');
    this.refused = refused;
  }
}

/** Freezes the cart and claims what it takes, all of it or nothing. */
export async function beginCheckout(
  checkouts: Checkouts,
  ready: Ready,
): Promise<{ readonly begun: StoredCheckout } | CartRefused> {
  try {
    return { begun: await checkouts.database.transaction((tx) => beginWithin(tx, checkouts, ready)) };
  } catch (error) {
    if (error instanceof Undone) return error.refused;
    throw error;
  }
}

async function beginWithin(tx: Queryable, checkouts: Checkouts, ready: Ready): Promise<StoredCheckout> {
  const { paymentMinutes, vouchers, wallet, passes, orders, tracking } = checkouts;
  const { id, cart, customerId, attempt, reserve, ask } = ready;
  // Sent together: what is written behind a cart that another call was faster with is undone with it.
  const closing = closeCart(tx, cart.id, cart.revision);
  const hold = () => extendHold(tx, cart.id, paymentMinutes + graceMinutes);
  const writing = Promise.all([
    countGuestOrder(tx, ready),
    insertCheckout(tx, newCheckout(checkouts, ready)),
    // Locks the slot, so it waits for whatever else there is to claim.
    claimsNothing(ready) ? hold() : undefined,
  ]);
  writing.catch(() => {});
  if (!(await closing)) throw new Undone({ failure: cartFailures.staleRevision });
  const [tooMany, begun, tooLate] = await writing;
  if (tooMany) throw new Undone(tooMany);
  if (ask.visitor) await tracking?.remember(tx, id, ask.visitor);
  // A pass bought with this cart pays for its own order; an earlier one may be taken back at this very moment.
  if (attempt.passPaysFee && !attempt.pass && !(customerId !== undefined && (await passes.holdPass(tx, customerId))))
    throw new Undone({ failure: checkoutFailures.totalChanged, payload: { seen: ask.total } });
  const refused = await claimAll(tx, { vouchers, wallet }, { checkoutId: id, customerId, attempt, reserve });
  if (refused === 'gone') throw new Undone({ failure: checkoutFailures.totalChanged, payload: { seen: ask.total } });
  if (refused) throw new Undone(invalid(refused));
  // An addition comes with its order and holds no slot of its own.
  if (attempt.parentOrderNumber !== undefined) {
    const parent = await orders.lockParent(tx, attempt.parentOrderNumber);
    if (!takesAdditions(parent)) throw new Undone(invalid(cartCodes.orderClosed));
    return begun;
  }
  const late = claimsNothing(ready) ? tooLate : await hold();
  if (late) throw new Undone(invalid(late));
  return begun;
}

function claimsNothing({ attempt, reserve, ask }: Ready): boolean {
  const { discountCodes, voucherLineItems, passPaysFee, parentOrderNumber } = attempt;
  const isPlain = discountCodes.length + voucherLineItems.length + reserve === 0 && !passPaysFee;
  return isPlain && parentOrderNumber === undefined && ask.visitor === undefined;
}

function newCheckout(
  { currency, paymentMinutes, pages }: Pick<Checkouts, 'currency' | 'paymentMinutes' | 'pages'>,
  { id, cart, customerId, attempt, plan, provider, reserve, ask }: Ready,
): NewCheckout {
  const { methodKey, brandName, amount } = plan;
  const { setPrimary, savedMethodId } = ask;
  const payment = {
    ...{ id: randomUUID(), provider: provider.name, methodKey, brandName, amount, currency, setPrimary, savedMethodId },
    saveMethod: ask.saveMethod && customerId !== undefined,
  };
  const paid = { ...payment, id, brandName: brandName ?? null, savedMethodId: savedMethodId ?? null };
  const begun = provider.agreed?.({ paymentId: payment.id, amount, currency, returnUrl: returnAddress(pages, paid) });
  return {
    id,
    cartId: cart.id,
    customerId,
    // A customer finds the order wherever they log in; the next person at this browser must not.
    ...(customerId === undefined && { browserHash: ask.browserHash }),
    attempt,
    total: cart.priceInfo.total,
    walletShare: reserve,
    minutes: paymentMinutes,
    payment: { ...payment, ...(begun && { begun }) },
  };
}

function invalid(code: string): CartRefused {
  return { failure: checkoutFailures.cartInvalid, payload: { errors: [{ code, group: groupOf(code) }] } };
}

/**
 * An order that is paid later costs a guest nothing, and its mails go to whatever address they typed: without a limit a
 * stranger's mailbox could be flooded. Counted in the checkout's own transaction, so only what is begun counts.
 */
async function countGuestOrder(
  tx: Queryable,
  { customerId, plan, attempt }: Pick<Ready, 'customerId' | 'plan' | 'attempt'>,
): Promise<CartRefused | undefined> {
  const { email } = attempt.billingAddress;
  if (customerId !== undefined || isHosted(plan.methodKey) || !email) return undefined;
  const waitSeconds = await createRateLimiter(tx).count(`guest order:${email.toLowerCase()}`, ordersOfRecipient);
  if (waitSeconds === undefined) return undefined;
  return { failure: errorCodes.tooManyRequests, payload: { limit: guestOrdersByEmail }, waitSeconds };
}

interface ClaimedFrom {
  readonly vouchers: Pick<Checkouts['vouchers'], 'claimCodes' | 'claimVouchers'>;
  readonly wallet: Pick<Checkouts['wallet'], 'claimWallet'>;
}

interface Claim {
  readonly checkoutId: string;
  readonly customerId?: string;
  readonly attempt: Attempt;
  /** Cents of the wallet. */
  readonly reserve: number;
}

/**
 * Takes everything scarce for a checkout when its payment begins, so that nothing is missing once it is paid. Undefined:
 * it has all of it; `gone`: a voucher is not there any more; a code: what is against the rest.
 */
export async function claimAll(
  tx: Queryable,
  { vouchers, wallet }: ClaimedFrom,
  { checkoutId, customerId, attempt, reserve }: Claim,
): Promise<CartCode | 'gone' | undefined> {
  const { discountCodes, voucherLineItems, billingAddress } = attempt;
  if (discountCodes.length > 0) {
    const codes = discountCodes.map(({ code }) => code);
    const claimed = await vouchers.claimCodes(tx, { checkoutId, customerId, email: billingAddress.email, codes });
    if (claimed !== 'claimed') return claimed;
  }
  if (voucherLineItems.length > 0) {
    const voucherIds = voucherLineItems.map(({ lineItemId }) => lineItemId);
    if ((await vouchers.claimVouchers(tx, { checkoutId, customerId, voucherIds })) !== 'claimed') return 'gone';
  }
  if (reserve > 0) {
    if (customerId === undefined) return cartCodes.giftCardInvalid;
    const claimed = await wallet.claimWallet(tx, { checkoutId, customerId, amount: reserve });
    if (claimed !== 'claimed') return cartCodes.walletTooSmall;
  }
  return undefined;
}
