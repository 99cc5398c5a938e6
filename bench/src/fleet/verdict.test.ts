import { describe, expect, test } from 'vitest';
import type { Acknowledged, LedgerEntry } from './ledger.ts';
import { type Facts, judge, kinds } from './verdict.ts';

const entry = (told: Acknowledged): LedgerEntry => ({ ...told, at: 0, by: 'shopper-1' });
const told = [
  { kind: 'line', cartId: 'cart-1', sku: 'milk', quantity: 1, revision: 1 },
  { kind: 'line', cartId: 'cart-1', sku: 'milk', quantity: 3, revision: 4 },
  {
    kind: 'order',
    orderNumber: '40000017',
    cartId: 'cart-1',
    checkoutId: 'checkout-1',
    slotId: 'slot-1',
    total: 4000,
    lines: { milk: 3 },
    codes: ['SAVE5'],
    wallet: 500,
  },
  { kind: 'giftCard', lastFour: '1234', customerId: 'anna' },
  { kind: 'invoice', orderNumber: '40000017', number: 2 },
  { kind: 'line', cartId: 'cart-2', sku: 'bread', quantity: 2, revision: 7 },
] as const satisfies readonly Acknowledged[];
const ledger = told.map(entry);

const order = {
  orderNumber: '40000017',
  cartId: 'cart-1',
  checkoutId: 'checkout-1',
  slotId: 'slot-1',
  total: 4000,
  lines: { milk: 3 },
  cancelled: false,
};
const card = {
  lastFour: '1234',
  customerId: 'anna',
  balance: 2000,
  movements: [
    { amount: 2500, checkoutId: null, reason: 'issued' },
    { amount: -500, checkoutId: 'checkout-1', reason: 'order' },
  ],
};
const facts: Facts = {
  orders: [order],
  carts: [
    { id: 'cart-1', status: 'ORDERED', revision: 9, lines: { milk: 3 } },
    { id: 'cart-2', status: 'OPEN', revision: 7, lines: { bread: 2 } },
  ],
  slots: [{ id: 'slot-1', capacity: 10, booked: 4, bookedBefore: 3 }],
  invoices: [
    { number: 1, orderNumber: '40000016' },
    { number: 2, orderNumber: '40000017' },
  ],
  codes: [{ code: 'SAVE5', applications: 101, before: 100, most: null }],
  claims: [{ checkoutId: 'checkout-1', kind: 'code', reference: 'SAVE5', amount: 0 }],
  giftCards: [card],
  payments: [{ id: 'payment-1', status: 'AUTHORIZED', orderNumber: '40000017' }],
  authorized: [{ reference: 'pay_1', paymentId: 'payment-1' }],
};

const kindsOf = (changed: Partial<Facts>, entries: readonly LedgerEntry[] = ledger) => [
  ...new Set(judge(entries, { ...facts, ...changed }).map(({ kind }) => kind)),
];

test('OPS-01 what is as it was acknowledged is no problem', () => {
  expect(judge(ledger, facts)).toEqual([]);
});

