import type { RetentionRule } from '../platform/retention/rule.ts';

const settled = `('DECLINED', 'EXPIRED', 'VOIDED', 'REFUNDED')`;

export const checkoutRetention: readonly RetentionRule[] = [
  {
    name: 'checkout-failed',
    table: 'checkout',
    key: ['id'],
    what: 'Checkouts that came to nothing, with their payment',
    days: 30,
    since: 'created_at',
    where: `status = 'FAILED' and not exists (
      select from payment where checkout_id = checkout.id and (status not in ${settled} or attention is not null))`,
    reason: 'so long it may be asked why a payment came to nothing',
  },
  {
    name: 'checkout-failed-person',
    table: 'checkout',
    key: ['id'],
    what: 'Names, addresses and goods of those whose payment is not settled yet',
    days: 30,
    since: 'created_at',
    where: `status = 'FAILED' and attempt <> '{}'`,
    blank: `attempt = '{}'`,
    reason: 'the payment can be settled without them',
  },
  {
    name: 'checkout-ordered-person',
    table: 'checkout',
    key: ['id'],
    what: 'Names, addresses and goods of checkouts that were ordered',
    days: 30,
    since: 'created_at',
    where: `status = 'ORDERED' and attempt <> '{}'`,
    blank: `attempt = '{}'`,
    reason: 'the order has them; the payment stays with it for the books',
  },
  {
    name: 'payment-page',
    table: 'payment',
    key: ['id'],
    what: 'Addresses of payment pages',
    days: 30,
    since: 'created_at',
    where: `hosted_url is not null and status <> 'CREATED'`,
    blank: 'hosted_url = null',
    reason: 'the pages are closed, nothing can be paid there any more',
  },
  {
    name: 'payment-message',
    table: 'payment_message',
    key: ['provider', 'message_id'],
    what: 'Ids of messages of payment providers',
    days: 30,
    since: 'received_at',
    reason: 'providers repeat a message for some days; later it would be worked off again without effect',
  },
];
