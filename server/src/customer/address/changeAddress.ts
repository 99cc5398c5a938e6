import { type AddressForm, type AddressType, addressKey, customerFailures, kindsOf } from '@trolley/contract';
import type { Customers } from '../customers.ts';
import { changeAddresses } from './changeAddresses.ts';
import { checkedForm } from './checkedForm.ts';
import { setAddressesChanged, updateAddress } from './queries.ts';

/** What it is for may change too; where it was the first and no longer fits, the oldest that does takes its place. */
export async function changeAddress(
  { database, service }: Pick<Customers, 'database' | 'service'>,
  customerId: string,
  { id, type, ...given }: { readonly id: string; readonly type: AddressType; readonly form: AddressForm },
) {
  const form = checkedForm(given.form, type, service?.file);
  if ('failure' in form) return form;
  return changeAddresses(database, customerId, async (tx, addresses) => {
    const known = addresses.find((address) => address.id === id);
    if (!known) return { failure: customerFailures.addressNotFound };
    await updateAddress(tx, id, form, type);
    if (addressKey(known) !== addressKey(form)) await setAddressesChanged(tx, customerId);
    const primary = known.primary.filter((kind) => kindsOf(type).includes(kind));
    const { usedAt } = known;
    const changed = { ...form, id, addressType: type, primary, ...(usedAt !== undefined && { usedAt }) };
    return { addresses: addresses.map((address) => (address.id === id ? changed : address)) };
  });
}
