import { z } from 'zod/mini';
import { defineEndpoint } from '../wire/endpoint.ts';
import { foundOrder, staffOrder } from './studio.ts';

const domain = 'order';
const orders = z.array(foundOrder);

/** What is looked for stands in the body: addresses end up in logs, and it is people who are looked for. */
const find = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));

export const listNewestOrders = defineEndpoint({
  method: 'GET',
  path: '/api/studio/orders',
  domain,
  permission: 'orders:read',
  summary: 'The 20 newest orders. Whoever is bound to stores sees those that are packed or collected there.',
  reply: z.object({ orders }),
});

export const findOrders = defineEndpoint({
  method: 'POST',
  path: '/api/studio/orders/find',
  domain,
  permission: 'orders:read',
  summary:
    'Orders by number, invoice number, name, company, e-mail, telephone, street or town, the newest first; all words must fit, each by its beginning.',
  body: z.object({ find }),
  reply: z.object({
    orders,
    /** There are more than were answered. */
    more: z.boolean(),
  }),
});

export const openOrder = defineEndpoint({
  method: 'GET',
  path: '/api/studio/orders/{orderNumber}',
  domain,
  permission: 'orders:read',
  summary: 'An order with all that staff have to know of it. That it was opened is in the journal.',
  params: z.object({ orderNumber: z.string().check(z.maxLength(40)) }),
  reply: staffOrder,
});
