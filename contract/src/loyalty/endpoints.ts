import { z } from 'zod/mini';
import { customer } from '../customer/customer.ts';
import { field } from '../form/field.ts';
import { defineEndpoint } from '../wire/endpoint.ts';
import { cardPool, loyaltyCardInfo, loyaltyMovement } from './cardInfo.ts';

const domain = 'loyalty';
const customerOnly = true;
const poolId = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/));

export const getCardInfo = defineEndpoint({
  method: 'GET',
  path: '/api/customers/loyalty/card-info',
  domain,
  customerOnly,
  summary:
    'LOY-04: the customer’s cards; the first is used. A card that the programme does not know is refused with a message that holds errorCode 10048.',
  query: z.object({
    /** Card numbers that the browser shows, separated by commas: only these are answered. */
    currentIds: z.optional(z.string().check(z.regex(/^[0-9,]{0,200}$/))),
    /** `true`: names and sentences are left out. */
    dontRenderText: z.optional(z.enum(['true', 'false'])),
  }),
  reply: z.array(loyaltyCardInfo),
});

export const getMovements = defineEndpoint({
  method: 'GET',
  path: '/api/customers/loyalty/movements',
  domain,
  customerOnly,
  summary: 'Movements of the member’s points, the newest first; a page of twenty.',
  query: z.object({ before: z.optional(z.coerce.number().check(z.int(), z.minimum(1))) }),
  reply: z.object({ movements: z.array(loyaltyMovement) }),
});

export const donatePoints = defineEndpoint({
  method: 'POST',
  path: '/api/customers/loyalty/donations',
  domain,
  customerOnly,
  summary: 'Gives points away, once for each Idempotency-Key. Answers the pools as they are then.',
  body: z.object({ poolId, value: z.int().check(z.minimum(1), z.maximum(1_000_000)) }),
  reply: z.object({ pools: z.array(cardPool) }),
});

export const linkCard = defineEndpoint({
  method: 'POST',
  path: '/api/customers/loyalty/card',
  domain,
  customerOnly,
  summary:
    'Links a card of the stores to the account by its activation code; its points come along. The `unlinkedCard` of the customer needs none.',
  body: z.object({ cardNumber: field('cardNumber'), activationCode: z.optional(field('activationcode')) }),
  reply: customer,
});

export const unlinkCard = defineEndpoint({
  method: 'DELETE',
  path: '/api/customers/loyalty/card',
  domain,
  customerOnly,
  summary: 'Takes the card out of the account. Its points stay with it.',
  reply: customer,
});
