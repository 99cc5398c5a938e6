import type { LedgerEntry } from './ledger.ts';
import type { AuthorizedPayment } from './startSandbox.ts';

/** What the database says in the end. */
export interface Facts {
  readonly orders: readonly {
    readonly orderNumber: string;
    readonly cartId: string;
    readonly checkoutId: string;
    readonly slotId: string | null;
    readonly total: number;
    readonly lines: Readonly<Record<string, number>>;
    readonly cancelled: boolean;
  }[];
  readonly carts: readonly {
    readonly id: string;
    readonly status: string;
    readonly revision: number;
    readonly lines: Readonly<Record<string, number>>;
  }[];
  readonly slots: readonly {
    readonly id: string;
    readonly capacity: number;
    readonly booked: number;
    /** Before anybody shopped. */
    readonly bookedBefore: number;
  }[];
  readonly invoices: readonly { readonly number: number; readonly orderNumber: string }[];
  readonly codes: readonly {
    readonly code: string;
    readonly applications: number;
    /** Before anybody shopped. */
    readonly before: number;
    readonly most: number | null;
  }[];
  readonly claims: readonly {
    readonly checkoutId: string;
    readonly kind: string;
    readonly reference: string;
    readonly amount: number;
  }[];
  readonly giftCards: readonly {
    readonly lastFour: string;
    readonly customerId: string | null;
    readonly balance: number;
    readonly movements: readonly {
      readonly amount: number;
      readonly checkoutId: string | null;
      readonly reason: string;
    }[];
  }[];
  readonly payments: readonly { readonly id: string; readonly status: string; readonly orderNumber: string | null }[];
  /** By the provider's own books. */
  readonly authorized: readonly AuthorizedPayment[];
}

export const kinds = [
  'an acknowledged order is missing',
  'an acknowledged order is another one now',
  'an order was made twice',
  'an acknowledged cart line is missing or doubled',
  'an acknowledged code was not taken, or more than once',
  'an acknowledged card movement is missing or doubled',
  'a slot is above its capacity or miscounted',
  'an invoice number is missing, doubled or changed',
  'a payment has no order',
  'an acknowledged cancellation is missing, or its money is still held',
] as const;
export type ProblemKind = (typeof kinds)[number];

export interface Problem {
  readonly kind: ProblemKind;
  readonly subject: string;
  readonly detail: string;
}

type Of<Kind extends LedgerEntry['kind']> = Extract<LedgerEntry, { readonly kind: Kind }>;

/** Everything that was acknowledged and is not so, and everything that cannot be so. */
export function judge(entries: readonly LedgerEntry[], facts: Facts): readonly Problem[] {
  const of = <Kind extends LedgerEntry['kind']>(kind: Kind) =>
    entries.filter((entry): entry is Of<Kind> => entry.kind === kind);
  return [
    ...judgeOrders(of('order'), facts),
    ...judgeLines(of('line'), of('left open'), facts),
    ...judgeCodes(of('order'), facts),
    ...judgeCards(of('order'), of('giftCard'), facts),
    ...judgeSlots(facts),
    ...judgeInvoices(of('invoice'), facts),
    ...judgePayments(facts),
    ...judgeCancelled(of('cancelled'), facts),
  ];
}

function judgeOrders(acknowledged: readonly Of<'order'>[], { orders }: Facts): readonly Problem[] {
  const problems: Problem[] = [];
  const byNumber = new Map(orders.map((order) => [order.orderNumber, order]));
  for (const told of acknowledged) {
    const { orderNumber: subject } = told;
    const order = byNumber.get(subject);
    if (!order) {
      problems.push({ kind: kinds[0], subject, detail: `${told.by} was told of it` });
      continue;
    }
    const differences = [
      order.checkoutId !== told.checkoutId && 'its checkout',
      order.cartId !== told.cartId && 'its cart',
      order.total !== told.total && `its total ${order.total} instead of ${told.total}`,
      order.slotId !== told.slotId && 'its slot',
      !isSame(order.lines, told.lines) &&
        `its lines ${JSON.stringify(order.lines)} instead of ${JSON.stringify(told.lines)}`,
    ].filter(Boolean);
    if (differences.length > 0) problems.push({ kind: kinds[1], subject, detail: differences.join(', ') });
  }
  for (const [what, of] of [
    ['checkout', orders.map(({ checkoutId }) => checkoutId)],
    ['cart', orders.map(({ cartId }) => cartId)],
    ['number', orders.map(({ orderNumber }) => orderNumber)],
  ] as const)
    for (const subject of repeated(of)) problems.push({ kind: kinds[2], subject, detail: `two orders of one ${what}` });
  const told = acknowledged.map(({ checkoutId, orderNumber }) => `${checkoutId} ${orderNumber}`);
  for (const subject of repeated([...new Set(told)].map((pair) => pair.split(' ')[0] ?? '')))
    problems.push({ kind: kinds[2], subject, detail: 'one checkout was told two numbers' });
  for (const subject of repeated([...new Set(told)].map((pair) => pair.split(' ')[1] ?? '')))
    problems.push({ kind: kinds[2], subject, detail: 'one number was told to two checkouts' });
  return problems;
}

