import { settleAttention } from '../../payment/attention.ts';
import { localTime } from '../../service/slots/localTime.ts';
import { cancelOrder } from '../operations/cancelOrder.ts';
import { isRefused, moveOrder, type OrderRefused } from '../operations/moveOrder.ts';
import { pickOrder } from '../operations/pickOrder.ts';
import { refundOrder } from '../operations/refundOrder.ts';
import type { Orders } from '../orders.ts';
import { readSearch } from '../rules/orderSearch.ts';
import { type OrderQuery, selectFoundOrders, selectOpenOrders, selectOrder } from '../storage/queries.ts';
import type { StoredOrder } from '../storage/storedOrder.ts';
import { selectWithdrawals } from '../storage/withdrawals.ts';
import { attention, ordersInNeed } from './attention.ts';
import { issueGiftCards } from './issueGiftCards.ts';
import { type Operating, problem, type Said, said } from './operating.ts';
import type { Command } from './options.ts';
import { pickingList } from './pickingList.ts';
import { readPicks } from './readPicks.ts';
import { brief, details, oneLine } from './shown.ts';

const most = 200;

/** Carries an operator's command out, through the very operations that everybody else uses. */
export async function runCommand(operating: Operating, command: Command): Promise<Said> {
  const { orders } = operating;
  const { database } = orders;
  switch (command.name) {
    case 'list':
      return list(orders, command.words);
    case 'find':
      return said(
        (await selectFoundOrders(database, queryOf(orders, command.words), most)).map((order) => brief(orders, order)),
      );
    case 'attention':
      return said(await attention(orders));
    case 'settled':
      return (await settled(database, command.named))
        ? said([`${command.named}: settled`])
        : problem(`Nothing about ${command.named} waits for a person.`);
    case 'withdrawals':
      return said(
        (await selectWithdrawals(database, most)).map(
          ({ receivedAt, reference, orderNumber, name, email, text }) =>
            `${receivedAt.toISOString()}  ${reference}  order ${orderNumber}  ${name} <${email}>  ${oneLine(text)}`,
        ),
      );
    case 'gift-card':
      return said(await issueGiftCards(operating, command.cents, command.count));
    case 'show': {
      const order = await selectOrder(database, command.orderNumber);
      return order ? said([brief(orders, order), ...details(orders, order)]) : refused({ failure: 'orderNotFound' });
    }
    case 'picking-list': {
      const order = await selectOrder(database, command.orderNumber);
      return order ? said(await pickingList(orders, order)) : refused({ failure: 'orderNotFound' });
    }
    case 'pick':
      return pick(operating, command);
    case 'start':
      return resultOf(orders, await moveOrder(orders, command.orderNumber, 'startPicking', command));
    case 'refund': {
      const { cents: amount, lineItemId } = command;
      return resultOf(orders, await refundOrder(orders, command.orderNumber, { amount, lineItemId }));
    }
    case 'cancel':
      return resultOf(orders, await cancelOrder(orders, command.orderNumber, { reason: command.reason }));
    case 'ready':
    case 'complete':
      return resultOf(orders, await moveOrder(orders, command.orderNumber, command.name));
  }
}

/** Days are those of the shop. */
function queryOf({ tenant }: Orders, given: readonly string[]): OrderQuery {
  const { words, day } = readSearch(given, new Intl.Locale(tenant.file.locale).region);
  const { momentOf } = localTime(tenant.file.timeZone);
  return {
    words,
    ...(day !== undefined && { from: new Date(momentOf(day, 0)), until: new Date(momentOf(day + 1, 0)) }),
  };
}

async function list(orders: Orders, words: readonly string[]): Promise<Said> {
  const inNeed = await ordersInNeed(orders);
  const open = await selectOpenOrders(orders.database, queryOf(orders, words), most);
  const cases = (await attention(orders)).length;
  return said([
    ...open.map((order) => brief(orders, order, inNeed.has(order.orderNumber) ? ['LOOK AT ITS PAYMENT'] : [])),
    ...(cases > 0 ? ['Something needs a person: npm run orders -- attention'] : []),
  ]);
}

async function pick(
  operating: Operating,
  { orderNumber, file, early }: Extract<Command, { name: 'pick' }>,
): Promise<Said> {
  const { orders } = operating;
  const json = file === undefined ? '[]' : operating.readFile(file);
  if (json === undefined) return problem(`There is no file ${file} that can be read.`);
  const order = await selectOrder(orders.database, orderNumber);
  if (!order) return refused({ failure: 'orderNotFound' });
  const picks = await readPicks(operating, order.document.attempt, json);
  return typeof picks === 'string'
    ? problem(picks)
    : resultOf(orders, await pickOrder(orders, orderNumber, picks, { early }));
}

const words: Readonly<Record<OrderRefused['failure'], string>> = {
  orderNotFound: 'there is no such order',
  cutOffPassed: 'it is too late for that, the order is being packed or was',
  orderStatusMove: 'the order cannot do that now',
  passUsed: 'the pass it brought has paid for another delivery',
  invoiceNotReady: 'it has no invoice yet',
};

/** What helps comes first; where nothing more is known, what the code means. */
const refused = ({ failure, problems = [words[failure]] }: OrderRefused): Said =>
  problem(`Refused: ${problems.join('\n  ')} (${failure})`);

const resultOf = (orders: Orders, result: StoredOrder | OrderRefused): Said =>
  isRefused(result) ? refused(result) : said([brief(orders, result)]);

/** By the order's number, or by the payment's id where no order came of it. */
async function settled(database: Orders['database'], named: string): Promise<boolean> {
  const order = /^\d{1,18}$/.test(named) ? await selectOrder(database, named) : undefined;
  return settleAttention(database, { paymentId: named, checkoutId: order?.checkoutId });
}
