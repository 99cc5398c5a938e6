import type { PaymentMethod } from '@trolley/contract';
import type { Queryable } from '../../platform/database/database.ts';
import type { SavedAtProvider } from '../provider.ts';

/** A saved method as the database has it. */
export interface MethodRow {
  readonly id: string;
  readonly methodKey: PaymentMethod;
  readonly provider: string;
  readonly token: string;
  readonly paymentBrand: string;
  readonly name: string;
  readonly cardExpiryMonth: number | null;
  readonly cardExpiryYear: number | null;
  readonly isPrimary: boolean;
  readonly usedAt: Date | null;
}

/** Older rows hold a provider's code as brand (`cartes_bancaires`): written as words it can be sent back with a payment. */
const columns = `id, method_key as "methodKey", provider, token, replace(payment_brand, '_', ' ') as "paymentBrand", name,
  card_expiry_month as "cardExpiryMonth", card_expiry_year as "cardExpiryYear", is_primary as "isPrimary",
  used_at as "usedAt"`;

/** The one that is offered first, then the newest. */
export function selectMethods(on: Queryable, customerId: string): Promise<readonly MethodRow[]> {
  return on.query({
    name: 'saved-methods',
    text: `select ${columns} from saved_payment_method where customer_id = $1
            order by is_primary desc, created_at desc, id`,
    values: [customerId],
  });
}

/** The same; changes of one customer's methods come one after the other. */
export async function lockMethods(tx: Queryable, customerId: string): Promise<readonly MethodRow[]> {
  const text = `select pg_advisory_xact_lock(hashtextextended('saved methods ' || $1::text, 0))`;
  await tx.query({ name: 'saved-methods-lock', text, values: [customerId] });
  return selectMethods(tx, customerId);
}

export interface MethodToSave {
  readonly customerId: string;
  readonly provider: string;
  readonly methodKey: PaymentMethod;
  /** With its token. */
  readonly method: SavedAtProvider & { readonly token: string };
  readonly setPrimary: boolean;
}

/** It was just paid with. One that is known gets its newest name and expiry. */
export async function insertMethod(tx: Queryable, given: Omit<MethodToSave, 'setPrimary'>): Promise<string> {
  const { customerId, provider, methodKey, method } = given;
  const { token, brand, name, expiryMonth, expiryYear } = method;
  const [row] = await tx.query<{ readonly id: string }>({
    name: 'saved-method-insert',
    text: `insert into saved_payment_method
             (customer_id, provider, token, method_key, payment_brand, name, card_expiry_month, card_expiry_year, used_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, now())
           on conflict (customer_id, provider, token) do update set
             method_key = excluded.method_key, payment_brand = excluded.payment_brand, name = excluded.name,
             card_expiry_month = excluded.card_expiry_month, card_expiry_year = excluded.card_expiry_year,
             used_at = excluded.used_at
           returning id`,
    values: [customerId, provider, token, methodKey, brand, name, expiryMonth ?? null, expiryYear ?? null],
  });
  if (!row) throw new Error('A payment method was not saved.');
  return row.id;
}

/** First none, then this one: never two at a time. */
export async function choosePrimary(tx: Queryable, customerId: string, id: string): Promise<void> {
  await tx.query({
    text: 'update saved_payment_method set is_primary = false where customer_id = $1 and is_primary and id <> $2',
    values: [customerId, id],
  });
  await tx.query({
    text: 'update saved_payment_method set is_primary = true where customer_id = $1 and id = $2',
    values: [customerId, id],
  });
}

export async function updateUsed(tx: Queryable, customerId: string, id: string): Promise<void> {
  await tx.query({
    name: 'saved-method-used',
    text: 'update saved_payment_method set used_at = now() where customer_id = $1 and id = $2',
    values: [customerId, id],
  });
}

export async function deleteMethod(tx: Queryable, customerId: string, id: string): Promise<void> {
  await tx.query({
    text: 'delete from saved_payment_method where customer_id = $1 and id = $2',
    values: [customerId, id],
  });
}

export interface PaidWith {
  readonly provider: string;
  readonly methodKey: PaymentMethod;
  readonly reference: string;
}

/** The payment of a checkout, once it has a name at its provider. */
export async function selectPayment(on: Queryable, checkoutId: string): Promise<PaidWith | undefined> {
  const [row] = await on.query<PaidWith>({
    text: `select provider, method_key as "methodKey", reference from payment
            where checkout_id = $1 and reference is not null`,
    values: [checkoutId],
  });
  return row;
}
