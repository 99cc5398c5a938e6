import { isOrderable, type MyProduct, type Orderability } from '@trolley/contract';

/** FAV-03: as it is by now: the cart on screen knows more than the answer that told it. */
export function liveOrderability({ product, orderability }: MyProduct, quantity: number): Orderability {
  if (quantity > 0) return 'IsOrdered';
  if (orderability !== 'IsOrdered') return orderability;
  return isOrderable(product.availability) ? 'CanBeOrdered' : 'CanNotBeOrdered';
}
