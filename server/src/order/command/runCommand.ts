import { formatPrice } from '@trolley/contract';
import { z } from 'zod/mini';
import { shownWindow } from '../mails/shownWindow.ts';
import { selectAttention } from '../money/queries.ts';
import { cancelOrder } from '../operations/cancelOrder.ts';
import { isRefused, moveOrder, type OrderRefused } from '../operations/moveOrder.ts';
import { pickOrder } from '../operations/pickOrder.ts';
import { refundOrder } from '../operations/refundOrder.ts';
import type { Orders } from '../orders.ts';
import { showOrder } from '../showOrder.ts';
import { selectOpenOrders, selectOrder, selectWithdrawals } from '../storage/queries.ts';
import type { StoredOrder } from '../storage/storedOrder.ts';
import type { Command } from './options.ts';

export interface Said {
  readonly text: string;
  readonly exitCode: number;
}

const most = 200;
const picksFile = z.array(z.strictObject({ lineItemId: z.string(), quantity: z.int(), grams: z.optional(z.int()) }));

/** Carries an operator's command out, through the very operations that everybody else uses. */
export async function runCommand(orders: Orders, command: Command, readFile: (path: string) => string): Promise<Said> {
  const { database } = orders;
  switch (command.name) {
    case 'list':
      return said([
        ...(await selectOpenOrders(database, most)).map((order) => brief(orders, order)),
        ...(await selectAttention(database, most)).map(
          ({ orderNumber, attention }) => `${orderNumber}  LOOK AT ITS PAYMENT: ${attention}`,
        ),
      ]);
    case 'withdrawals':
      return said(
        (await selectWithdrawals(database, most)).map(
          ({ receivedAt, orderNumber, name, email, text }) =>
            `${receivedAt.toISOString()}  order ${orderNumber}  ${name} <${email}>  ${text}`,
        ),
      );
    case 'show': {
      const order = await selectOrder(database, command.orderNumber);
      return order ? said([brief(orders, order), ...details(orders, order)]) : refused({ failure: 'orderNotFound' });
    }
    case 'pick':
      return pick(orders, command.orderNumber, command.file === undefined ? '[]' : readFile(command.file));
    case 'refund':
      return told(orders, await refundOrder(orders, command.orderNumber, command.cents));
    case 'cancel':
      return told(orders, await cancelOrder(orders, command.orderNumber, { byOperator: true }));
    case 'ready':
    case 'complete':
      return told(orders, await moveOrder(orders, command.orderNumber, command.name));
  }
}

async function pick(orders: Orders, orderNumber: string, json: string): Promise<Said> {
  let content: unknown;
  try {
    content = JSON.parse(json);
  } catch (error) {
    return { text: `The file is not JSON: ${error instanceof Error ? error.message : String(error)}`, exitCode: 1 };
  }
  const picks = picksFile.safeParse(content);
  if (!picks.success) return { text: 'Expected [{ "lineItemId": "…", "quantity": 2, "grams": 512 }, …]', exitCode: 1 };
  return told(orders, await pickOrder(orders, orderNumber, picks.data));
}

const said = (lines: readonly string[]): Said => ({
  text: lines.length === 0 ? 'There is nothing.' : lines.join('\n'),
  exitCode: 0,
});

const refused = ({ failure, problems = [] }: OrderRefused): Said => ({
  text: [`Refused: ${failure}`, ...problems].join('\n  '),
  exitCode: 1,
});

const told = (orders: Orders, result: StoredOrder | OrderRefused): Said =>
  isRefused(result) ? refused(result) : said([brief(orders, result)]);

function brief({ tenant }: Orders, { orderNumber, status, slotException, document }: StoredOrder): string {
  const { attempt, final, refunded } = document;
  const { locale, currency, timeZone } = tenant.file;
  const money = (cents: number) => formatPrice(cents, locale, currency);
  return [
    orderNumber,
    status.padEnd(20),
    shownWindow(attempt.window, locale, timeZone),
    attempt.distributionAddress.distributionType,
    money((final?.priceInfo ?? attempt.priceInfo).total),
    ...(refunded > 0 ? [`refunded ${money(refunded)}`] : []),
    ...(slotException ? ['WITHOUT ITS TIME'] : []),
  ].join('  ');
}

function details({ tenant, now }: Orders, stored: StoredOrder): readonly string[] {
  const { locale, currency } = tenant.file;
  const { productLineItems, payments } = showOrder(stored, now());
  const money = (cents: number) => formatPrice(cents, locale, currency);
  return [
    ...productLineItems.map(({ lineItemId, name, quantity, linePrice, picked, weighed, substitution }) => {
      const had = picked ? `picked ${picked.quantity}${picked.grams === undefined ? '' : `, ${picked.grams} g`}` : '';
      const notes = [weighed ? 'weighed' : '', substitution === 'none' ? 'no substitute' : '', had].filter(Boolean);
      return `  ${lineItemId}  ${quantity} × ${name}  ${money(picked?.linePrice ?? linePrice)}  ${notes.join(', ')}`;
    }),
    ...payments.map(({ methodKey, amount }) => `  ${methodKey}: ${money(amount)}`),
  ];
}
