import { currentPrice, type Product } from '@trolley/contract';
import { memberUnitPrice, unitPrice } from './unitPrice.ts';
import { useMemberPrice } from './useMemberPrice.ts';

/** The price whoever is here pays, the one it stands instead of, and what to compare it by. */
export function useShownPrice(price: Product['price']) {
  const member = useMemberPrice(price);
  const isMember = member !== undefined;
  const offer = isMember ? undefined : price.offer;
  const everybodys = currentPrice(price);
  return {
    isMember,
    /** Of those that are not for members. */
    offer,
    value: member ?? everybodys,
    instead: isMember ? everybodys : offer && price.regular.value,
    unit: isMember ? memberUnitPrice(price) : unitPrice(price),
  };
}
