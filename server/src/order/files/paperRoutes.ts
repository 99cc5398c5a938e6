import { errorCodes, orderFailures } from '@trolley/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Orders } from '../orders.ts';
import { refusalOf } from '../refusals.ts';
import type { StoredOrder } from '../storage/storedOrder.ts';
import { creditNoteText } from './creditNoteText.ts';
import { invoiceText } from './invoiceText.ts';
import { orderCalendar } from './orderCalendar.ts';
import type { Paper } from './paper.ts';
import type { PaperParts } from './paperFrame.ts';

type Own = (request: FastifyRequest, orderNumber: string, key?: string) => Promise<StoredOrder>;

interface Asked {
  readonly Params: { readonly orderNumber: string };
  readonly Querystring: { readonly key?: string | string[] };
}

interface AskedNote extends Asked {
  readonly Params: Asked['Params'] & { readonly note: string };
}

/** Drawing takes a moment of the processor. */
const config = { rateLimit: { max: 60, timeWindow: 60_000 } };

/** Files of an order: its entry in a calendar, its invoice and credit notes. They are files, not JSON. */
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

  async function sendPaper(reply: FastifyReply, text: (parts: PaperParts) => Paper): Promise<FastifyReply> {
    const { name, locale, currency, timeZone } = tenant.file;
    const paper = text({ file, tenant: { name, locale, currency, timeZone } });
    // Its library takes its time to load, and most processes never draw one.
    const { paperPdf } = await import('./paperPdf.ts');
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="${tenant.id}-${paper.number}.pdf"`)
      .send(paperPdf(paper, { ...orders.look, shop: name, language: locale }));
  }

  app.get<Asked>('/api/orders/:orderNumber/invoice.pdf', { config }, async (request, reply) => {
    const order = await asked(request);
    if (!order.invoice) throw refusalOf({ failure: orderFailures.invoiceNotReady });
    return sendPaper(reply, (parts) => invoiceText(order, parts));
  });

  app.get<AskedNote>('/api/orders/:orderNumber/credit-notes/:note', { config }, async (request, reply) => {
    const order = await asked(request);
    const refund = order.document.refunds?.find(({ number }) => `${number}.pdf` === request.params.note);
    if (!refund) throw new Refusal(404, errorCodes.notFound, 'There is no such credit note.');
    return sendPaper(reply, (parts) => creditNoteText(order, refund, parts));
  });
}
