import { markedBy } from '../../favourite/favoritesOf.ts';
import { mailsTo } from '../../platform/mail/mailsTo.ts';
import type { Customers } from '../customers.ts';
import { readCustomer } from '../readCustomer.ts';
import { selectKept } from './selectKept.ts';

/** CUST-12: everything that is kept about a customer; of secrets only that there are any. */
export async function exportCustomer(
  customers: Pick<Customers, 'database' | 'tenant' | 'purchasedBy' | 'keptCartsOf' | 'withdrawalsOf' | 'now'>,
  customerId: string,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  const { database, tenant } = customers;
  const [customer, kept] = await Promise.all([readCustomer(customers, customerId), selectKept(database, customerId)]);
  if (!customer || !kept) return undefined;
  const [favorites, purchased, carts = [], withdrawals = [], mails] = await Promise.all([
    markedBy(database, customerId),
    customers.purchasedBy(customerId),
    customers.keptCartsOf?.(customerId),
    customers.withdrawalsOf?.(customer.email),
    // Not to an address that waits: it may be somebody else's.
    mailsTo(database, customer.email),
  ]);
  const { addressTimes, ...more } = kept;
  return {
    shop: tenant.file.name,
    exportedAt: new Date(customers.now()).toISOString(),
    customer: {
      ...customer,
      addresses: customer.addresses.map((one) => ({ ...one, createdAt: addressTimes[one.id] })),
    },
    ...more,
    favorites: favorites.map(({ type, reference, at }) => ({ type, reference, markedAt: at })),
    purchasedProducts: purchased,
    carts,
    withdrawals,
    mails,
  };
}
