import { type Attention, type StuckTask, selectAttention, selectStuckTasks } from '../money/queries.ts';
import type { Orders } from '../orders.ts';
import { selectSlotExceptions } from '../storage/queries.ts';
import { brief, moneyOf } from './shown.ts';

const most = 200;
/** It has been told for more than half an hour. */
const stuckAfter = 5;

/** Everything that waits for a person, each with what to do about it. */
export async function attention(orders: Orders): Promise<readonly string[]> {
  const { database } = orders;
  const [payments, stuck, withoutTime] = [
    await selectAttention(database, most),
    await selectStuckTasks(database, stuckAfter, most),
    await selectSlotExceptions(database, most),
  ];
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
export async function ordersInNeed({ database }: Pick<Orders, 'database'>): Promise<ReadonlySet<string>> {
  const payments = await selectAttention(database, most);
  const stuck = await selectStuckTasks(database, stuckAfter, most);
  return new Set([...payments, ...stuck].flatMap(({ orderNumber }) => orderNumber ?? []));
}

type Money = (cents: number) => string;

function paymentCase(one: Attention, money: Money) {
  const { paymentId, orderNumber, provider, status, reference, why, kind, amount } = one;
  const at = `${provider}${reference === null ? '' : ` under ${reference}`}`;
  const sum = money(amount ?? 0);
  const advice = {
    capture: `${sum} could not be taken. Ask for another way to pay before the goods are handed over.`,
    void: `The money could not be let go of. Look at ${at}: whatever was taken has to go back by hand.`,
    refund: `${sum} could not be given back. Look at ${at}, and give it back by hand, as by bank transfer.`,
    none: `What was paid is not what was asked, and was let go of. Compare it with ${at}.`,
    unknown: `No order came of it, and ${provider} does not say what did. Look at ${at}: whatever was taken has to go back by hand.`,
  }[kind ?? (status === 'EXPIRED' ? 'unknown' : 'none')];
  return [
    `${orderNumber ?? paymentId}  LOOK AT ITS PAYMENT: ${why}`,
    `  ${advice} Then: settled ${orderNumber ?? paymentId}`,
  ];
}

function stuckCase({ orderNumber, provider, kind, amount, tries, since }: StuckTask, money: Money) {
  const what = kind === 'void' ? 'void' : `${kind} of ${money(amount)}`;
  return [
    `${orderNumber ?? 'no order'}  WAITS FOR ITS PROVIDER: ${what}, asked ${tries} times since ${since.toISOString()}`,
    `  Is the shop running, and ${provider} there? It goes on asking by itself.`,
  ];
}
