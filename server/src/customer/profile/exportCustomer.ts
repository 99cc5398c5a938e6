import { mailsTo } from '../../platform/mail/mailsTo.ts';
import type { Customers } from '../customers.ts';
import { readCustomer } from '../readCustomer.ts';
import { selectAccount } from './selectAccount.ts';

/** CUST-12: everything that is stored about a customer; of secrets only that there are any. */
export async function exportCustomer(
  customers: Pick<Customers, 'database' | 'tenant' | 'file' | 'personalData' | 'loyalty' | 'now'>,
  customerId: string,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  const { database, tenant, file, personalData } = customers;
  const [customer, account] = await Promise.all([
    readCustomer(customers, customerId),
    selectAccount(database, customerId),
  ]);
  if (!customer || !account) return undefined;
  // An address that nobody confirmed may be another person's: what is known by it alone is not this account's to see.
  const email = file.registration === 'confirm' ? customer.email : undefined;
  const whose = { id: customerId, ...(email !== undefined && { email }) };
  const [mails, ...others] = await Promise.all([
    email === undefined ? [] : mailsTo(database, email),
    ...personalData.map((room) => room.exportOf(whose)),
  ]);
  const { addressTimes, ...more } = account;
  return {
    shop: tenant.file.name,
    exportedAt: new Date(customers.now()).toISOString(),
    customer: {
      ...customer,
      addresses: customer.addresses.map((one) => ({ ...one, createdAt: addressTimes[one.id] })),
    },
    ...more,
    ...Object.assign({}, ...others),
    mails,
  };
}
