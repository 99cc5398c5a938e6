/** The address of a file of an order; the key of a guest's link goes along. */
export function orderPaper(
  orderNumber: string,
  file: 'invoice.pdf' | 'calendar.ics' | `credit-notes/${number}.pdf`,
  orderKey: string | undefined,
): string {
  const query = orderKey === undefined ? '' : `?key=${encodeURIComponent(orderKey)}`;
  return `/api/orders/${orderNumber}/${file}${query}`;
}
