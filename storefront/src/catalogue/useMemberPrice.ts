import type { ProductPrice } from '@trolley/contract';
import { paysAsMember, useCustomerValue } from '../customer/customerState.ts';

/** LOY-01: what whoever is here pays as a member, where there is such a price; only then anything is drawn again. */
export function useMemberPrice({ loyalty }: ProductPrice): number | undefined {
  const member = useCustomerValue((state) => loyalty !== undefined && paysAsMember(state), false);
  return member ? loyalty?.value : undefined;
}
