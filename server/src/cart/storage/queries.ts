import type { CartCode, CartMode, CartStatus } from '@trolley/contract';
import type { Queryable } from '../../platform/database/database.ts';
import type { HeldWindow } from '../../service/slots/readWindow.ts';
import { heldWindow, renewHold } from '../../service/slots/renewHold.ts';

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
  /** Null where it is the one that the asker has. */
  readonly document: string | null;
  /** Missing where it was not asked for. */
  readonly window?: HeldWindow | null;
}

const columns = `
  cart.id, cart.customer_id as "customerId", cart.mode, cart.order_number as "orderNumber", cart.beside, cart.status,
  cart.revision,
  cart.customer_id is null and cart.status = 'OPEN' and cart.touched_at < now() - make_interval(days => $2) as idle`;
const unlessKnown = 'case when cart.revision <> $3 then cart.document end as document';

interface Ask {
  readonly id: string;
  readonly idleDays: number;
  /** Of the document that is at hand, which then is not sent again. */
  readonly knownRevision?: number;
  /** Whether a slot is asked about; a cart that never chose one has none. */
  readonly withWindow?: boolean;
}

export async function selectCart(on: Queryable, ask: Ask): Promise<CartColumns | undefined> {
  const { id, idleDays, knownRevision = 0, withWindow = true } = ask;
  const [row] = await on.query<CartColumns>({
    name: withWindow ? 'cart-with-window' : 'cart',
    text: `select ${columns}, ${unlessKnown}${withWindow ? `, ${heldWindow('cart.id')} as "window"` : ''}
             from cart where id = $1`,
    values: [id, idleDays, knownRevision],
  });
  return row;
}

/** Nobody else changes it until the transaction ends. */
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

export interface NewCart {
  readonly id: string;
  readonly customerId?: string;
  readonly mode?: CartMode;
  readonly orderNumber?: string;
  readonly beside?: string;
  readonly document: string;
}

/** False where the customer has one already, made at the same moment. */
export async function insertCart(on: Queryable, cart: NewCart): Promise<boolean> {
  const { id, customerId, mode = 'REGULAR', orderNumber, beside, document } = cart;
  const made = await on.query({
    name: 'cart-insert',
    text: `insert into cart (id, customer_id, mode, order_number, beside, document) values ($1, $2, $3, $4, $5, $6)
           on conflict do nothing returning 1`,
    values: [id, customerId ?? null, mode, orderNumber ?? null, beside ?? null, document],
  });
  return made.length > 0;
}

export interface Save {
  readonly id: string;
  /** The one that was read; another one in the database means that somebody was faster. */
  readonly revision: number;
  readonly document: string;
  /** Given where a slot was chosen: activity keeps it. */
  readonly hold?: { readonly minutes: number; readonly mostMinutes: number };
}

export interface Saved {
  readonly revision: number;
  readonly window?: HeldWindow | null;
}

const update = `update cart set document = $3, revision = revision + 1, touched_at = now()
                 where id = $1 and revision = $2 and status = 'OPEN' returning revision`;

/** Undefined where the cart is no longer as it was read, or no longer open; then nothing was done. */
export async function updateCart(on: Queryable, { id, revision, document, hold }: Save): Promise<Saved | undefined> {
  const [saved] = await on.query<Saved>(
    hold
      ? {
          name: 'cart-save-with-window',
          text: `${update}, ${renewHold('id', '$4', '$5')} as "window"`,
          values: [id, revision, document, hold.minutes, hold.mostMinutes],
        }
      : { name: 'cart-save', text: update, values: [id, revision, document] },
  );
  return saved;
}

/**
 * Given up with all it holds, names and addresses too. Every change of owner or status raises the revision: whoever has
 * the old row then sees that it is old.
 */
export async function abandonCart(tx: Queryable, id: string): Promise<void> {
  await tx.query({
    name: 'cart-abandon',
    text: `update cart set status = 'ABANDONED', document = '{}', revision = revision + 1, touched_at = now()
            where id = $1 and status = 'OPEN'`,
    values: [id],
  });
}

/** A payment begins for it. False where it is no longer the cart that was checked, by its revision. */
export async function closeCart(tx: Queryable, id: string, revision: number): Promise<boolean> {
  const closed = await tx.query({
    name: 'cart-close',
    text: `update cart set status = 'FINALIZED', revision = revision + 1, touched_at = now()
            where id = $1 and revision = $2 and status = 'OPEN' returning 1`,
    values: [id, revision],
  });
  return closed.length > 0;
}

/** Keeps its slot so long, or answers the code of what is against that. Locks the slot: it comes last in a transaction. */
export async function extendHold(tx: Queryable, id: string, minutes: number): Promise<CartCode | undefined> {
  const [extended] = await tx.query<{ readonly refusal: CartCode | null }>({
    name: 'cart-extend-hold',
    text: 'select extend_hold($1, now() + make_interval(mins => $2)) as refusal',
    values: [id, minutes],
  });
  return extended?.refusal ?? undefined;
}

/** Its slot is kept as long as any other cart's from now on. */
export async function reopenCart(
  tx: Queryable,
  id: string,
  hold: { readonly minutes: number; readonly mostMinutes: number },
): Promise<void> {
  await tx.query({
    name: 'cart-reopen',
    text: `update cart set status = 'OPEN', revision = revision + 1, touched_at = now()
            where id = $1 and status = 'FINALIZED' returning restore_hold(id, $2, $3)`,
    values: [id, hold.minutes, hold.mostMinutes],
  });
}

/** False where no payment was under way for it. */
export async function orderCart(tx: Queryable, id: string): Promise<boolean> {
  const moved = await tx.query({
    name: 'cart-order',
    text: `update cart set status = 'ORDERED', revision = revision + 1, touched_at = now()
            where id = $1 and status = 'FINALIZED' returning 1`,
    values: [id],
  });
  return moved.length > 0;
}

/** From now on it opens to this customer alone. */
export async function giveCart(tx: Queryable, id: string, customerId: string): Promise<void> {
  await tx.query({
    name: 'cart-give',
    text: `update cart set customer_id = $2, revision = revision + 1, touched_at = now() where id = $1`,
    values: [id, customerId],
  });
}

export async function lockOpenCartsOf(tx: Queryable, customerId: string): Promise<readonly string[]> {
  const carts = await tx.query<{ id: string }>({
    text: `select id from cart where customer_id = $1 and status = 'OPEN' order by id for update`,
    values: [customerId],
  });
  return carts.map(({ id }) => id);
}

/** Those an order may still come of, or came of: without the customer, and without a cart beside them. */
export async function releaseOrderedCartsOf(tx: Queryable, customerId: string): Promise<void> {
  await tx.query({
    text: `update cart set customer_id = null, beside = null, revision = revision + 1
            where customer_id = $1 and status in ('FINALIZED', 'ORDERED')`,
    values: [customerId],
  });
}

/** One that a payment was ever begun for stays as a name alone: what became of the money is still to be found. */
export async function deleteCartsOf(tx: Queryable, customerId: string): Promise<void> {
  await tx.query({
    text: `update cart set customer_id = null, beside = null, document = '{}', revision = revision + 1,
                  status = case status when 'OPEN' then 'ABANDONED' else status end
            where customer_id = $1 and exists (select from checkout where cart_id = cart.id)`,
    values: [customerId],
  });
  await tx.query({ text: 'delete from cart where customer_id = $1', values: [customerId] });
}
