import type { AddressForm, AddressType, SavedAddress } from '@trolley/contract';
import type { Queryable } from '../../platform/database/database.ts';
import { type AddressRow, showAddress } from '../showCustomer.ts';
import type { Primaries } from './choosePrimaries.ts';

/** Oldest first. */
export async function selectAddresses(on: Queryable, customerId: string): Promise<SavedAddress[]> {
  const rows = await on.query<AddressRow>({
    name: 'customer-addresses',
    text: `select id, address_type as "addressType", category, form, primary_billing as "primaryBilling",
                  primary_delivery as "primaryDelivery"
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
