import { filledTexts } from '../../platform/mail/letter/filledTexts.ts';
import { orderLink } from '../access/orderLink.ts';
import type { Orders } from '../orders.ts';
import type { StoredOrder } from '../storage/storedOrder.ts';
import { calendarFile } from './calendarFile.ts';

/** When an order is brought or can be collected, for the calendar of whoever placed it. */
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
  const street = [address.streetName, address.streetNumber].filter(Boolean).join(' ');
  const city = [address.postalCode, address.city].filter(Boolean).join(' ');
  return calendarFile({
    uid: `order-${orderNumber}@${new URL(tenant.publicConfig.baseUrl).hostname}`,
    startsAt: new Date(window.startsAt),
    endsAt: new Date(window.endsAt),
    changedAt,
    summary: fill(address.distributionType === 'DELIVERY' ? delivery : collection, values),
    location: [street, city].filter(Boolean).join(', '),
    description: fill(description, values),
    url: link,
    cancelled: status === 'CANCELLED',
  });
}
