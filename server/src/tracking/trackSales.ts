import { type ClientRuntimeConfig, type PriceInfo, trackingOf } from '@trolley/contract';
import type { Queryable } from '../platform/database/database.ts';
import type { Attempt } from '../sale/attempt.ts';
import { insertCounts } from './queries.ts';
import { buyerType, finalEvent, purchaseEvent, refundEvent, type SaleEvent } from './rules/saleEvents.ts';
import { insertReport, type SaleSink, selectVisitor } from './saleQueries.ts';

interface Order {
  readonly orderNumber: string;
  readonly checkoutId: string;
  readonly isCustomer: boolean;
  readonly attempt: Attempt;
}

interface Shop {
  readonly currency: string;
  readonly clientRuntimeConfig: ClientRuntimeConfig;
}

const bothSinks: readonly SaleSink[] = ['umami', 'measurement'];

/**
 * What becomes of an order is counted and queued for analytics in the transaction that changes it: once, and whether or
 * not the shopper ever comes back from the payment page. Whoever did not allow statistics is counted, and told to nobody.
 */
export function trackSales({ currency, clientRuntimeConfig }: Shop) {
  const { counting, umami, measurement } = trackingOf(clientRuntimeConfig);
  const configured = bothSinks.filter((sink) => (sink === 'umami' ? umami : measurement));

  async function count(tx: Queryable, name: string, order: Order, quantity: number, cents: number): Promise<void> {
    if (!counting) return;
    const detail = order.attempt.distributionAddress.distributionType;
    await insertCounts(tx, [{ name, route: 'checkout', userType: buyerType(order), detail, quantity, cents }]);
  }

  async function report(
    tx: Queryable,
    { orderNumber, checkoutId }: Order,
    event: SaleEvent,
    { cause = '', sinks = bothSinks }: { readonly cause?: string; readonly sinks?: readonly SaleSink[] } = {},
  ): Promise<void> {
    const told = configured.filter((sink) => sinks.includes(sink));
    const visitor = told.length > 0 ? await selectVisitor(tx, checkoutId) : undefined;
    for (const sink of told) {
      const id = sink === 'umami' ? visitor?.visitorId : visitor?.clientId;
      if (id) await insertReport(tx, { orderNumber, cause, sink, visitor: id, event });
    }
  }

  return {
    async ordered(tx: Queryable, order: Order): Promise<void> {
      const pieces = order.attempt.lines.reduce((sum, { quantity }) => sum + quantity, 0);
      await count(tx, 'purchase', order, pieces, order.attempt.priceInfo.orderValue);
      await report(tx, order, purchaseEvent({ ...order, currency }));
    },
    /** GA4 corrects revenue by a refund alone, so it gets one where the order became cheaper. */
    async settled(tx: Queryable, { final, ...order }: Order & { readonly final: PriceInfo }): Promise<void> {
      const difference = final.orderValue - order.attempt.priceInfo.orderValue;
      await count(tx, 'order_final', order, 1, difference);
      await report(tx, order, finalEvent({ ...order, currency }, final));
      if (difference >= 0) return;
      const event = refundEvent({ ...order, currency }, -difference);
      await report(tx, order, event, { cause: 'picking', sinks: ['measurement'] });
    },
    async givenBack(
      tx: Queryable,
      { cents, cause, ...order }: Order & { readonly cents: number; readonly cause: string },
    ): Promise<void> {
      await count(tx, 'refund', order, 1, cents);
      await report(tx, order, refundEvent({ ...order, currency }, cents), { cause });
    },
  };
}