/** The last that a shopper was told of a line is what its cart holds, and what was ordered of it. */
function judgeLines(
  acknowledged: readonly Of<'line'>[],
  leftOpen: readonly Of<'left open'>[],
  { carts, orders }: Facts,
): readonly Problem[] {
  const problems: Problem[] = [];
  const last = new Map<string, Of<'line'>>();
  for (const told of acknowledged) {
    const key = `${told.cartId} ${told.sku}`;
    if ((last.get(key)?.revision ?? 0) <= told.revision) last.set(key, told);
  }
  const held = new Map(carts.map((cart) => [cart.id, cart]));
  const ordered = new Map(orders.map((order) => [order.cartId, order]));
  for (const { cartId, sku, quantity, revision, by } of last.values()) {
    const cart = held.get(cartId);
    const now = (ordered.get(cartId) ?? cart)?.lines[sku] ?? 0;
    const open = leftOpen.find((add) => add.cartId === cartId && add.sku === sku);
    const mayBe = [quantity, quantity + (open?.quantity ?? 0)];
    const subject = `${sku} in cart ${cartId}`;
    // A cart that was given up is emptied by its shopper.
    if (cart?.status === 'ABANDONED') continue;
    if (!cart || cart.revision < revision)
      problems.push({
        kind: kinds[3],
        subject,
        detail: `${by} saw revision ${revision}, there is ${cart?.revision ?? 'none'}`,
      });
    else if (!mayBe.includes(now))
      problems.push({ kind: kinds[3], subject, detail: `${by} was told ${quantity}, there are ${now}` });
  }
  return problems;
}

function judgeCodes(acknowledged: readonly Of<'order'>[], { codes, claims, orders }: Facts): readonly Problem[] {
  const problems: Problem[] = [];
  const cancelled = new Set(orders.filter((order) => order.cancelled).map(({ orderNumber }) => orderNumber));
  const claimed = claims.filter(({ kind }) => kind === 'code');
  // Cancelled, it has given its code back.
  for (const { orderNumber, checkoutId, codes: used } of acknowledged)
    for (const code of used)
      if (
        !cancelled.has(orderNumber) &&
        !claimed.some((claim) => claim.checkoutId === checkoutId && claim.reference === code)
      )
        problems.push({ kind: kinds[4], subject: code, detail: `order ${orderNumber} has no claim to it` });
  for (const { code, applications, before, most } of codes) {
    const count = claimed.filter(({ reference }) => reference === code).length;
    if (applications - before !== count)
      problems.push({
        kind: kinds[4],
        subject: code,
        detail: `${applications - before} uses are counted, ${count} were claimed`,
      });
    if (most !== null && applications > most)
      problems.push({ kind: kinds[4], subject: code, detail: `used ${applications} times, ${most} are allowed` });
  }
  return problems;
}

