import { z } from 'zod/mini';
import { defineEndpoint } from '../wire/endpoint.ts';
import { foundCustomer, staffCustomer } from './studio.ts';

const domain = 'customer';

export const findCustomers = defineEndpoint({
  method: 'POST',
  path: '/api/studio/customers/find',
  domain,
  permission: 'customers:read',
  summary:
    'Customers by name, e-mail, telephone or card number, by name. Whoever is bound to stores sees those who ordered there.',
  // In the body, as with orders: addresses end up in logs.
  body: z.object({ find: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)) }),
  reply: z.object({
    customers: z.array(foundCustomer),
    /** There are more than were answered. */
    more: z.boolean(),
  }),
});

export const openCustomer = defineEndpoint({
  method: 'GET',
  path: '/api/studio/customers/{id}',
  domain,
  permission: 'customers:read',
  summary: 'A customer, with their newest orders. That the record was opened is in the journal.',
  params: z.object({ id: z.uuid() }),
  reply: staffCustomer,
});
