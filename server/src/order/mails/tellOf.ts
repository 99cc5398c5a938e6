import type { Queryable } from '../../platform/database/database.ts';
import { queueMail } from '../../platform/mail/queueMail.ts';
import { orderLink } from '../access/orderLink.ts';
import type { Orders } from '../orders.ts';
import type { StoredOrder } from '../storage/storedOrder.ts';
import type { OrderLetter } from './orderLetters.ts';

type News = Exclude<OrderLetter, 'onItsWay' | 'readyToCollect'> | 'ready';

/** Queues the mail that tells of a move, in its transaction: both happen, or neither. */
export async function tellOf(
  orders: Pick<Orders, 'letters' | 'tenant' | 'linkSecret'>,
  tx: Queryable,
  news: News,
  order: StoredOrder,
): Promise<void> {
  const mail = orders.letters.of(letterOf(news, order), order, orderLink(orders, order.orderNumber));
  if (mail) await queueMail(tx, mail);
}

function letterOf(news: News, { document }: StoredOrder): OrderLetter {
  if (news !== 'ready') return news;
  const { distributionType } = document.attempt.distributionAddress;
  return distributionType === 'DELIVERY' ? 'onItsWay' : 'readyToCollect';
}
