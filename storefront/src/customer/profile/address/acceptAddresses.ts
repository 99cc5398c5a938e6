import type { SavedAddress } from '@trolley/contract';
import { acceptCustomer, customerState } from '../../../shell/session/customerState.ts';

/** Every change of the address book responds with all addresses. */
export function acceptAddresses({ addresses }: { readonly addresses: SavedAddress[] }): void {
  const { customer } = customerState.get();
  if (customer) acceptCustomer({ ...customer, addresses });
}
