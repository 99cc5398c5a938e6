import {
  type AddressForm,
  type AddressType,
  addressForm,
  addressKey,
  type BillingAddress,
  type DistributionAddress,
  mostAddresses,
  postalCodeOf,
  type SavedAddress,
} from '@trolley/contract';
import type { Queryable } from '../../platform/database/database.ts';
import { changeAddressesWithin } from './changeAddresses.ts';
import { insertAddress, selectKeepsAddresses, setUsed, updateAddress } from './queries.ts';
import { savedForm } from './savedForm.ts';

/** Where an order went, and where its invoice goes. */
interface Used {
  readonly address: DistributionAddress;
  readonly billing: BillingAddress;
}

/**
 * WEEK-01: the address of an order stays in the address book, once however it is written. One that is there is only
 * marked as used. Nothing here may keep an order from being placed: an address that does not fit in is left out.
 */
export async function keepAddress(tx: Queryable, customerId: string, used: Used): Promise<void> {
  if (used.address.distributionType !== 'DELIVERY') return;
  await changeAddressesWithin(tx, customerId, async (addresses) => {
    const key = addressKey(used.address);
    const known = addresses.find((one) => addressKey(one) === key);
    const keeps = await selectKeepsAddresses(tx, customerId);
    const kept = known ? await widen(tx, known) : keeps ? await add(tx, customerId, addresses, used) : undefined;
    if (!kept) return { addresses };
    await setUsed(tx, kept.id);
    const others = addresses.map((one) => (one.id === kept.id ? kept : one));
    return { addresses: known ? others : [...addresses, kept] };
  });
}

/** One that was for invoices alone is for deliveries, too, from now on. */
async function widen(tx: Queryable, known: SavedAddress): Promise<SavedAddress> {
  if (known.addressType !== 'billing') return known;
  const { id, addressType: _, primary: __, ...form } = known;
  await updateAddress(tx, id, form, 'combined');
  return { ...known, addressType: 'combined' };
}

async function add(
  tx: Queryable,
  customerId: string,
  addresses: readonly SavedAddress[],
  { address, billing }: Used,
): Promise<SavedAddress | undefined> {
  const form = formOf(address);
  if (!form || addresses.length >= mostAddresses) return undefined;
  const type: AddressType = billing.category === 'combined' ? 'combined' : 'delivery';
  const id = await insertAddress(tx, customerId, form, type);
  return { ...form, id, addressType: type, primary: [] };
}

/** Undefined where the address book's form would not take it. */
function formOf(address: DistributionAddress): AddressForm | undefined {
  const read = addressForm.safeParse({
    ...address,
    postalCode: address.postalCode && postalCodeOf(address.postalCode),
    category: 'private',
  });
  const saved = read.success ? savedForm(read.data, 'delivery') : undefined;
  return saved && 'form' in saved ? saved.form : undefined;
}
