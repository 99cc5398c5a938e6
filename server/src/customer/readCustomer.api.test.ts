import { expect, test } from 'vitest';
import { counted } from '../catalogue/storage/testing.ts';
import { testTenant } from '../page/testing.ts';
import { readCustomer } from './readCustomer.ts';
import { sessionDatabase } from './session/testing.ts';

const { database, query, insertCustomer } = sessionDatabase();

test('CUST-01 the whole customer is one statement, and holds nothing of another', async () => {
  const [ana, ben] = [await insertCustomer({ email: 'Ana@example.at' }), await insertCustomer()];
  for (const id of [ana, ben]) {
    await query(`insert into customer_newsletter_topic values ($1, 'b', now()), ($1, 'a', now())`, id);
    await query(`insert into customer_store values ($1, 'MY_STORE_2', 'east'), ($1, 'MY_STORE_1', 'west')`, id);
    await query(
      `insert into customer_address (customer_id, address_type, category, form, primary_billing)
       values ($1, 'billing', 'company', $2, true)`,
      id,
      {
        firstName: 'A',
        lastName: 'B',
        streetName: 'C',
        streetNumber: '1',
        postalCode: '1070',
        city: 'D',
        countryCode: 'AT',
      },
    );
  }
  await query(`update customer set mp_card_id = '2900000000032', birthdate = '1988-05-17' where id = $1`, ana);
  const { on, statements } = counted(database());
  const customer = await readCustomer({ database: on, tenant: testTenant() }, ana);
  expect(statements.length).toBe(1);
  expect(customer).toMatchObject({
    email: 'Ana@example.at',
    birthdate: '17/05/1988',
    newsletterTopics: [{ newsletterTopicId: 'a' }, { newsletterTopicId: 'b' }],
    favoriteStores: [
      { storeType: 'MY_STORE_1', storeId: 'west' },
      { storeType: 'MY_STORE_2', storeId: 'east' },
    ],
    addresses: [{ addressType: 'billing', category: 'company', primary: ['Billing'], postalCode: '1070' }],
    billingData: { postalCode: '1070', country: 'Austria' },
    loyaltyMemberInformation: { mpCardId: '2900000000032', pools: [] },
    firstOrderDelivery: true,
    firstOrderClickAndCollect: true,
  });
  expect(customer?.addresses).toHaveLength(1);
});

test('CUST-12 of a deleted customer there is nothing', async () => {
  const id = await insertCustomer();
  await query('delete from customer where id = $1', id);
  expect(await readCustomer({ database: database(), tenant: testTenant() }, id)).toBeUndefined();
});
