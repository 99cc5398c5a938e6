import { customerFailures } from '@trolley/contract';
import type { Customers } from '../customers.ts';
import { changeAddresses } from './changeAddresses.ts';

/** Offered first from now on, for whatever it is for. */
export function setPrimaryAddress({ database }: Pick<Customers, 'database'>, customerId: string, id: string) {
  return changeAddresses(database, customerId, async (_, addresses) =>
    addresses.some((address) => address.id === id)
      ? { addresses, preferred: id }
      : { failure: customerFailures.addressNotFound },
  );
}
