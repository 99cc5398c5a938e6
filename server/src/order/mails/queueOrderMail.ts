import type { Queryable } from '../../platform/database/database.ts';
import { queueMail } from '../../platform/mail/queueMail.ts';
import { orderLink } from '../access/orderKey.ts';
import type { Orders } from '../orders.ts';
import type { StoredOrder } from '../storage/storedOrder.ts';
import type { OrderMail } from './orderMails.ts';

type News = Exclude<OrderMail, 'onItsWay' | 'readyToCollect'> | 'ready';

/** Queues the mail that tells of a move, in its transaction: both happen, or neither. */
export async function queueOrderMail(
  orders: Pick<Orders, 'mails' | 'tenant' | 'linkSecret'>,
  tx: Queryable,
  news: News,
  order: StoredOrder,
): Promise<void> {
  const mail = orders.mails.of(mailOf(news, order), order, orderLink(orders, order.orderNumber));
  if (mail) await queueMail(tx, mail);
}

function mailOf(news: News, { document }: StoredOrder): OrderMail {
  if (news !== 'ready') return news;
  const { distributionType } = document.attempt.distributionAddress;
  return distributionType === 'DELIVERY' ? 'onItsWay' : 'readyToCollect';
}
