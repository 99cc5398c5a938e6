import { distributionTypes } from '@trolley/contract';
import { Counter, Histogram, type Registry } from 'prom-client';

/** What settled a checkout: the shopper's browser, the provider's message, or the shop itself. */
const initiators = ['REDIRECT', 'WEBHOOK', 'UNKNOWN'] as const;

/** At its provider; `refused`: the provider will not do what was decided, and a person has to look. */
export type PaymentResult = (typeof paymentResults)[number];
const paymentResults = [
  'authorized',
  'declined',
  'notConfirmed',
  'cancelled',
  'expired',
  'mismatch',
  'captured',
  'voided',
  'refunded',
  'refused',
] as const;

export interface ProviderCall {
  readonly provider: string;
  readonly call: string;
  readonly result: 'answered' | 'refused' | 'away' | 'failed';
  readonly seconds: number;
}

export interface SellingMetrics {
  /** `begun`, also of one that is gone on with, or why not. */
  checkoutBegun(outcome: string): void;
  /** Once for a checkout: `ordered`, or why no order came of it. */
  checkoutSettled(settled: { readonly outcome: string; readonly initiator: (typeof initiators)[number] }): void;
  /** Its payments are told from zero, so that the first refusal is already a rise. */
  providerOpened(provider: string): void;
  paymentMoved(payment: { readonly provider: string; readonly result: PaymentResult }): void;
  providerAsked(call: ProviderCall): void;
  /** Another call changed the cart first: the change is made again, in the end under the row's lock. */
  cartMissed(then: 'retried' | 'locked'): void;
  /** The same was asked again and got the first answer. */
  repeated(operation: 'cart' | 'checkout' | 'order'): void;
  /** Whether the slots that a shopper was shown had one for the next two days. */
  slotsShown(shown: { readonly service: string; readonly offered: boolean }): void;
  searched(search: { readonly from: 'page' | 'suggestions'; readonly found: boolean }): void;
}

/** What shoppers come for. Labels are words of a list, never anybody's data. */
export function createSellingMetrics(registry: Registry): SellingMetrics {
  const registers = [registry];
  const begins = new Counter({
    name: 'checkout_begins_total',
    help: 'Presses of the button that orders: a payment was begun or gone on with, or why not.',
    labelNames: ['outcome'],
    registers,
  });
  const checkouts = new Counter({
    name: 'checkouts_total',
    help: 'Checkouts that came to an end, by what became of them and who came first to settle them.',
    labelNames: ['outcome', 'initiator'],
    registers,
  });
  const payments = new Counter({
    name: 'payments_total',
    help: 'Payments by what became of them at their provider.',
    labelNames: ['provider', 'result'],
    registers,
  });
  const calls = new Histogram({
    name: 'payment_provider_seconds',
    help: 'How long a payment provider took to answer, by call and result.',
    labelNames: ['provider', 'call', 'result'],
    buckets: [0.05, 0.25, 1, 2.5, 10],
    registers,
  });
  const conflicts = new Counter({
    name: 'cart_conflicts_total',
    help: 'Changes of a cart that another call was faster than: made again, or made under the lock of its row.',
    labelNames: ['outcome'],
    registers,
  });
  const repeats = new Counter({
    name: 'idempotent_repeats_total',
    help: 'Calls that were a repetition and got the answer of the first.',
    labelNames: ['operation'],
    registers,
  });
  const slots = new Counter({
    name: 'slot_offers_total',
    help: 'Slots that were shown to a shopper: whether one of the next 48 hours was free.',
    labelNames: ['service', 'outcome'],
    registers,
  });
  const searches = new Counter({
    name: 'searches_total',
    help: 'Searches for products that were not answered from memory, by whether anything was found.',
    labelNames: ['from', 'outcome'],
    registers,
  });
  // From zero, so that the first one is already a rise.
  for (const outcome of ['begun', 'refused', 'paymentProviderAway']) begins.inc({ outcome }, 0);
  for (const initiator of initiators) checkouts.inc({ outcome: 'ordered', initiator }, 0);
  for (const outcome of ['retried', 'locked']) conflicts.inc({ outcome }, 0);
  for (const operation of ['cart', 'checkout', 'order']) repeats.inc({ operation }, 0);
  for (const from of ['page', 'suggestions'])
    for (const outcome of ['found', 'none']) searches.inc({ from, outcome }, 0);
  for (const service of distributionTypes)
    for (const outcome of ['offered', 'none']) slots.inc({ service, outcome }, 0);
  function providerOpened(provider: string): void {
    for (const result of paymentResults) payments.inc({ provider, result }, 0);
  }
  // Every shop has this one: what is paid at the door or from the wallet.
  providerOpened('without');
  return {
    checkoutBegun: (outcome) => begins.inc({ outcome }),
    checkoutSettled: ({ outcome, initiator }) => checkouts.inc({ outcome, initiator }),
    providerOpened,
    paymentMoved: ({ provider, result }) => payments.inc({ provider, result }),
    providerAsked: ({ provider, call, result, seconds }) => calls.observe({ provider, call, result }, seconds),
    cartMissed: (outcome) => conflicts.inc({ outcome }),
    repeated: (operation) => repeats.inc({ operation }),
    slotsShown: ({ service, offered }) => slots.inc({ service, outcome: offered ? 'offered' : 'none' }),
    searched: ({ from, found }) => searches.inc({ from, outcome: found ? 'found' : 'none' }),
  };
}
