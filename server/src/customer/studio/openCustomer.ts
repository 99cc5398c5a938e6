import type { StaffCustomer } from '@trolley/contract';
import { type JournalBy, writeJournal } from '../../staff/journal/writeJournal.ts';
import { selectRecord } from './queries.ts';
import type { StaffCustomers, Stores } from './staffCustomers.ts';

interface Looking {
  readonly by: JournalBy;
  /** Null for all. */
  readonly stores: Stores;
  readonly maySeeOrders: boolean;
}

/**
 * A customer for one of staff, who is in the journal for it. Undefined where there is none, or, for whoever is bound to
 * stores, where they have ordered nothing there.
 */
export async function openCustomer(
  { database, orders, walletOf, passOf }: StaffCustomers,
  id: string,
  { by, stores, maySeeOrders }: Looking,
): Promise<StaffCustomer | undefined> {
  return database.transaction(async (tx) => {
    const row = await selectRecord(tx, id);
    const bought = await orders?.newestOf(tx, id, stores);
    const isTheirs = stores === null || (bought !== undefined && bought.orders.length > 0);
    if (!row || !isTheirs) return undefined;
    const [wallet, pass] = [await walletOf?.(tx, id), await passOf?.(tx, id)];
    await writeJournal(tx, by, { action: 'customer.opened', subject: { kind: 'customer', id } });
    const { firstName, lastName, academicTitle, email, pendingEmail, cardNumber, since, addresses, phoneNumbers } = row;
    return {
      id,
      name: [academicTitle, firstName, lastName].filter(Boolean).join(' '),
      email,
      ...(pendingEmail !== null && { pendingEmail }),
      phoneNumbers: [...phoneNumbers],
      since: since.toISOString(),
      addresses,
      ...(cardNumber !== null && { cardNumber }),
      ...(pass && { pass: { endDate: pass.endDate, renews: pass.renews } }),
      ...(wallet !== undefined && { wallet }),
      ...(maySeeOrders && { orders: bought?.orders ?? [] }),
      moreOrders: maySeeOrders && (bought?.more ?? false),
    };
  });
}
