import { addressKey, type DistributionAddress, kindsOf } from '@trolley/contract';
import type { Queryable } from '../../platform/database/database.ts';
import { selectAddressBook } from './queries.ts';

/** What the account says of an address that was used in an order. */
export interface AddressStanding {
  /** The customer's e-mail address of today. */
  readonly email: string;
  /** False where it was taken out of the address book since, or changed into another one. */
  readonly stands: boolean;
}

/** Whether an order's address still says where a customer wants to have things. Undefined where the account is gone. */
export async function addressStanding(
  on: Queryable,
  customerId: string,
  { address, usedAt }: { readonly address: DistributionAddress; readonly usedAt: Date },
): Promise<AddressStanding | undefined> {
  const book = await selectAddressBook(on, customerId);
  if (!book) return undefined;
  const { email, changedAt, addresses } = book;
  if (address.distributionType !== 'DELIVERY') return { email, stands: true };
  const isUntouched = changedAt === null || changedAt <= usedAt;
  const key = addressKey(address);
  const isSaved = addresses.some(
    ({ addressType, form }) => kindsOf(addressType).includes('Delivery') && addressKey(form) === key,
  );
  return { email, stands: isUntouched || isSaved };
}
