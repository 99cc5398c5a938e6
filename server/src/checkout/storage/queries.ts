import type { CheckoutFailure, PaymentMethod } from '@trolley/contract';
import type { Queryable } from '../../platform/database/database.ts';
import type { Attempt } from '../../sale/attempt.ts';

export type PaymentStatus = 'CREATED' | 'AUTHORIZED' | 'CAPTURED' | 'VOIDED' | 'DECLINED' | 'EXPIRED' | 'REFUNDED';

/** A checkout with its payment, without the attempt. */
export interface StoredCheckout {
  readonly id: string;
  readonly cartId: string;
  readonly customerId: string | null;
  /** Of the browser of a guest; null of a customer. */
  readonly browserHash: Buffer | null;
  readonly status: 'OPEN' | 'ORDERED' | 'FAILED';
  readonly failure: CheckoutFailure | null;
  readonly expiresAt: Date;
  /** By the database's clock. */
  readonly expired: boolean;
  readonly orderNumber: string | null;
  readonly paymentId: string;
  readonly provider: string;
  readonly methodKey: PaymentMethod;
  readonly brandName: string | null;
  readonly amount: number;
  readonly currency: string;
  readonly paymentStatus: PaymentStatus;
  readonly reference: string | null;
  readonly hostedUrl: string | null;
  readonly saveMethod: boolean;
  readonly setPrimary: boolean;
  readonly savedMethodId: string | null;
}

const stored = `
  select checkout.id, cart_id as "cartId", checkout.customer_id as "customerId", browser_hash as "browserHash",
         checkout.status, failure, expires_at as "expiresAt", expires_at <= now() as expired,
         (select order_number::text from shop_order where checkout_id = checkout.id) as "orderNumber",
         payment.id as "paymentId", provider, method_key as "methodKey", brand_name as "brandName", amount, currency,
         payment.status as "paymentStatus", reference, hosted_url as "hostedUrl", save_method as "saveMethod",
         set_primary as "setPrimary", saved_method_id as "savedMethodId"
    from checkout join payment on payment.checkout_id = checkout.id`;

async function one(on: Queryable, name: string, where: string, values: readonly unknown[]) {
  const [row] = await on.query<StoredCheckout>({ name, text: `${stored} where ${where}`, values });
  return row;
}

export const selectCheckout = (on: Queryable, id: string) => one(on, 'checkout', 'checkout.id = $1', [id]);

/** The one whose payment is under way. */
export const selectOpenCheckoutOf = (on: Queryable, cartId: string) =>
  one(on, 'checkout-of-cart', `cart_id = $1 and checkout.status = 'OPEN'`, [cartId]);

export const selectCheckoutByReference = (on: Queryable, provider: string, reference: string) =>
  one(on, 'checkout-by-reference', 'provider = $1 and reference = $2', [provider, reference]);

export const selectCheckoutByPayment = (on: Queryable, provider: string, paymentId: string) =>
  one(on, 'checkout-by-payment', 'provider = $1 and payment.id = $2', [provider, paymentId]);

export interface NewCheckout {
  readonly id: string;
  readonly cartId: string;
  readonly customerId?: string;
  /** Given where a guest orders. */
  readonly browserHash?: Buffer;
  readonly attempt: Attempt;
  readonly total: number;
  readonly walletShare: number;
  readonly minutes: number;
  readonly payment: {
    readonly id: string;
    readonly provider: string;
    readonly methodKey: PaymentMethod;
    readonly brandName?: string;
    readonly amount: number;
    readonly currency: string;
    readonly saveMethod: boolean;
    readonly setPrimary: boolean;
    readonly savedMethodId?: string;
    /** Known already where nobody has to be asked for the payment. */
    readonly begun?: { readonly reference: string; readonly hostedUrl: string };
  };
}

export async function insertCheckout(tx: Queryable, checkout: NewCheckout): Promise<StoredCheckout> {
  const { id, cartId, customerId, browserHash, attempt, total, walletShare, minutes, payment } = checkout;
  const { brandName = null, savedMethodId = null, begun } = payment;
  const [row] = await tx.query<{ readonly expiresAt: Date }>({
    name: 'checkout-insert',
    text: `with begun as (
             insert into checkout (id, cart_id, customer_id, browser_hash, attempt, total, wallet_share, expires_at)
             values ($1, $2, $3, $4, $5, $6, $7, now() + make_interval(mins => $8))
             returning expires_at
           ), paid as (
             insert into payment (id, checkout_id, provider, method_key, brand_name, amount, currency, save_method,
                                  set_primary, saved_method_id, reference, hosted_url)
             values ($9, $1, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)
           )
           select expires_at as "expiresAt" from begun`,
    values: [
      id,
      cartId,
      customerId ?? null,
      browserHash ?? null,
      JSON.stringify(attempt),
      total,
      walletShare,
      minutes,
      payment.id,
      payment.provider,
      payment.methodKey,
      brandName,
      payment.amount,
      payment.currency,
      payment.saveMethod,
      payment.setPrimary,
      savedMethodId,
      begun?.reference ?? null,
      begun?.hostedUrl ?? null,
    ],
  });
  if (!row) throw new Error('A checkout was not written.');
  const { id: paymentId, provider, methodKey, amount, currency, saveMethod, setPrimary } = payment;
  return {
    ...{ id, cartId, customerId: customerId ?? null, browserHash: browserHash ?? null },
    ...{ status: 'OPEN', failure: null, expiresAt: row.expiresAt, expired: false, orderNumber: null },
    ...{ paymentId, provider, methodKey, brandName, amount, currency, paymentStatus: 'CREATED' },
    ...{ reference: begun?.reference ?? null, hostedUrl: begun?.hostedUrl ?? null },
    ...{ saveMethod, setPrimary, savedMethodId },
  };
}

