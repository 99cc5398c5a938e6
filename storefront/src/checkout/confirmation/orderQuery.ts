/** Under which an order is remembered; gone with whoever was logged in. */
export const orderQuery = (orderNumber: string, key: string | undefined) => [
  'customer',
  'order',
  orderNumber,
  key ?? '',
];
