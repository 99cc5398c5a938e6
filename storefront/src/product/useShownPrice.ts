import type { ProductPrice } from '@trolley/contract';
import { paysAsMember, useCustomerValue } from '../shell/session/customerState.ts';
import { type ShownPrice, shownPrice } from './shownPrice.ts';

/** LOY-01: the price of this shopper; the component renders again only where a members' price makes a difference. */
export function useShownPrice(price: ProductPrice): ShownPrice {
  const { loyalty } = price;
  return shownPrice(
    price,
    useCustomerValue((state) => loyalty !== undefined && paysAsMember(state), false),
  );
}
