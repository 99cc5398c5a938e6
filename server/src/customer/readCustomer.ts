import { type Customer, isMember } from '@trolley/contract';
import type { Queryable } from '../platform/database/database.ts';
import type { Customers } from './customers.ts';
import { type CustomerRow, type Membership, showCustomer } from './showCustomer.ts';

const text = `
  select email, pending_email as "pendingEmail", first_name as "firstName", last_name as "lastName", salutation,
         academic_title as "academicTitle", birthdate, mp_card_id as "mpCardId",
         loyality_member_id as "loyalityMemberId", joe_authentication_status as "joeAuthenticationStatus",
         orders_delivered as "ordersDelivered", orders_collected as "ordersCollected",
         keeps_addresses as "keepsAddresses",
         (select card_number from offline_account where kept_by = customer.id and mp_card_id is null
           order by card_number limit 1) as "unlinkedCard",
         array(select newsletter_topic_id from customer_newsletter_topic
                where customer_id = customer.id order by subscribed_at, newsletter_topic_id) as topics,
         coalesce((select json_agg(json_build_object('storeType', store_type, 'storeId', store_id) order by store_type)
                     from customer_store where customer_id = customer.id), '[]') as stores,
         coalesce((select json_agg(json_build_object('id', id, 'addressType', address_type, 'category', category,
                     'form', form, 'primaryBilling', primary_billing, 'primaryDelivery', primary_delivery,
                     'usedAt', used_at)
                     order by created_at, id)
                     from customer_address where customer_id = customer.id), '[]') as addresses
    from customer where id = $1`;

/** The customer as they see themselves: everything in one statement, but for what the loyalty programme tells of members. */
export async function readCustomer(
  customers: Pick<Customers, 'database' | 'tenant' | 'loyalty'>,
  customerId: string,
  on: Queryable = customers.database,
): Promise<Customer | undefined> {
  const [row] = await on.query<CustomerRow>({ name: 'customer-read', text, values: [customerId] });
  return row && showCustomer(row, customers.tenant.file.locale, await membershipOf(customers, customerId, row));
}

const nothing: Membership = { pools: [], promotions: [], vouchers: [] };

/** LOY-12: of a membership that the programme knows; a card without one tells nothing. */
async function membershipOf(
  { loyalty }: Pick<Customers, 'loyalty'>,
  customerId: string,
  { loyalityMemberId, mpCardId, joeAuthenticationStatus }: CustomerRow,
): Promise<Membership> {
  if (!loyalty || loyalityMemberId === null) return nothing;
  const isProved = isMember({ joeAuthenticationStatus: joeAuthenticationStatus ?? undefined });
  return loyalty.informationOf({ customerId, loyalityMemberId, mpCardId: mpCardId ?? undefined, isProved });
}
