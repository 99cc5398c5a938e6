import type { Queryable } from '../platform/database/database.ts';
import { emailHash } from './codes.ts';
import type { Entitlements } from './vouchers.ts';

/** Counts a use of each code that may be used now; answers which these are. */
export async function countCodes(tx: Queryable, codes: readonly string[]): Promise<readonly string[]> {
  const rows = await tx.query<{ readonly code: string }>({
    name: 'codes-used',
    text: `with given as materialized (
             select code from discount_code where code = any($1) order by code for no key update
           )
           update discount_code used set applications = applications + 1 from given
            where used.code = given.code and active and now() >= valid_from and now() < valid_until
              and (most_applications is null or applications < most_applications)
           returning used.code`,
    values: [codes],
  });
  return rows.map(({ code }) => code);
}

interface CodeClaims {
  readonly checkoutId: string;
  readonly customerId?: string;
  readonly email?: string;
  readonly codes: readonly string[];
}

/** Answers how many of them could be had: those that count once only if neither the customer nor the address had them. */
export async function insertCodeClaims(tx: Queryable, claims: CodeClaims): Promise<number> {
  const { checkoutId, customerId, email, codes } = claims;
  const inserted = await tx.query({
    name: 'codes-claimed',
    text: `insert into checkout_claim (checkout_id, kind, reference, customer_id, once, email_hash)
           select $1, 'code', code, $2, once_per_customer, case when once_per_customer then $3::bytea end
             from discount_code where code = any($4) order by code
           on conflict do nothing returning 1`,
    values: [checkoutId, customerId ?? null, email === undefined ? null : emailHash(email), codes],
  });
  return inserted.length;
}

/** False where it was used as often as it may be. */
export async function countUse(tx: Queryable, voucherId: string, mostUses: number): Promise<boolean> {
  const counted = await tx.query({
    name: 'voucher-counted',
    text: `insert into voucher_count (voucher_id, uses, most_uses) values ($1, 1, $2)
           on conflict (voucher_id) do update set uses = voucher_count.uses + 1, most_uses = excluded.most_uses
            where voucher_count.uses < excluded.most_uses
           returning 1`,
    values: [voucherId, mostUses],
  });
  return counted.length > 0;
}

interface VoucherClaimed {
  readonly checkoutId: string;
  readonly customerId?: string;
  readonly voucherId: string;
  readonly once: boolean;
}

/** False where this customer used it before and may not again. */
export async function insertVoucherClaim(tx: Queryable, claim: VoucherClaimed): Promise<boolean> {
  const { checkoutId, customerId, voucherId, once } = claim;
  const inserted = await tx.query({
    name: 'voucher-claimed',
    text: `insert into checkout_claim (checkout_id, kind, reference, customer_id, once)
           values ($1, 'voucher', $2, $3, $4) on conflict do nothing returning 1`,
    values: [checkoutId, voucherId, customerId ?? null, once],
  });
  return inserted.length > 0;
}

interface GoneClaim {
  readonly kind: string;
  readonly reference: string;
}

/** Of codes and vouchers; money is given back by the wallet. */
export function deleteClaims(tx: Queryable, checkoutId: string): Promise<readonly GoneClaim[]> {
  return tx.query({
    name: 'claims-deleted',
    text: `delete from checkout_claim where checkout_id = $1 and kind in ('code', 'voucher') returning kind, reference`,
    values: [checkoutId],
  });
}

export async function uncountCodes(tx: Queryable, codes: readonly string[]): Promise<void> {
  await tx.query({
    name: 'codes-given-back',
    text: `with given as materialized (
             select code from discount_code where code = any($1) order by code for no key update
           )
           update discount_code used set applications = greatest(0, applications - 1) from given
            where used.code = given.code`,
    values: [codes],
  });
}

export async function uncountVouchers(tx: Queryable, voucherIds: readonly string[]): Promise<void> {
  await tx.query({
    name: 'vouchers-given-back',
    text: `with given as materialized (
             select voucher_id from voucher_count where voucher_id = any($1) order by voucher_id for no key update
           )
           update voucher_count used set uses = greatest(0, uses - 1) from given
            where used.voucher_id = given.voucher_id`,
    values: [voucherIds],
  });
}

interface Limited {
  readonly id: string;
  readonly mostUses: number;
}

interface Asked {
  readonly cartId: string;
  readonly limited: readonly Limited[];
}

/** Used as often as they may be, and not by the payment that is under way for the cart $1. */
const usedUp = `array(
  select used.voucher_id from voucher_count used join json_to_recordset($2) as given (id text, "mostUses" integer)
    on given.id = used.voucher_id and used.uses >= given."mostUses"
   where not exists (select 1 from checkout join checkout_claim claim on claim.checkout_id = checkout.id
                      where checkout.cart_id = $1 and checkout.status = 'OPEN'
                        and claim.kind = 'voucher' and claim.reference = used.voucher_id))`;

interface EntitlementsRow {
  readonly usedUp: readonly string[];
  readonly ownUsed: readonly string[];
  readonly activated: readonly string[];
  readonly claimed: readonly string[];
  readonly ordersDelivered: number;
  readonly ordersCollected: number;
  readonly startDate: Date | null;
  readonly endDate: Date | null;
  readonly planId: string | null;
  readonly renews: boolean | null;
}

