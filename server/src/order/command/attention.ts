import { type Attention, paymentsInNeed, type StuckTask, stuckTasks } from '../../payment/attention.ts';
import type { Orders } from '../orders.ts';
import { selectOrderNumbers, selectSlotExceptions } from '../storage/queries.ts';
import { brief, moneyOf } from './shown.ts';

const most = 200;
/** It has been told for more than half an hour. */
const stuckAfter = 5;

/** Everything that waits for a person, each with what to do about it. */
export async function attention(orders: Orders): Promise<readonly string[]> {
  const { database } = orders;
  const { payments, stuck } = await inNeed(orders);
  const withoutTime = await selectSlotExceptions(database, most);
  return [
    ...payments.flatMap((one) => paymentCase(one, moneyOf(orders))),
    ...stuck.flatMap((one) => stuckCase(one, moneyOf(orders))),
    ...withoutTime.flatMap((order) => [
      brief(orders, order),
      `  Paid, but its time was gone. Ask for another time and pack it, or: cancel ${order.orderNumber} --reason "…"`,
    ]),
  ];
}

/** The orders among them. */
export async function ordersInNeed(orders: Pick<Orders, 'database'>): Promise<ReadonlySet<string>> {
  const { payments, stuck } = await inNeed(orders);
  return new Set([...payments, ...stuck].flatMap(({ orderNumber }) => orderNumber ?? []));
}

interface Numbered {
  /** Missing where no order came of the payment. */
  readonly orderNumber?: string | undefined;
}

/** Payments that wait for a person and tasks that wait for a provider, by the number of their order; those without last. */
async function inNeed({ database }: Pick<Orders, 'database'>) {
  const [payments, stuck] = [await paymentsInNeed(database, most), await stuckTasks(database, stuckAfter, most)];
  const numbers = await selectOrderNumbers(
    database,
    [...payments, ...stuck].map(({ checkoutId }) => checkoutId),
  );
  const numbered = <One extends { readonly checkoutId: string }>(one: One): One & Numbered => ({
    ...one,
    orderNumber: numbers.get(one.checkoutId),
  });
  const rank = ({ orderNumber }: Numbered) => (orderNumber === undefined ? Infinity : Number(orderNumber));
  const byNumber = (one: Numbered, other: Numbered) => (rank(one) === rank(other) ? 0 : rank(one) - rank(other));
  return { payments: payments.map(numbered).sort(byNumber), stuck: stuck.map(numbered) };
}

type Money = (cents: number) => string;

function paymentCase(one: Attention & Numbered, money: Money) {
  const { paymentId, orderNumber, provider, status, reference, why, kind, amount } = one;
  const at = `${provider}${reference === null ? '' : ` under ${reference}`}`;
  const sum = money(amount ?? 0);
  const advice = {
    capture: `${sum} could not be taken. Ask for another way to pay before the goods are handed over.`,
    void: `The payment could not be voided. Look at ${at}: whatever was taken has to go back by hand.`,
    refund: `${sum} could not be given back. Look at ${at}, and give it back by hand, as by bank transfer.`,
    none: `What was paid is not what was asked, and was voided. Compare it with ${at}.`,
    unknown: `No order came of it, and ${provider} does not say what did. Look at ${at}: whatever was taken has to go back by hand.`,
  }[kind ?? (status === 'EXPIRED' ? 'unknown' : 'none')];
  return [
    `${orderNumber ?? paymentId}  LOOK AT ITS PAYMENT: ${why}`,
    `  ${advice} Then: settled ${orderNumber ?? paymentId}`,
  ];
}

function stuckCase({ orderNumber, provider, kind, amount, tries, since }: StuckTask & Numbered, money: Money) {
  const what = kind === 'void' ? 'void' : `${kind} of ${money(amount)}`;
  return [
    `${orderNumber ?? 'no order'}  WAITS FOR ITS PROVIDER: ${what}, asked ${tries} times since ${since.toISOString()}`,
    `  Is the shop running, and ${provider} there? It goes on asking by itself.`,
  ];
}
