import type { StaffOrder } from '@trolley/contract';
import { moneyOf } from '../../payment/moneyOf.ts';
import { type JournalBy, writeJournal } from '../../staff/journal/writeJournal.ts';
import { writtenAddress } from '../files/writtenAddress.ts';
import type { Orders } from '../orders.ts';
import { storeOf } from '../rules/storeOf.ts';
import { type Stores, selectAdditions } from '../storage/found.ts';
import { selectOrder } from '../storage/queries.ts';
import { showStaffOrder } from './showStaffOrder.ts';

interface Looking {
  readonly by: JournalBy;
  /** Null for all. */
  readonly stores: Stores;
  readonly mayOpenCustomer: boolean;
}

/** An order for one of staff, who is in the journal for it. Undefined where there is none, or none of their stores. */
export async function openOrder(
  { database, tenant, file, now }: Pick<Orders, 'database' | 'tenant' | 'file' | 'now'>,
  asked: string,
  { by, stores, mayOpenCustomer }: Looking,
): Promise<StaffOrder | undefined> {
  if (!/^\d{1,15}$/.test(asked)) return undefined;
  return database.transaction(async (tx) => {
    const order = await selectOrder(tx, asked);
    const store = order && storeOf(order.document.attempt.distributionAddress);
    const isTheirs = stores === null || (store !== undefined && stores.includes(store));
    if (!order || !isTheirs) return undefined;
    const { orderNumber, checkoutId } = order;
    const [additions, money] = [await selectAdditions(tx, orderNumber), await moneyOf(tx, checkoutId)];
    const subject = { kind: 'order', id: orderNumber };
    await writeJournal(tx, by, { action: 'order.opened', subject, ...(store !== undefined && { storeId: store }) });
    const written = writtenAddress(file, tenant.file.locale);
    return showStaffOrder(order, { additions, money, written, mayOpenCustomer, now: now() });
  });
}
