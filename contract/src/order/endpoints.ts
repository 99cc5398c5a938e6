import { z } from 'zod/mini';
import { field } from '../form/field.ts';
import { botCheckAnswer } from '../wire/botCheck.ts';
import { defineEndpoint } from '../wire/endpoint.ts';
import { multiline } from '../wire/unfitTexts.ts';
import { order, orderSummary } from './order.ts';

const domain = 'order';
const named = z.object({ orderNumber: z.string().check(z.regex(/^\d{1,15}$/)) });
/** A guest's token, from the signed link in the mail; not needed in the browser that ordered. */
const link = z.object({ key: z.optional(z.string().check(z.maxLength(120))) });

export const orderFailures = {
  orderNotFound: 'orderNotFound',
  /** The cut-off has passed: the order is being packed. */
  cutOffPassed: 'cutOffPassed',
  statusMove: 'orderStatusMove',
  /** The pass bought with it has paid for another delivery: that order has to be cancelled first. */
  passUsed: 'passUsed',
  /** The final price is known only after picking. */
  invoiceNotReady: 'invoiceNotReady',
} as const;

export const getOrders = defineEndpoint({
  method: 'GET',
  path: '/api/customers/orders',
  domain,
  customerOnly: true,
  summary: 'The customer’s orders, the newest first.',
  query: z.object({ page: z.optional(z.pipe(z.string().check(z.regex(/^[1-9]\d{0,3}$/)), z.transform(Number))) }),
  reply: z.object({ total: z.int(), page: z.int(), pages: z.int(), results: z.array(orderSummary) }),
});

export const getOrder = defineEndpoint({
  method: 'GET',
  path: '/api/orders/{orderNumber}',
  domain,
  summary: 'An order, for its customer, the browser of that checkout, or the holder of the link.',
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
