import type { CheckoutFile } from '@trolley/contract';
import { customerOfCheckout, isAnyCheckoutOpen } from './checkout/lookups.ts';
import { type OpenCustomers } from './customer/openCustomers.ts';
import type { OpenOrders } from './order/orders.ts';
import { createPassMail } from './pass/createPassMail.ts';
import { remindJob } from './pass/remindOfPasses.ts';
import { passRoutes } from './pass/routes.ts';
import type { Payments } from './payment/openPayments.ts';
import { savedMethodRoutes } from './payment/saved/routes.ts';
import type { Database } from './platform/database/database.ts';
import type { Room } from './platform/http/room.ts';
import type { Log } from './platform/log.ts';
import type { Tenant } from './tenant/tenant.ts';
import { walletRoutes } from './wallet/routes.ts';
import { seedGiftCards } from './wallet/seedGiftCards.ts';

interface Parts {
  readonly tenant: Tenant;
  readonly database: Database;
  readonly log: Log;
}

interface Sold {
  readonly file: CheckoutFile;
  readonly payments: Payments;
  readonly orders: Pick<OpenOrders, 'numbersOf'>;
}

/** What customers have of their money here: gift cards, passes, and methods they saved. */
export async function openMoney(
  { tenant, database, log }: Parts,
  { file, payments, orders }: Sold,
  { sessions, passwords, rateLimiter, now, queueMail, file: customerFile }: OpenCustomers,
): Promise<readonly Room[]> {
  await seedGiftCards({ database, passwords, file, environment: tenant.publicConfig.environment });
  const { plans } = file.pass;
  const passMail = await createPassMail(tenant, customerFile);
  const { numbersOf: orderNumbersOf } = orders;
  const wallets = { database, sessions, passwords, rateLimiter, tenant, orderNumbersOf, isAnyCheckoutOpen };
  return [
    { routes: (app) => walletRoutes(app, wallets) },
    {
      routes: (app) => passRoutes(app, { database, sessions, plans, tenant }),
      jobs: [remindJob({ database, plans, queueMail, passMail, log })],
    },
    { routes: (app) => savedMethodRoutes(app, { database, sessions, payments, customerOfCheckout, now }) },
  ];
}
