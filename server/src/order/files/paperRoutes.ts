import { orderFailures } from '@trolley/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Orders } from '../orders.ts';
import { refusalOf } from '../refusals.ts';
import type { StoredOrder } from '../storage/storedOrder.ts';
import { invoiceText } from './invoiceText.ts';
import { orderCalendar } from './orderCalendar.ts';

type Own = (request: FastifyRequest, orderNumber: string, key?: string) => Promise<StoredOrder>;

interface Asked {
  readonly Params: { readonly orderNumber: string };
  readonly Querystring: { readonly key?: string | string[] };
}

/** Drawing takes a moment of the processor. */
const config = { rateLimit: { max: 60, timeWindow: 60_000 } };

/** What somebody keeps of an order: its entry in a calendar, and its invoice. They are files, not JSON. */
export function paperRoutes(app: FastifyInstance, orders: Orders, own: Own): void {
  const { tenant, file } = orders;

  async function asked(request: FastifyRequest<Asked>): Promise<StoredOrder> {
    const { orderNumber } = request.params;
    const { key } = request.query;
    if (!/^\d{1,15}$/.test(orderNumber)) throw refusalOf({ failure: orderFailures.orderNotFound });
    return own(request, orderNumber, typeof key === 'string' ? key : undefined);
  }

  app.get<Asked>('/api/orders/:orderNumber/calendar.ics', { config }, async (request, reply) => {
    const order = await asked(request);
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', `attachment; filename="${tenant.id}-${order.orderNumber}.ics"`)
      .send(orderCalendar(orders, order));
  });

  app.get<Asked>('/api/orders/:orderNumber/invoice.pdf', { config }, async (request, reply) => {
    const order = await asked(request);
    if (!order.invoice) throw refusalOf({ failure: orderFailures.invoiceNotReady });
    const { name, locale, currency, timeZone } = tenant.file;
    const text = invoiceText(order, { file, tenant: { name, locale, currency, timeZone } });
    // Its library takes its time to load, and most processes never draw one.
    const { invoicePdf } = await import('./invoicePdf.ts');
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="${tenant.id}-${order.invoice.number}.pdf"`)
      .send(invoicePdf(text, { ...orders.look, shop: name, language: locale }));
  });
}
