import type { Database } from '../platform/database/database.ts';
import { queueMail } from '../platform/mail/queueMail.ts';
import { createPasswords } from '../platform/passwords/createPasswords.ts';
import { createRateLimiter } from '../platform/rateLimit/rateLimiter.ts';
import type { Settings } from '../platform/settings.ts';
import type { Tenant } from '../tenant/tenant.ts';
import type { Customers } from './customers.ts';
import { seedDemoCustomers } from './demo/seedDemoCustomers.ts';
import { createCustomerMails } from './mails/createCustomerMails.ts';
import { readCustomerFile } from './readCustomerFile.ts';
import { openSessions } from './session/openSessions.ts';

interface Parts
  extends Pick<Customers, 'service' | 'catalogue' | 'loyalty' | 'takeSubscriptions' | 'newsletterConsent'> {
  readonly tenant: Tenant;
  readonly database: Database;
  readonly settings: Settings;
  readonly botCheck: Customers['botCheck'];
  /** What a customer has in the cart; missing where the tenant sells nothing online. */
  readonly carts?: Pick<Customers, 'cartSkusOf' | 'openCartOf' | 'ownsCart'>;
  readonly personalData?: Customers['personalData'];
  readonly now?: () => number;
}

export interface OpenCustomers extends Customers {
  close(): Promise<void>;
}

const noCarts: NonNullable<Parts['carts']> = { cartSkusOf: async () => new Set() };

/** The people of this shop: everything that concerns them is put together here. */
export async function openCustomers(parts: Parts): Promise<OpenCustomers> {
  const { tenant, database, settings, botCheck, service, catalogue, loyalty, carts = noCarts, now = Date.now } = parts;
  const { personalData = [], takeSubscriptions, newsletterConsent } = parts;
  const file = await readCustomerFile(tenant.dir);
  const passwords = createPasswords(settings);
  const mails = await createCustomerMails(tenant, file);
  const sessions = await openSessions({ database, limits: file.session, baseUrl: settings.baseUrl });
  const customers: Customers = {
    database,
    tenant,
    file,
    sessions,
    passwords,
    botCheck,
    rateLimiter: createRateLimiter(database),
    queueMail,
    mails,
    service,
    personalData,
    ...carts,
    loginListeners: [],
    loyalty,
    takeSubscriptions,
    newsletterConsent,
    catalogue,
    now,
  };
  await seedDemoCustomers({ ...customers, environment: tenant.publicConfig.environment });
  return { ...customers, close: () => sessions.close() };
}
