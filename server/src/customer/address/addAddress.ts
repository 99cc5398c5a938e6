import { type AddressForm, type AddressType, customerFailures, mostAddresses } from '@trolley/contract';
import type { Customers } from '../customers.ts';
import { changeAddresses } from './changeAddresses.ts';
import { checkedForm } from './checkedForm.ts';
import { insertAddress } from './queries.ts';

/** ADDR-02: the first of its kind is offered first by itself; the 21st is refused. */
export async function addAddress(
  { database, service }: Pick<Customers, 'database' | 'service'>,
  customerId: string,
  { type, ...given }: { readonly type: AddressType; readonly form: AddressForm },
) {
  const form = checkedForm(given.form, type, service?.file);
  if ('failure' in form) return form;
  return changeAddresses(database, customerId, async (tx, addresses) => {
    if (addresses.length >= mostAddresses) return { failure: customerFailures.tooManyAddresses };
    const id = await insertAddress(tx, customerId, form, type);
    return { addresses: [...addresses, { ...form, id, addressType: type, primary: [] }] };
  });
}
