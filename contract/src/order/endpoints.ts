import { z } from 'zod/mini';
import { field } from '../form/field.ts';
import { botCheckAnswer } from '../wire/botCheck.ts';
import { defineEndpoint } from '../wire/endpoint.ts';
import { multiline } from '../wire/unfitTexts.ts';
import { order, orderSummary } from './order.ts';

const domain = 'order';
const named = z.object({ orderNumber: z.string().check(z.regex(/^\d{1,15}$/)) });
/** Of a guest, from the signed link in the mail; whoever ordered in this browser needs none. */
const link = z.object({ key: z.optional(z.string().check(z.maxLength(120))) });

export const orderFailures = {
  orderNotFound: 'orderNotFound',
  /** Too late: it is being packed. */
  cutOffPassed: 'cutOffPassed',
  statusMove: 'orderStatusMove',
  /** The pass it brought has paid for another delivery: that order is cancelled first. */
  passUsed: 'passUsed',
  /** Before picking nobody knows what it will cost in the end. */
  invoiceNotReady: 'invoiceNotReady',
} as const;

export const getOrders = defineEndpoint({
  method: 'GET',
  path: '/api/customers/orders',
  domain,
  customerOnly: true,
  summary: 'What somebody ordered, the newest first.',
  query: z.object({ page: z.optional(z.pipe(z.string().check(z.regex(/^[1-9]\d{0,3}$/)), z.transform(Number))) }),
  reply: z.object({ total: z.int(), page: z.int(), pages: z.int(), results: z.array(orderSummary) }),
});

export const getOrder = defineEndpoint({
  method: 'GET',
  path: '/api/orders/{orderNumber}',
  domain,
  summary: 'An order, to whoever placed it: the customer, the browser of that checkout, or the holder of the link.',
  params: named,
  query: link,
  reply: order,
});

export const cancelOrder = defineEndpoint({
  method: 'POST',
  path: '/api/orders/{orderNumber}/cancel',
  domain,
  summary: 'Cancels until the cut-off: the time is free again, the money is given back.',
  params: named,
  query: link,
  reply: order,
});

export const reorder = defineEndpoint({
  method: 'POST',
  path: '/api/orders/{orderNumber}/reorder',
  domain,
  summary: 'Puts what can be bought of it into the cart again, and tells what cannot.',
  params: named,
  query: link,
  reply: z.object({ added: z.int(), notAdded: z.array(z.object({ sku: z.string(), name: z.string() })) }),
});

export const withdraw = defineEndpoint({
  method: 'POST',
  path: '/api/withdrawals',
  domain,
  summary: 'Withdraws from a contract, without an account; a receipt follows at once by mail.',
  query: botCheckAnswer,
  body: z.object({
    name: field('fullname'),
    orderNumber: field('orderNumber'),
    email: field('email'),
    text: z.optional(multiline(z.string().check(z.maxLength(1700), z.regex(/^[^<>]*$/)))),
  }),
  reply: z.object({ receivedAt: z.iso.datetime(), reference: z.string() }),
});
