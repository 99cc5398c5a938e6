import type { Customer } from '@trolley/contract';
import type { Queryable } from '../platform/database/database.ts';
import type { Customers } from './customers.ts';
import { type CustomerRow, showCustomer } from './showCustomer.ts';

const text = `
  select email, pending_email as "pendingEmail", first_name as "firstName", last_name as "lastName", salutation,
         academic_title as "academicTitle", birthdate, mp_card_id as "mpCardId",
         loyality_member_id as "loyalityMemberId", joe_authentication_status as "joeAuthenticationStatus",
         orders_delivered as "ordersDelivered", orders_collected as "ordersCollected",
         keeps_addresses as "keepsAddresses",
         array(select newsletter_topic_id from customer_newsletter_topic
                where customer_id = customer.id order by subscribed_at, newsletter_topic_id) as topics,
         coalesce((select json_agg(json_build_object('storeType', store_type, 'storeId', store_id) order by store_type)
                     from customer_store where customer_id = customer.id), '[]') as stores,
         coalesce((select json_agg(json_build_object('id', id, 'addressType', address_type, 'category', category,
                     'form', form, 'primaryBilling', primary_billing, 'primaryDelivery', primary_delivery,
                     'usedAt', used_at)
                     order by created_at, id)
                     from customer_address where customer_id = customer.id), '[]') as addresses,
         coalesce((select json_agg(pool order by pool.id)
                     from (select pool_id as id, sum(value)::integer as value,
                                  coalesce((select array_agg(distinct tag) from loyalty_movement tagged,
                                    unnest(tagged.tags) tag where tagged.customer_id = customer.id
                                    and tagged.pool_id = loyalty_movement.pool_id), '{}') as tags
                             from loyalty_movement where customer_id = customer.id group by pool_id) pool), '[]') as pools
    from customer where id = $1`;

/** The customer as they see themselves: everything in one statement. Nothing where the account was deleted. */
export async function readCustomer(
  customers: Pick<Customers, 'database' | 'tenant'>,
  customerId: string,
  on: Queryable = customers.database,
): Promise<Customer | undefined> {
  const [row] = await on.query<CustomerRow>({ name: 'customer-read', text, values: [customerId] });
  return row && showCustomer(row, customers.tenant.file.locale);
}