/**
 * What was activated counts until it is used with another cart: then it has to be activated again, if it may be used
 * again at all. A step of a collector ($4) that was picked and left lying for a week is let go.
 */
export async function selectEntitlements(
  on: Queryable,
  {
    customerId,
    cartId,
    limited,
    picked = [],
  }: Asked & { readonly customerId: string; readonly picked?: readonly string[] },
): Promise<Entitlements> {
  const [row] = await on.query<EntitlementsRow>({
    name: 'voucher-entitlements',
    text: `select ${usedUp} as "usedUp",
                  array(select claim.reference from checkout_claim claim join checkout on checkout.id = claim.checkout_id
                         where claim.customer_id = customer.id and claim.kind = 'voucher' and claim.once
                           and checkout.cart_id <> $1) as "ownUsed",
                  array(select voucher_id from voucher_activation active
                         where active.customer_id = customer.id
                           and not (voucher_id = any($4) and activated_at < now() - interval '7 days')
                           and not exists (
                             select from checkout_claim claim join checkout on checkout.id = claim.checkout_id
                              where claim.customer_id = active.customer_id and claim.kind = 'voucher'
                                and claim.reference = active.voucher_id and checkout.cart_id <> $1
                                and checkout.created_at >= active.activated_at)) as activated,
                  array(select claim.reference from checkout join checkout_claim claim on claim.checkout_id = checkout.id
                         where checkout.cart_id = $1 and checkout.status = 'OPEN' and claim.kind = 'voucher') as claimed,
                  orders_delivered as "ordersDelivered", orders_collected as "ordersCollected",
                  pass.start_date as "startDate", pass.end_date as "endDate", pass.plan_id as "planId", pass.renews
             from customer left join delivery_pass pass on pass.customer_id = customer.id
            where customer.id = $3`,
    values: [cartId, JSON.stringify(limited), customerId, picked],
  });
  if (!row) return { gone: new Set() };
  const { usedUp: all, ownUsed, activated, claimed, ordersDelivered, ordersCollected } = row;
  return {
    firstOrderDelivery: ordersDelivered === 0,
    firstOrderClickAndCollect: ordersCollected === 0,
    ...passIn(row),
    activated: new Set(activated),
    ...(claimed.length > 0 && { claimed: new Set(claimed) }),
    gone: new Set([...all, ...ownUsed]),
  };
}

function passIn({ planId, startDate, endDate, renews }: EntitlementsRow): Pick<Entitlements, 'pass'> {
  if (planId === null || !startDate || !endDate) return {};
  const dates = { startDate: startDate.toISOString(), endDate: endDate.toISOString() };
  return { pass: { planId, ...dates, renews: renews === true } };
}

export async function selectGuestEntitlements(on: Queryable, { cartId, limited }: Asked): Promise<Entitlements> {
  const [row] = await on.query<Pick<EntitlementsRow, 'usedUp'>>({
    name: 'voucher-guests-entitlements',
    text: `select ${usedUp} as "usedUp"`,
    values: [cartId, JSON.stringify(limited)],
  });
  return { gone: new Set(row?.usedUp) };
}

/** Once more where it was active already. `instead`: of these only one may be active. */
export async function insertActivation(
  tx: Queryable,
  customerId: string,
  voucherId: string,
  instead: readonly string[] = [],
): Promise<void> {
  if (instead.length > 0) {
    // Two that are picked at the same time come one after the other.
    await tx.query({ text: 'select from customer where id = $1 for no key update', values: [customerId] });
    await tx.query({
      text: 'delete from voucher_activation where customer_id = $1 and voucher_id = any($2) and voucher_id <> $3',
      values: [customerId, instead, voucherId],
    });
  }
  await tx.query({
    text: `insert into voucher_activation (customer_id, voucher_id)
           select id, $2 from customer where id = $1
           on conflict (customer_id, voucher_id) do update set activated_at = now()`,
    values: [customerId, voucherId],
  });
}

export async function deleteActivation(on: Queryable, customerId: string, voucherId: string): Promise<void> {
  await on.query({
    text: 'delete from voucher_activation where customer_id = $1 and voucher_id = $2',
    values: [customerId, voucherId],
  });
}

export interface UsedVoucher {
  readonly voucherId: string;
  readonly checkoutId: string;
  readonly usedAt: Date;
  /** False while it is being paid. */
  readonly ordered: boolean;
}

/** What a customer's orders and payments have used, the newest first. */
export function selectUsed(on: Queryable, customerId: string): Promise<readonly UsedVoucher[]> {
  return on.query<UsedVoucher>({
    name: 'vouchers-of-customer-used',
    text: `select claim.reference as "voucherId", claim.checkout_id as "checkoutId", checkout.created_at as "usedAt",
                  checkout.status = 'ORDERED' as ordered
             from checkout_claim claim join checkout on checkout.id = claim.checkout_id
            where claim.customer_id = $1 and claim.kind = 'voucher'
            order by checkout.created_at desc limit 50`,
    values: [customerId],
  });
}
