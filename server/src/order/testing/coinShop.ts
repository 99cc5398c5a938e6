import { randomUUID } from 'node:crypto';
import type { Cart } from '@trolley/contract';
import type { FastifyRequest } from 'fastify';
import { cartRoutes } from '../../cart/routes.ts';
import { createBrowser } from '../../cart/testing/browser.ts';
import { abandonPayment } from '../../checkout/abandonPayment.ts';
import type { Checkouts } from '../../checkout/checkouts.ts';
import { feesPaidByPass, isOfBrowser, ordersOfBrowser } from '../../checkout/lookups.ts';
import { checkoutRoutes } from '../../checkout/routes.ts';
import { insertCustomer, openTestCheckouts } from '../../checkout/testing/checkoutShop.ts';
import { membershipOf } from '../../customer/card/membershipOf.ts';
import { tenantsDir } from '../../customer/demo/testing.ts';
import { loyaltyRoutes } from '../../loyalty/routes.ts';
import { loyaltyOfVouchers } from '../../loyaltyOfVouchers.ts';
import { openTenantLoyalty } from '../../openTenantLoyalty.ts';
import { findPassSpan, takePassBack } from '../../pass/takePassBack.ts';
import type { PaymentProvider } from '../../payment/provider.ts';
import { readCheckoutFile } from '../../payment/readCheckoutFile.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { captureLog, createTestApp } from '../../platform/http/testing.ts';
import { loadTenant } from '../../tenant/loadTenant.ts';
import { claimVouchers } from '../../voucher/claimVouchers.ts';
import { openVouchers } from '../../voucher/openVouchers.ts';
import { memberVoucherRoutes, voucherRoutes } from '../../voucher/routes.ts';
import { openOrders } from '../openOrders.ts';

/** Feldmarkt's own vouchers that cost coins or bring points, its own programme, and carts, checkouts and orders of the tests. */
export async function openCoinShop(database: Database, provider: PaymentProvider) {
  const made = await openTestCheckouts(database, provider);
  const tenant = await loadTenant({ tenantsDir, id: 'feldmarkt', baseUrl: 'https://shop.example' });
  const loyalty = await openTenantLoyalty({ tenant, database });
  if (!loyalty) throw new Error('no programme');
  const definitions = (await readCheckoutFile(tenant)).vouchers.filter(
    ({ coins = 0, takesOff }) => coins > 0 || takesOff.kind === 'points',
  );
  const ofVouchers = loyaltyOfVouchers(loyalty);
  const vouchers = openVouchers(definitions, tenant.file.timeZone, ofVouchers);
  const orders = await openOrders({
    ...{ tenant, database, service: made.carts.service, log: captureLog().log, loyalty },
    passes: { takePassBack, findPassSpan },
    checkouts: { isOfBrowser, ordersOfBrowser, feesPaidByPass },
  });
  const carts = {
    ...made.carts,
    vouchers,
    abandonPayment: (cartId: string): Promise<void> => abandonPayment(checkouts, cartId),
  };
  const claims = { ...made.checkouts.vouchers, claimVouchers: claimVouchers(definitions, ofVouchers) };
  const checkouts: Checkouts = { ...made.checkouts, carts, orders, loyalty, vouchers: claims };
  return { definitions, loyalty, ofVouchers, vouchers, orders, carts, checkouts };
}

export type CoinShop = Awaited<ReturnType<typeof openCoinShop>>;

/** Its routes; who asks is said in a header. */
export async function serveCoinShop(database: Database, shop: CoinShop) {
  const { app } = await createTestApp();
  const { carts, checkouts, vouchers, loyalty, ofVouchers, orders } = shop;
  const visitorOf = ({ headers: { 'x-member': customerId } }: FastifyRequest) =>
    typeof customerId === 'string' ? { member: true, customerId } : { member: false };
  const known = { visitorOf, secureCookies: true };
  cartRoutes(app, { carts, ...known });
  checkoutRoutes(app, { checkouts, ...known });
  const parts = { database, vouchers, loyalty: ofVouchers, vouchersOfOrders: orders.vouchersOf, now: Date.now };
  memberVoucherRoutes(app, { ...parts, ...known });
  voucherRoutes(app, { ...parts, ...known });
  loyaltyRoutes(app, {
    loyalty,
    requireCustomer: async ({ headers }) => ({ customerId: String(headers['x-member']) }),
    membershipOf: (customerId) => membershipOf(database, customerId),
    earningBy: orders.earningBy,
    now: Date.now,
  });
  return {
    app,
    /** A browser in which this customer is logged in. */
    browserOf(customerId: string) {
      const { ask, send } = createBrowser(app);
      const headers = { 'x-member': customerId };
      return {
        ask: ((endpoint, asked) =>
          ask(endpoint, { ...asked, headers: { ...asked?.headers, ...headers } })) as typeof ask,
        send: (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, body?: unknown, more = {}) =>
          send(method, path, body, { ...headers, ...more }),
      };
    },
  };
}

/** A proved member who has so much in these pools. */
export async function insertRichMember(on: Queryable, pools: Readonly<Record<string, number>>) {
  const customerId = await insertCustomer(on);
  const memberId = randomUUID().slice(0, 13);
  await on.query({
    text: `update customer set loyality_member_id = $2, mp_card_id = $2, joe_authentication_status = 'Authenticated' where id = $1`,
    values: [customerId, memberId],
  });
  for (const [poolId, value] of Object.entries(pools))
    await on.query({
      text: `insert into loyalty_movement (member_id, pool_id, value, kind, cause) values ($1, $2, $3, 'start', $4)`,
      values: [memberId, poolId, value, randomUUID()],
    });
  return { customerId, memberId };
}

/** What vouchers say in a cart, by id: what they take off, or what is missing. */
export const saidBy = ({ voucherLineItems }: Pick<Cart, 'voucherLineItems'>) =>
  Object.fromEntries(
    voucherLineItems.map(({ lineItemId, discount, missing }) => [lineItemId, missing ?? discount] as const),
  );