/** Of a guest who came back before the first answer reached them; a customer's belongs to no browser. */
export async function updateBrowser(on: Queryable, id: string, browserHash: Buffer): Promise<void> {
  await on.query({
    name: 'checkout-browser',
    text: `update checkout set browser_hash = $2
            where id = $1 and status = 'OPEN' and customer_id is null and browser_hash is distinct from $2`,
    values: [id, browserHash],
  });
}

export async function updateReference(
  on: Queryable,
  paymentId: string,
  { reference, hostedUrl }: { readonly reference: string; readonly hostedUrl: string },
): Promise<void> {
  await on.query({
    name: 'payment-reference',
    text: `update payment set reference = $2, hosted_url = $3, changed_at = now() where id = $1 and reference is null`,
    values: [paymentId, reference, hostedUrl],
  });
}

export interface LockedCheckout {
  readonly status: StoredCheckout['status'];
  readonly cartId: string;
  readonly customerId: string | null;
  readonly failure: CheckoutFailure | null;
  readonly attempt: Attempt;
}

/** Always locked before the cart's row, so that two transactions never wait for each other. */
export async function lockCheckout(tx: Queryable, id: string): Promise<LockedCheckout | undefined> {
  const [row] = await tx.query<LockedCheckout>({
    name: 'checkout-locked',
    text: `select status, cart_id as "cartId", customer_id as "customerId", failure, attempt
             from checkout where id = $1 for update`,
    values: [id],
  });
  return row;
}

export async function setOrdered(tx: Queryable, id: string): Promise<void> {
  await tx.query({
    name: 'checkout-ordered',
    text: `with paid as (update payment set status = 'AUTHORIZED', changed_at = now() where checkout_id = $1)
           update checkout set status = 'ORDERED' where id = $1`,
    values: [id],
  });
}

/** A payment whose end is not known yet stays CREATED: the reconciler looks at it again. */
export async function setFailed(
  tx: Queryable,
  id: string,
  failure: CheckoutFailure,
  { status, attention }: { readonly status?: PaymentStatus; readonly attention?: string } = {},
): Promise<void> {
  await tx.query({
    name: 'checkout-failed',
    text: `with ended as (
             update payment set status = coalesce($3, status), attention = coalesce($4, attention), changed_at = now()
              where checkout_id = $1 and status = 'CREATED'
           )
           update checkout set status = 'FAILED', failure = $2 where id = $1`,
    values: [id, failure, status ?? null, attention ?? null],
  });
}

export async function endPayment(
  on: Queryable,
  paymentId: string,
  status: PaymentStatus,
  /** Why a person has to look at it. */
  attention?: string,
): Promise<void> {
  await on.query({
    name: 'payment-ended',
    text: `update payment set status = $2, attention = coalesce($3, attention), changed_at = now()
            where id = $1 and status = 'CREATED'`,
    values: [paymentId, status, attention ?? null],
  });
}

/** Payments whose shopper did not come back; each is looked at again after a while, the older the later, by one process. */
export async function takeWaiting(on: Queryable, most: number): Promise<readonly string[]> {
  const rows = await on.query<{ readonly id: string }>({
    name: 'payments-waiting',
    text: `update payment set changed_at = now()
            where id in (select id from payment
                          where status = 'CREATED' and changed_at < now() - interval '2 minutes'
                            and changed_at < now() - least((now() - created_at) / 20, interval '1 hour')
                          order by changed_at limit $1 for update skip locked)
           returning checkout_id as id`,
    values: [most],
  });
  return rows.map(({ id }) => id);
}

export async function isKnownMessage(on: Queryable, provider: string, messageId: string): Promise<boolean> {
  const rows = await on.query({
    name: 'payment-message',
    text: 'select from payment_message where provider = $1 and message_id = $2',
    values: [provider, messageId],
  });
  return rows.length > 0;
}

export async function rememberMessage(on: Queryable, provider: string, messageId: string): Promise<void> {
  await on.query({
    name: 'payment-message-insert',
    text: 'insert into payment_message (provider, message_id) values ($1, $2) on conflict do nothing',
    values: [provider, messageId],
  });
}

export async function blankFailedOf(tx: Queryable, customerId: string): Promise<void> {
  await tx.query({
    text: `update checkout set attempt = '{}' where customer_id = $1 and status = 'FAILED'`,
    values: [customerId],
  });
}