function judgeCards(
  acknowledged: readonly Of<'order'>[],
  added: readonly Of<'giftCard'>[],
  { giftCards }: Facts,
): readonly Problem[] {
  const problems: Problem[] = [];
  const taken = new Map<string, number>();
  for (const { lastFour, balance, movements } of giftCards) {
    const sum = movements.reduce((total, { amount }) => total + amount, 0);
    if (sum !== balance || balance < 0)
      problems.push({
        kind: kinds[5],
        subject: `card ${lastFour}`,
        detail: `holds ${balance}, its movements make ${sum}`,
      });
    const payments = movements.filter(({ amount, checkoutId }) => amount < 0 && checkoutId !== null);
    for (const checkout of repeated(payments.map(({ checkoutId }) => checkoutId ?? '')))
      problems.push({ kind: kinds[5], subject: `card ${lastFour}`, detail: `paid twice for checkout ${checkout}` });
    for (const { amount, checkoutId } of payments)
      taken.set(checkoutId ?? '', (taken.get(checkoutId ?? '') ?? 0) - amount);
  }
  for (const { orderNumber, checkoutId, wallet } of acknowledged)
    if (wallet > (taken.get(checkoutId) ?? 0))
      problems.push({
        kind: kinds[5],
        subject: `order ${orderNumber}`,
        detail: `${wallet} were paid by cards, ${taken.get(checkoutId) ?? 0} were taken`,
      });
  for (const { lastFour, customerId, by } of added)
    if (!giftCards.some((card) => card.lastFour === lastFour && card.customerId === customerId))
      problems.push({
        kind: kinds[5],
        subject: `card ${lastFour}`,
        detail: `${by} put it into the wallet, where it is not`,
      });
  return problems;
}

function judgeSlots({ slots, orders }: Facts): readonly Problem[] {
  const count = new Map<string, number>();
  for (const { slotId, cancelled } of orders)
    if (slotId !== null && !cancelled) count.set(slotId, (count.get(slotId) ?? 0) + 1);
  return slots.flatMap(({ id, capacity, booked, bookedBefore }) => {
    const made = count.get(id) ?? 0;
    if (booked <= capacity && booked - bookedBefore === made) return [];
    const detail = `${booked} of ${capacity} booked, ${bookedBefore} before, ${made} orders since`;
    return [{ kind: kinds[6], subject: id, detail }];
  });
}

function judgeInvoices(acknowledged: readonly Of<'invoice'>[], { invoices }: Facts): readonly Problem[] {
  const problems: Problem[] = [];
  const numbers = invoices.map(({ number }) => number).toSorted((one, other) => one - other);
  numbers.forEach((number, at) => {
    if (number !== (numbers[at - 1] ?? number - 1) + 1)
      problems.push({ kind: kinds[7], subject: String(number), detail: `comes after ${numbers[at - 1]}` });
  });
  const byOrder = new Map(invoices.map(({ orderNumber, number }) => [orderNumber, number]));
  for (const { orderNumber, number } of acknowledged)
    if (byOrder.get(orderNumber) !== number)
      problems.push({
        kind: kinds[7],
        subject: String(number),
        detail: `was issued for order ${orderNumber}, which has ${byOrder.get(orderNumber) ?? 'none'} now`,
      });
  return problems;
}

function judgePayments({ payments, authorized }: Facts): readonly Problem[] {
  const byId = new Map(payments.map((payment) => [payment.id, payment]));
  return authorized.flatMap(({ paymentId, reference }) => {
    const payment = byId.get(paymentId);
    if (payment?.orderNumber != null) return [];
    const detail = payment ? `it is ${payment.status} here` : 'nothing is known of it here';
    return [{ kind: kinds[8], subject: reference, detail }];
  });
}

function judgeCancelled(
  acknowledged: readonly Of<'cancelled'>[],
  { orders, payments, authorized }: Facts,
): readonly Problem[] {
  const cancelled = new Set(orders.filter((order) => order.cancelled).map(({ orderNumber }) => orderNumber));
  const orderOf = new Map(payments.map(({ id, orderNumber }) => [id, orderNumber]));
  const held = new Set(authorized.map(({ paymentId }) => orderOf.get(paymentId)));
  return acknowledged.flatMap(({ orderNumber: subject, by }) => {
    if (!cancelled.has(subject)) return [{ kind: kinds[9], subject, detail: `${by} was told so, and it stands` }];
    return held.has(subject) ? [{ kind: kinds[9], subject, detail: 'the provider still holds its money' }] : [];
  });
}

function repeated(all: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const one of all) (seen.has(one) ? twice : seen).add(one);
  return [...twice];
}

function isSame(one: Readonly<Record<string, number>>, other: Readonly<Record<string, number>>): boolean {
  const skus = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...skus].every((sku) => (one[sku] ?? 0) === (other[sku] ?? 0));
}
