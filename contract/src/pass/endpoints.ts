import { z } from 'zod/mini';
import { cartReply } from '../cart/cart.ts';
import { cartPatch } from '../cart/cartPatch.ts';
import { defineEndpoint } from '../wire/endpoint.ts';

const domain = 'pass';
const planId = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/));

export const passPlan = z.object({
  planId,
  name: z.string(),
  description: z.string(),
  months: z.int(),
  /** Cents, VAT included. */
  price: z.int(),
});
export type PassPlan = z.infer<typeof passPlan>;

export const deliveryPass = z.object({
  planId: z.string(),
  name: z.string(),
  startDate: z.iso.datetime(),
  endDate: z.iso.datetime(),
  /** It is renewed with the first order of its last week, or of the month after; a mail announces it. */
  renews: z.boolean(),
});
export type DeliveryPass = z.infer<typeof deliveryPass>;

/** PASS-01 */
export function isPassValid({ startDate, endDate }: Pick<DeliveryPass, 'startDate' | 'endDate'>, now: number): boolean {
  return Date.parse(startDate) <= now && now < Date.parse(endDate);
}

export const getPassPlans = defineEndpoint({
  method: 'GET',
  path: '/api/delivery-pass',
  domain,
  summary: 'The plans there are.',
  reply: z.object({ plans: z.array(passPlan) }),
});

export const getDeliveryPass = defineEndpoint({
  method: 'GET',
  path: '/api/customers/delivery-pass',
  domain,
  customerOnly: true,
  summary: 'The customer’s delivery pass, if any.',
  reply: z.object({ pass: z.optional(deliveryPass) }),
});

export const setPassRenewal = defineEndpoint({
  method: 'PUT',
  path: '/api/customers/delivery-pass',
  domain,
  customerOnly: true,
  summary: 'Whether it is renewed; cancelling is as easy as buying.',
  body: z.object({ renews: z.boolean() }),
  reply: z.object({ pass: z.optional(deliveryPass) }),
});

export const setCartPass = defineEndpoint({
  method: 'PUT',
  path: '/api/carts/delivery-pass',
  domain,
  summary:
    'Puts a pass into the cart, or takes it out (`null`). With it the delivery of this very order costs nothing.',
  body: z.object({ planId: z.nullable(planId) }),
  reply: cartReply,
  minimal: cartPatch,
});