describe('OPS-01 a loss that is planted is found', () => {
  test('OPS-01 of an acknowledged order', () => {
    const lost = { orders: [], slots: [{ id: 'slot-1', capacity: 10, booked: 3, bookedBefore: 3 }] };
    expect(kindsOf(lost)).toContain(kinds[0]);
  });

  test('OPS-01 of its lines, its total, its slot or its cart', () => {
    const others: readonly Partial<Facts['orders'][number]>[] = [
      { lines: { milk: 2 } },
      { lines: { milk: 3, salt: 1 } },
      { total: 3999 },
      { cartId: 'cart-3' },
    ];
    for (const other of others) expect(kindsOf({ orders: [{ ...order, ...other }] })).toContain(kinds[1]);
  });

  test('OPS-01 of a cart line, whether it is missing, doubled or its cart is gone', () => {
    const [first] = facts.carts;
    if (!first) throw new Error('there is no cart');
    const open = (lines: Record<string, number>, revision = 7) => ({
      carts: [first, { id: 'cart-2', status: 'OPEN', revision, lines }],
    });
    expect(kindsOf(open({ bread: 4 }))).toEqual([kinds[3]]);
    expect(kindsOf(open({}))).toEqual([kinds[3]]);
    expect(kindsOf(open({ bread: 2 }, 6))).toEqual([kinds[3]]);
    expect(kindsOf({ carts: [first] })).toEqual([kinds[3]]);
    // Whoever left while an add was unanswered may find it done or not, but not half or twice.
    const leftOpen = { kind: 'left open', cartId: 'cart-2', sku: 'bread', quantity: 3, at: 9, by: 'anna' } as const;
    for (const [bread, found] of [
      [2, []],
      [5, []],
      [4, [kinds[3]]],
      [8, [kinds[3]]],
    ] as const)
      expect(kindsOf(open({ bread }), [...ledger, leftOpen])).toEqual(found);
    // What its shopper gave up is nobody's loss.
    expect(kindsOf({ carts: [first, { id: 'cart-2', status: 'ABANDONED', revision: 8, lines: {} }] })).toEqual([]);
  });

  test('OPS-01 of a code that an order used, and of a use too many', () => {
    expect(kindsOf({ claims: [] })).toEqual([kinds[4]]);
    expect(kindsOf({ codes: [{ code: 'SAVE5', applications: 102, before: 100, most: null }] })).toEqual([kinds[4]]);
    expect(kindsOf({ codes: [{ code: 'SAVE5', applications: 101, before: 100, most: 100 }] })).toEqual([kinds[4]]);
  });

  test('OPS-01 of the money of a card: not taken, taken twice, or a card that left the wallet', () => {
    const [issued, paid] = card.movements;
    if (!issued || !paid) throw new Error('there are no movements');
    const cards = (...changes: Partial<typeof card>[]) => ({ giftCards: changes.map((one) => ({ ...card, ...one })) });
    expect(kindsOf(cards({ movements: [issued], balance: 2500 }))).toEqual([kinds[5]]);
    expect(kindsOf(cards({ movements: [issued, paid, paid], balance: 1500 }))).toEqual([kinds[5]]);
    expect(kindsOf(cards({ balance: 1900 }))).toEqual([kinds[5]]);
    expect(kindsOf({ giftCards: [{ ...card, customerId: null }] })).toEqual([kinds[5]]);
  });

  test('OPS-01 of a place in a slot, and of a place too many', () => {
    const slot = { id: 'slot-1', capacity: 10, booked: 4, bookedBefore: 3 };
    expect(kindsOf({ slots: [{ ...slot, booked: 3 }] })).toEqual([kinds[6]]);
    expect(kindsOf({ slots: [{ ...slot, booked: 5 }] })).toEqual([kinds[6]]);
    expect(kindsOf({ slots: [{ ...slot, capacity: 3 }] })).toEqual([kinds[6]]);
  });

  test('OPS-01 of an invoice: a gap, a number that was given twice, one of another order', () => {
    const [first, second] = facts.invoices;
    if (!first || !second) throw new Error('there are no invoices');
    expect(kindsOf({ invoices: [first, { ...second, number: 3 }] })).toEqual([kinds[7]]);
    expect(kindsOf({ invoices: [{ ...first, number: 2 }, second] })).toEqual([kinds[7]]);
    expect(kindsOf({ invoices: [first, { ...second, orderNumber: '40000018' }] })).toEqual([kinds[7]]);
  });

  test('OPS-01 of a payment that the provider holds money for', () => {
    expect(kindsOf({ payments: [] })).toEqual([kinds[8]]);
    expect(kindsOf({ payments: [{ id: 'payment-1', status: 'CREATED', orderNumber: null }] })).toEqual([kinds[8]]);
  });
});

describe('OPS-01 a cancelled order', () => {
  const cancellation = entry({ kind: 'cancelled', orderNumber: '40000017' });
  const gone: Partial<Facts> = {
    orders: [{ ...order, cancelled: true }],
    slots: [{ id: 'slot-1', capacity: 10, booked: 3, bookedBefore: 3 }],
    codes: [{ code: 'SAVE5', applications: 100, before: 100, most: null }],
    claims: [],
    authorized: [],
  };

  test('OPS-01 has given back its place, its code and its money', () => {
    expect(kindsOf(gone, [...ledger, cancellation])).toEqual([]);
    expect(kindsOf({ ...gone, slots: facts.slots }, [...ledger, cancellation])).toEqual([kinds[6]]);
    expect(kindsOf({ ...gone, codes: facts.codes }, [...ledger, cancellation])).toEqual([kinds[4]]);
    expect(kindsOf({ ...gone, authorized: facts.authorized }, [...ledger, cancellation])).toEqual([kinds[9]]);
  });

  test('OPS-01 that stands after all is found', () => {
    expect(kindsOf({ authorized: [] }, [...ledger, cancellation])).toEqual([kinds[9]]);
  });
});

describe('OPS-01 what is double is found', () => {
  test('OPS-01 two orders of one cart or checkout', () => {
    const slots = [{ id: 'slot-1', capacity: 10, booked: 5, bookedBefore: 3 }];
    expect(kindsOf({ slots, orders: [order, { ...order, orderNumber: '40000018' }] })).toEqual([kinds[2]]);
  });

  test('OPS-01 one checkout that was told two numbers, one number that was told to two', () => {
    const [, , first] = told;
    const again = [...ledger, entry({ ...first, orderNumber: '40000018' })];
    expect(kindsOf({}, again)).toContain(kinds[2]);
    expect(kindsOf({}, [...ledger, entry({ ...first, checkoutId: 'checkout-2' })])).toContain(kinds[2]);
    // Told twice the same is only an answer that was asked for again.
    expect(kindsOf({}, [...ledger, entry(first)])).toEqual([]);
  });
});
