import type { CartMode, CartStatus } from '@trolley/contract';
import type { Queryable } from '../../platform/database/database.ts';
import type { HeldWindow } from '../../service/slots/readWindow.ts';
import { heldWindow } from '../../service/slots/renewHold.ts';

/** A cart as the driver brings it. */
export interface CartColumns {
  readonly id: string;
  readonly customerId: string | null;
  readonly mode: CartMode;
  readonly orderNumber: string | null;
  readonly beside: string | null;
  readonly status: CartStatus;
  readonly revision: number;
  /** A visitor left it so long ago that it counts as given up. */
  readonly idle: boolean;
  readonly document: string;
  /** Missing where it was not asked for. */
  readonly window?: HeldWindow | null;
}

const columns = `
  cart.id, cart.customer_id as "customerId", cart.mode, cart.order_number as "orderNumber", cart.beside, cart.status,
  cart.revision,
  cart.customer_id is null and cart.status = 'OPEN' and cart.touched_at < now() - make_interval(days => $2) as idle`;

export async function selectCart(
  on: Queryable,
  { id, idleDays }: { readonly id: string; readonly idleDays: number },
): Promise<CartColumns | undefined> {
  const [row] = await on.query<CartColumns>({
    name: 'cart',
    text: `select ${columns}, cart.document, ${heldWindow('cart.id')} as "window" from cart where id = $1`,
    values: [id, idleDays],
  });
  return row;
}

/** What became of a cart that is at hand. */
export interface KnownCartColumns extends Pick<CartColumns, 'idle' | 'window'> {
  /** All of it where the revision is another one by now. */
  readonly changed: CartColumns | null;
}

interface KnownAsk {
  readonly id: string;
  readonly idleDays: number;
  readonly knownRevision: number;
  /** Whether a slot is asked about; a cart that never chose one has none. */
  readonly withWindow: boolean;
}

/** All that is in a row changes with its revision: each column more would be described and read for nothing. */
export async function selectKnownCart(on: Queryable, ask: KnownAsk): Promise<KnownCartColumns | undefined> {
  const { id, idleDays, knownRevision, withWindow } = ask;
  const [row] = await on.query<KnownCartColumns>({
    name: withWindow ? 'cart-known-with-window' : 'cart-known',
    text: `select idle, case when revision <> $3 then to_json(cart) end as changed
                  ${withWindow ? `, ${heldWindow('id')} as "window"` : ''}
             from (select ${columns}, cart.document from cart where id = $1) cart`,
    values: [id, idleDays, knownRevision],
  });
  return row;
}

/** Locked until the transaction ends. */
export async function lockCart(tx: Queryable, id: string, idleDays: number): Promise<CartColumns | undefined> {
  const [row] = await tx.query<CartColumns>({
    name: 'cart-locked',
    text: `select ${columns}, cart.document, ${heldWindow('cart.id')} as "window" from cart where id = $1 for update`,
    values: [id, idleDays],
  });
  return row;
}

/** The regular cart a customer has, wherever it was filled. */
export async function selectCustomersCart(on: Queryable, customerId: string): Promise<CartColumns | undefined> {
  const [row] = await on.query<CartColumns>({
    name: 'cart-of-customer',
    text: `select ${columns}, cart.document, ${heldWindow('cart.id')} as "window" from cart
            where customer_id = $1 and mode = 'REGULAR' and status in ('OPEN', 'FINALIZED')`,
    values: [customerId, 0],
  });
  return row;
}

export async function selectOwner(on: Queryable, id: string): Promise<string | undefined> {
  const [row] = await on.query<{ readonly customerId: string | null }>({
    name: 'cart-owner',
    text: 'select customer_id as "customerId" from cart where id = $1',
    values: [id],
  });
  return row?.customerId ?? undefined;
}

/** The cart that adds to an order: the customer's, or the one beside a visitor's own. */
export async function selectAddonCart(
  on: Queryable,
  { orderNumber, beside, customerId }: { orderNumber: string; beside?: string; customerId?: string },
): Promise<CartColumns | undefined> {
  const [row] = await on.query<CartColumns>({
    name: 'cart-of-order',
    text: `select ${columns}, cart.document, ${heldWindow('cart.id')} as "window" from cart
            where mode = 'ADDON' and status in ('OPEN', 'FINALIZED') and order_number = $1
              and case when $4::text is null then customer_id is null and beside = $3 else customer_id = $4 end`,
    values: [orderNumber, 0, beside ?? null, customerId ?? null],
  });
  return row;
}

/**
 * Given up with all it holds, names and addresses too. Every change of owner or status raises the revision, so
 * that a caller with the old row sees that it is old.
 */
export async function abandonCart(tx: Queryable, id: string): Promise<void> {
  await tx.query({
    name: 'cart-abandon',
    text: `update cart set status = 'ABANDONED', document = '{}', revision = revision + 1, touched_at = now()
            where id = $1 and status = 'OPEN'`,
    values: [id],
  });
}

/** From now on it opens to this customer alone. */
export async function giveCart(tx: Queryable, id: string, customerId: string): Promise<void> {
  await tx.query({
    name: 'cart-give',
    text: `update cart set customer_id = $2, revision = revision + 1, touched_at = now() where id = $1`,
    values: [id, customerId],
  });
}

/** All carts of a customer; none of them changes until the transaction ends. */
export function lockCartsOf(
  tx: Queryable,
  customerId: string,
): Promise<readonly { readonly id: string; readonly status: CartStatus }[]> {
  return tx.query({
    text: 'select id, status from cart where customer_id = $1 order by id for update',
    values: [customerId],
  });
}

/** Those an order may still come of, or came of: without the customer, and without a cart beside them. */
export async function releaseOrderedCartsOf(tx: Queryable, customerId: string): Promise<void> {
  await tx.query({
    text: `update cart set customer_id = null, beside = null, revision = revision + 1
            where customer_id = $1 and status in ('FINALIZED', 'ORDERED')`,
    values: [customerId],
  });
}

/** Nothing is left of them but their ids. */
export async function blankCarts(tx: Queryable, ids: readonly string[]): Promise<void> {
  await tx.query({
    text: `update cart set customer_id = null, beside = null, document = '{}', revision = revision + 1,
                  status = case status when 'OPEN' then 'ABANDONED' else status end
            where id = any($1)`,
    values: [ids],
  });
}

export async function deleteCartsOf(tx: Queryable, customerId: string): Promise<void> {
  await tx.query({ text: 'delete from cart where customer_id = $1', values: [customerId] });
}
