import { randomUUID } from 'node:crypto';
import type { Queryable } from '../platform/database/database.ts';
import { readWindow } from '../service/slots/readWindow.ts';
import type { Caller, Carts } from './carts.ts';
import { type CartDocument, emptyDocument, writeDocument } from './rules/document.ts';
import { insertCart, updateCart } from './storage/queries.ts';
import type { LoadedCart } from './storage/readCart.ts';

/** One that is not in the database yet. */
export function newCart({ visitor: { customerId } }: Caller): LoadedCart {
  return {
    row: {
      id: randomUUID(),
      mode: 'REGULAR',
      status: 'OPEN',
      revision: 0,
      ...(customerId !== undefined && { customerId }),
    },
    document: emptyDocument(),
  };
}

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

/** Undefined where it is no longer the cart that was read. A chosen slot is kept longer by the same statement. */
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
    // An empty cart's slot ends when its time is up: holds are for whoever is shopping.
    ...(hasHold && { hold: document.lines.length > 0 ? service.file.hold : noRenewal }),
  });
  if (!saved) return undefined;
  const window = readWindow(saved.window);
  return { row: { ...row, revision: saved.revision }, document, ...(window && { window }) };
}
