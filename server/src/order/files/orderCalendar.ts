import { filledTexts } from '../../platform/mail/template/filledTexts.ts';
import { orderLink } from '../access/orderKey.ts';
import type { Orders } from '../orders.ts';
import type { StoredOrder } from '../storage/storedOrder.ts';
import { calendarFile } from './calendarFile.ts';
import { writtenAddress } from './writtenAddress.ts';

/** When an order is brought or can be collected, for the shopper's calendar. */
export function orderCalendar(
  orders: Pick<Orders, 'tenant' | 'file' | 'linkSecret'>,
  { orderNumber, changedAt, status, document }: StoredOrder,
): string {
  const { tenant, file } = orders;
  const { window, distributionAddress: address } = document.attempt;
  const fill = filledTexts(tenant.file.locale);
  const link = orderLink(orders, orderNumber);
  const { delivery, collection, description } = file.calendar;
  const values = { shop: tenant.file.name, orderNumber, link };
  const written = writtenAddress(file, tenant.file.locale);
  return calendarFile({
    uid: `order-${orderNumber}@${new URL(tenant.publicConfig.baseUrl).hostname}`,
    startsAt: new Date(window.startsAt),
    endsAt: new Date(window.endsAt),
    changedAt,
    summary: fill(address.distributionType === 'DELIVERY' ? delivery : collection, values),
    location: [written.street(address), written.city(address)].filter(Boolean).join(', '),
    description: fill(description, values),
    url: link,
    cancelled: status === 'CANCELLED',
  });
}
