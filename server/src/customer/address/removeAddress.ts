import { type AddressType, customerFailures } from '@trolley/contract';
import type { Customers } from '../customers.ts';
import { changeAddresses } from './changeAddresses.ts';
import { deleteAddress, setAddressesChanged } from './queries.ts';

/** The oldest that is left takes its place. With a type, only an address of that type is meant. */
export function removeAddress(
  { database }: Pick<Customers, 'database'>,
  customerId: string,
  { id, type }: { readonly id: string; readonly type?: AddressType },
) {
  return changeAddresses(database, customerId, async (tx, addresses) => {
    const known = addresses.find((address) => address.id === id);
    if (!known || (type !== undefined && known.addressType !== type))
      return { failure: customerFailures.addressNotFound };
    await deleteAddress(tx, id);
    await setAddressesChanged(tx, customerId);
    return { addresses: addresses.filter((address) => address !== known) };
  });
}
