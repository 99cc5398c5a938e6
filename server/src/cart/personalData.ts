import type { Database, Queryable } from '../platform/database/database.ts';
import type { PersonalData } from '../platform/personalData.ts';
import type { Carts } from './carts.ts';
import { readDocument } from './rules/document.ts';
import { blankCarts, deleteCartsOf, lockCartsOf, releaseOrderedCartsOf } from './storage/queries.ts';

interface Parts {
  readonly database: Database;
  /** Missing where the shop sells nothing online. */
  readonly slots?: Pick<Carts['service']['slots'], 'release'>;
  /** Which of some carts a payment was ever begun for. */
  cartsWithCheckout(tx: Queryable, cartIds: readonly string[]): Promise<readonly string[]>;
}

/** Every cart of a customer with all that it holds of them: addresses, what is wanted, how it is paid. */
export function cartData({ database, slots, cartsWithCheckout }: Parts): PersonalData {
  return {
    async exportOf({ id }) {
      const rows = await database.query<{ readonly document: string; readonly mode: string; readonly status: string }>({
        text: `select mode, status, touched_at as "touchedAt", document from cart
                where customer_id = $1 order by touched_at, id`,
        values: [id],
      });
      return { carts: rows.map(exportCart) };
    },
    ...(slots && {
      deleteOf: (customerId) =>
        database.transaction((tx) => deleteWithin(tx, customerId, { slots, cartsWithCheckout })),
    }),
  };
}

function exportCart({ document, ...row }: { readonly document: string }): object {
  // The keys of repeated calls and the ids of merged carts say nothing about a person.
  const { keys: _, merged: __, lines, ...cart } = readDocument(document);
  const named = lines.map(({ addedAt, ...line }) => ({ ...line, addedAt: new Date(addedAt * 60_000).toISOString() }));
  return { ...row, lines: named, ...cart };
}

/**
 * CUST-12: carts that are being paid for, or were ordered, stay without their customer. One that a payment was ever begun
 * for stays empty, so that what became of the money can still be found; all others are deleted.
 */
async function deleteWithin(
  tx: Queryable,
  customerId: string,
  { slots, cartsWithCheckout }: Required<Pick<Parts, 'slots' | 'cartsWithCheckout'>>,
): Promise<void> {
  const carts = await lockCartsOf(tx, customerId);
  for (const { id, status } of carts) if (status === 'OPEN') await slots.release(tx, id);
  await releaseOrderedCartsOf(tx, customerId);
  const left = carts.flatMap(({ id, status }) => (status === 'OPEN' || status === 'ABANDONED' ? [id] : []));
  await blankCarts(tx, await cartsWithCheckout(tx, left));
  await deleteCartsOf(tx, customerId);
}
