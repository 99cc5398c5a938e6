import { isDeepStrictEqual } from 'node:util';
import { orderFailures } from '@trolley/contract';
import { noteOrder } from '../../sale/orderLog.ts';
import { queueOrderMail } from '../mails/queueOrderMail.ts';
import type { Orders } from '../orders.ts';
import { finalPrice, isAffordable } from '../rules/finalPrice.ts';
import { type LinePick, problemsOf } from '../rules/picks.ts';
import { lockOrder, moveRow, saveDocument } from '../storage/queries.ts';
import type { StoredOrder } from '../storage/storedOrder.ts';
import { earlyProblem } from './earlyProblem.ts';
import type { OrderRefused } from './moveOrder.ts';

/**
 * The order is packed, and what it costs is known. Until it is handed over it can be packed again: the later pick counts,
 * for no money has moved and no invoice is issued before that.
 */
export async function pickOrder(
  orders: Orders,
  orderNumber: string,
  picks: readonly LinePick[],
  { early = false }: { readonly early?: boolean } = {},
): Promise<StoredOrder | OrderRefused> {
  const picked = await orders.database.transaction(async (tx): Promise<StoredOrder | OrderRefused> => {
    const order = await lockOrder(tx, orderNumber);
    if (!order) return { failure: orderFailures.orderNotFound };
    const { status, document } = order;
    if (status !== 'PLACED' && status !== 'PICKING' && status !== 'PICKED')
      return { failure: orderFailures.statusMove };
    if (order.invoice) return refused(['its invoice is issued: what is wrong with it is refunded']);
    const tooEarly = status === 'PLACED' && !early && earlyProblem(orders, order);
    if (tooEarly) return refused([tooEarly]);
    const { attempt } = document;
    const problems = problemsOf(attempt.lines, picks);
    if (problems.length > 0) return refused(problems);
    const final = finalPrice(attempt, picks);
    if (!isAffordable(attempt, final)) return refused(['the deposits of its substitutes are too much for it']);
    const after: StoredOrder = { ...order, status: 'PICKED', document: { ...document, final } };
    if (status === 'PLACED') await moveRow(tx, orderNumber, 'PICKING');
    if (status !== 'PICKED') await moveRow(tx, orderNumber, 'PICKED');
    else if (isDeepStrictEqual(JSON.parse(JSON.stringify(final)), document.final)) return order;
    await saveDocument(tx, orderNumber, after.document, final.priceInfo.total);
    await queueOrderMail(orders, tx, 'picked', after);
    return after;
  });
  if (!('failure' in picked)) noteOrder(orders.log, orderNumber, 'picked');
  return picked;
}

const refused = (problems: readonly string[]): OrderRefused => ({ failure: orderFailures.statusMove, problems });
