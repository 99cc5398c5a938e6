import { type Permission, permissions } from '@trolley/contract';

export type Area = 'orders' | 'customers' | 'catalogue' | 'vouchers' | 'content' | 'house';

/** Where a permission stands in the list; what is not named here belongs to the house. */
const areaOf: Readonly<Record<string, Area>> = {
  orders: 'orders',
  picking: 'orders',
  customers: 'customers',
  giftCards: 'customers',
  catalogue: 'catalogue',
  prices: 'catalogue',
  stock: 'catalogue',
  recipes: 'catalogue',
  vouchers: 'vouchers',
  slots: 'vouchers',
  content: 'content',
};

const order: readonly Area[] = ['orders', 'customers', 'catalogue', 'vouchers', 'content', 'house'];

/** Every permission of the contract, by area. */
export const permissionsByArea: readonly { readonly area: Area; readonly permissions: readonly Permission[] }[] =
  order.map((area) => ({
    area,
    permissions: permissions.filter((one) => (areaOf[one.split(':')[0] ?? ''] ?? 'house') === area),
  }));
