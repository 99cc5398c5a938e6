/** The query key of an order; removed at logout with all keys of the customer. */
export const orderQuery = (orderNumber: string, key: string | undefined) => [
  'customer',
  'order',
  orderNumber,
  key ?? '',
];
