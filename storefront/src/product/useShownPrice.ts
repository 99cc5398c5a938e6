import { currentPrice, type Product, type ProductPrice } from '@trolley/contract';
import { paysAsMember, useCustomerValue } from '../shell/session/customerState.ts';
import { memberUnitPrice, unitPrice } from './unitPrice.ts';

/** The price this shopper pays, the former price if there is one, and the unit price. */
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

/** LOY-01: the members' price, if there is one and the shopper is a member; only then the component renders again. */
function useMemberPrice({ loyalty }: ProductPrice): number | undefined {
  const member = useCustomerValue((state) => loyalty !== undefined && paysAsMember(state), false);
  return member ? loyalty?.value : undefined;
}
