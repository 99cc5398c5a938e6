import { useCustomer } from '../../customer.ts';
import { isPrimaryExpired } from './isPrimaryExpired.ts';
import { useSavedMethods } from './useSavedMethods.ts';

/** ROUTE-24: whether the menu warns of a way to pay that no longer works. */
export function usePaymentWarning(): boolean {
  const { data } = useSavedMethods(useCustomer().customer);
  return data !== undefined && isPrimaryExpired(data);
}
