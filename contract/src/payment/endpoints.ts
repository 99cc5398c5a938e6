import { z } from 'zod/mini';
import { defineEndpoint } from '../wire/endpoint.ts';
import { paymentMethod, savedPaymentMethod } from './methods.ts';

const domain = 'payment';
const saved = z.object({
  activeMethods: z.array(savedPaymentMethod),
  /** Some have expired and are not among them. */
  hasInactiveMethods: z.boolean(),
  /** These cannot be used for a payment any more, but their owner can remove them. */
  expiredMethods: z.array(savedPaymentMethod),
});
const id = z.object({ id: z.uuid() });

export const getSavedMethods = defineEndpoint({
  method: 'GET',
  path: '/api/customers/payment-methods',
  domain,
  customerOnly: true,
  summary: 'The customer’s saved payment methods.',
  reply: saved,
});

export const saveMethod = defineEndpoint({
  method: 'POST',
  path: '/api/customers/payment-methods',
  domain,
  customerOnly: true,
  summary: 'Keeps the method a checkout was paid with.',
  body: z.object({
    checkoutId: z.uuid(),
    methodKey: paymentMethod,
    provider: z.string().check(z.maxLength(40)),
    setPrimary: z.optional(z.boolean()),
  }),
  reply: saved,
});

export const removeSavedMethod = defineEndpoint({
  method: 'DELETE',
  path: '/api/customers/payment-methods/{id}',
  domain,
  customerOnly: true,
  summary: 'Forgets a method, at the provider too.',
  params: id,
  query: z.object({ provider: z.optional(z.string().check(z.maxLength(40))) }),
  reply: saved,
});

export const setPrimaryMethod = defineEndpoint({
  method: 'POST',
  path: '/api/customers/payment-methods/{id}/set-primary',
  domain,
  customerOnly: true,
  summary: 'Offers this one first.',
  params: id,
  reply: saved,
});
