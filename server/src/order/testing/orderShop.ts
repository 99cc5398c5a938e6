import type { TrackingSettings, Visitor } from '@trolley/contract';
import type { FastifyRequest } from 'fastify';
import { createBrowser } from '../../cart/testing/browser.ts';
import { feesPaidByPass, isOfBrowser, ordersOfBrowser } from '../../checkout/lookups.ts';
import { placeOrder } from '../../checkout/placeOrder.ts';
import { checkoutDatabase } from '../../checkout/testing/checkoutDatabase.ts';
import { type CartSketch, finalized, finalizeNow, readyCart } from '../../checkout/testing/checkoutShop.ts';
import { tenantsDir } from '../../customer/demo/testing.ts';
import { openTenantLoyalty } from '../../openTenantLoyalty.ts';
import { findPassSpan, takePassBack } from '../../pass/takePassBack.ts';
import { settlePayments } from '../../payment/settle/settlePayments.ts';
import type { Database } from '../../platform/database/database.ts';
import { captureLog, createTestApp } from '../../platform/http/testing.ts';
import { writeOutDrafts } from '../../platform/mail/mailbox.ts';
import { createRateLimiter } from '../../platform/rateLimit/rateLimiter.ts';
import { loadTenant } from '../../tenant/loadTenant.ts';
import { rememberVisitors } from '../../tracking/rememberVisitors.ts';
import { trackSales } from '../../tracking/trackSales.ts';
import { openOrders } from '../openOrders.ts';
import { isRefused, moveOrder } from '../operations/moveOrder.ts';
import { pickOrder } from '../operations/pickOrder.ts';
import { orderRoutes } from '../routes.ts';
import type { LinePick } from '../rules/picks.ts';

/** The customer behind a request of a test. */
export const whoHeader = 'x-test-customer';

/** Passes the bot check. */
export const person = { recaptchaResponse: 'a person' };

/** One database for a test file, a provider beside it, and shops that really place orders. */
export function orderDatabase() {
  const { database, query, fake, open: openCheckouts, closeLater, connectionString } = checkoutDatabase();

  async function open(
    on: Database = database(),
    id: 'feldmarkt' | 'harbour' = 'feldmarkt',
    tracking?: TrackingSettings,
  ) {
    const made = await openCheckouts(on);
    const { carts } = made;
    const { log, lines } = captureLog();
    const tenant = await loadTenant({ tenantsDir, id, baseUrl: 'https://shop.example' });
    const { payments } = made.checkouts;
    const told = { ...tenant.file, clientRuntimeConfig: { ...tenant.file.clientRuntimeConfig, tracking } };
    const loyalty = await openTenantLoyalty({ tenant, database: on });
    const orders = await openOrders({
      tenant,
      database: on,
      service: carts.service,
      log,
      passes: { takePassBack, findPassSpan },
      checkouts: { isOfBrowser, ordersOfBrowser, feesPaidByPass },
      loyalty,
      tracking: trackSales(told),
    });
    const checkouts = { ...made.checkouts, orders, loyalty, tracking: rememberVisitors(told) };
    const { app, lines: appLines } = await createTestApp();
    const visitorOf = ({ headers }: FastifyRequest) => {
      const customerId = headers[whoHeader];
      return { member: false, ...(typeof customerId === 'string' && { customerId }) };
    };
    // Whoever says so is no robot.
    const botCheck = { isPassed: async (answer?: string) => answer === person.recaptchaResponse };
    orderRoutes(app, { orders, carts, rateLimiter: createRateLimiter(on), botCheck, visitorOf, secureCookies: true });

    return {
      orders,
      loyalty,
      carts,
      checkouts,
      app,
      lines,
      /** Of the calls. */
      appLines,
      browser: () => createBrowser(app),
      settle: () => settlePayments({ database: on, payments, log }),

      /** Packed, as ordered but for the lines named here, however long before its day. */
      pick: (orderNumber: string, picks: readonly LinePick[] = []) =>
        pickOrder(orders, orderNumber, picks, { early: true }),
      /** Packed and handed over, so that its money is to be taken. */
      async handOver(orderNumber: string, picks: readonly LinePick[] = []) {
        for (const result of [
          await pickOrder(orders, orderNumber, picks, { early: true }),
          await moveOrder(orders, orderNumber, 'ready'),
        ])
          if (isRefused(result)) throw new Error(`not handed over: ${JSON.stringify(result)}`);
      },

      /** An order that was really ordered and paid; answers its number. */
      async placed(
        sketch: CartSketch = {},
        whilePaying = async (_: string): Promise<unknown> => undefined,
        visitor?: Visitor,
      ) {
        const caller = await readyCart(carts, sketch);
        const { checkoutId } = finalized(await finalizeNow(checkouts, caller, { ...(visitor && { visitor }) }));
        await whilePaying(checkoutId);
        const [payment] = await query<{ reference: string; provider: string }>(
          'select reference, provider from payment where checkout_id = $1',
          checkoutId,
        );
        if (payment?.provider === fake.provider.name) fake.pay(payment.reference);
        const result = await placeOrder(checkouts, checkoutId, 'REDIRECT');
        if (!('orderNumber' in result)) throw new Error(`not ordered: ${JSON.stringify(result)}`);
        return result.orderNumber;
      },
    };
  }

  return {
    database,
    query,
    fake,
    open,
    closeLater,
    connectionString,
    /** What the database knows of the money of an order. */
    async money(orderNumber: string) {
      const [row] = await query<Money>(
        `select payment.status, captured, payment.refunded, payment.amount, payment.reference, attention
           from shop_order join payment using (checkout_id) where order_number = $1`,
        orderNumber,
      );
      if (!row) throw new Error('no such order');
      return row;
    },
    async mails(orderNumber: string) {
      await writeOutDrafts(database());
      return query<{ kind: string; subject: string; text: string; html: string }>(
        `select kind, subject, text, html from mail where text like '%' || $1 || '%' order by created_at, kind`,
        orderNumber,
      );
    },
    balance: async (customerId: string) =>
      (
        await query<{ sum: number }>(
          'select coalesce(sum(balance), 0)::integer as sum from gift_card where customer_id = $1',
          customerId,
        )
      )[0]?.sum,
    booked: async (slotId: string) =>
      (await query<{ booked: number }>('select booked from slot where id = $1', slotId))[0]?.booked,
  };
}

interface Money {
  readonly status: string;
  readonly captured: number;
  readonly refunded: number;
  readonly amount: number;
  readonly reference: string;
  readonly attention: string | null;
}
