import type { AddressForm, AddressType, SavedAddress } from '@trolley/contract';
import type { Queryable } from '../../platform/database/database.ts';
import { type AddressRow, showAddress } from '../showCustomer.ts';
import type { Primaries } from './choosePrimaries.ts';

/** Oldest first. */
export async function selectAddresses(on: Queryable, customerId: string): Promise<SavedAddress[]> {
  const rows = await on.query<AddressRow>({
    name: 'customer-addresses',
    text: `select id, address_type as "addressType", category, form, primary_billing as "primaryBilling",
                  primary_delivery as "primaryDelivery", used_at as "usedAt"
             from customer_address where customer_id = $1 order by created_at, id`,
    values: [customerId],
  });
  return rows.map(showAddress);
}

export async function insertAddress(
  tx: Queryable,
  customerId: string,
  { category, ...form }: AddressForm,
  type: AddressType,
): Promise<string> {
  const [made] = await tx.query<{ id: string }>({
    // The time of the statement, not of the transaction: one that waited for the lock comes later.
    text: `insert into customer_address (customer_id, address_type, category, form, created_at)
           values ($1, $2, $3, $4, clock_timestamp()) returning id`,
    values: [customerId, type, category, JSON.stringify(form)],
  });
  if (!made) throw new Error('An address was inserted, and there is none.');
  return made.id;
}

interface AddressBook {
  readonly email: string;
  /** When an address was last taken out or became another one. */
  readonly changedAt: Date | null;
  readonly addresses: readonly { readonly addressType: AddressType; readonly form: Omit<AddressForm, 'category'> }[];
}

export async function selectAddressBook(on: Queryable, customerId: string): Promise<AddressBook | undefined> {
  const [row] = await on.query<AddressBook>({
    name: 'customer-address-book',
    text: `select email, addresses_changed_at as "changedAt",
                  coalesce((select json_agg(json_build_object('addressType', address_type, 'form', form))
                              from customer_address where customer_id = customer.id), '[]') as addresses
             from customer where id = $1`,
    values: [customerId],
  });
  return row;
}

export async function selectKeepsAddresses(tx: Queryable, customerId: string): Promise<boolean> {
  const [row] = await tx.query<{ readonly keeps: boolean }>({
    name: 'customer-keeps-addresses',
    text: 'select keeps_addresses as keeps from customer where id = $1',
    values: [customerId],
  });
  return row?.keeps ?? false;
}

export async function updateKeepsAddresses(on: Queryable, customerId: string, keeps: boolean): Promise<void> {
  await on.query({ text: 'update customer set keeps_addresses = $2 where id = $1', values: [customerId, keeps] });
}

/** An order goes there. */
export async function setUsed(tx: Queryable, id: string): Promise<void> {
  await tx.query({
    name: 'customer-address-used',
    text: 'update customer_address set used_at = clock_timestamp() where id = $1',
    values: [id],
  });
}

/** Orders from before no longer say where the customer wants to have things. */
export async function setAddressesChanged(tx: Queryable, customerId: string): Promise<void> {
  await tx.query({
    text: 'update customer set addresses_changed_at = clock_timestamp() where id = $1',
    values: [customerId],
  });
}

/** What it no longer is for, it is no longer the first of. */
export async function updateAddress(
  tx: Queryable,
  id: string,
  { category, ...form }: AddressForm,
  type: AddressType,
): Promise<void> {
  await tx.query({
    text: `update customer_address set address_type = $2, category = $3, form = $4,
                  primary_billing = primary_billing and $2 <> 'delivery',
                  primary_delivery = primary_delivery and $2 <> 'billing' where id = $1`,
    values: [id, type, category, JSON.stringify(form)],
  });
}

export async function deleteAddress(tx: Queryable, id: string): Promise<void> {
  await tx.query({ text: 'delete from customer_address where id = $1', values: [id] });
}

/** Places are left before they are taken: the index sees every row alone. */
export async function writePrimaries(tx: Queryable, customerId: string, { Billing, Delivery }: Primaries) {
  const values = [customerId, Billing ?? null, Delivery ?? null];
  await tx.query({
    text: `update customer_address set primary_billing = primary_billing and id is not distinct from $2,
                  primary_delivery = primary_delivery and id is not distinct from $3
            where customer_id = $1 and (primary_billing and id is distinct from $2
               or primary_delivery and id is distinct from $3)`,
    values,
  });
  await tx.query({
    text: `update customer_address set primary_billing = primary_billing or id is not distinct from $2,
                  primary_delivery = primary_delivery or id is not distinct from $3
            where customer_id = $1 and id in ($2, $3)`,
    values,
  });
}
