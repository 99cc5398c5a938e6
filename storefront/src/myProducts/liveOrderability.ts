import { isOrderable, type MyProduct, type Orderability } from '@trolley/contract';

/** FAV-03: the orderability with the cart on screen, which is newer than the response. */
export function liveOrderability({ product, orderability }: MyProduct, quantity: number): Orderability {
  if (quantity > 0) return 'IsOrdered';
  if (orderability !== 'IsOrdered') return orderability;
  return isOrderable(product.availability) ? 'CanBeOrdered' : 'CanNotBeOrdered';
}
