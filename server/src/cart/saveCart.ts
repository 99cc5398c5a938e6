import type { CartMode } from '@trolley/contract';
import type { Queryable } from '../platform/database/database.ts';
import { type HeldWindow, readWindow } from '../service/slots/readWindow.ts';
import { renewHold } from '../service/slots/renewHold.ts';
import type { Carts } from './carts.ts';
import { type CartDocument, writeDocument } from './rules/document.ts';
import type { LoadedCart } from './storage/readCart.ts';

/** Undefined where the customer got a cart at the same moment. */
export async function beginCart(
  on: Queryable,
  { row }: LoadedCart,
  document: CartDocument,
): Promise<LoadedCart | undefined> {
  const made = await insertCart(on, { ...row, document: writeDocument(document) });
  return made ? { row: { ...row, revision: 1 }, document } : undefined;
}

const noRenewal = { minutes: 0, mostMinutes: 0 };

/** Undefined where it is no longer the cart that was read. The same statement renews the hold of a chosen slot. */
export async function saveCart(
  on: Queryable,
  { service }: Pick<Carts, 'service'>,
  { row }: LoadedCart,
  document: CartDocument,
): Promise<LoadedCart | undefined> {
  const hasHold = document.window !== undefined && row.mode === 'REGULAR';
  const { id, revision } = row;
  const saved = await updateCart(on, {
    id,
    revision,
    document: writeDocument(document),
    // An empty cart's slot ends when its time is up: holds are for shoppers.
    ...(hasHold && { hold: document.lines.length > 0 ? service.file.hold : noRenewal }),
  });
  if (!saved) return undefined;
  const window = readWindow(saved.window);
  return { row: { ...row, revision: saved.revision }, document, ...(window && { window }) };
}

interface NewCart {
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

interface Save {
  readonly id: string;
  /** The one that was read; another one in the database means that another call was faster. */
  readonly revision: number;
  readonly document: string;
  /** Given where a slot was chosen: activity keeps it. */
  readonly hold?: { readonly minutes: number; readonly mostMinutes: number };
}

interface Saved {
  readonly revision: number;
  readonly window?: HeldWindow | null;
}

const update = `update cart set document = $3, revision = revision + 1, touched_at = now()
                 where id = $1 and revision = $2 and status = 'OPEN' returning revision`;

/** Undefined where the cart is no longer as it was read, or no longer open; then nothing was done. */
async function updateCart(on: Queryable, { id, revision, document, hold }: Save): Promise<Saved | undefined> {
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
