import { randomUUID } from 'node:crypto';
import { checkoutFailures } from '@trolley/contract';
import { beforeAll, expect, test } from 'vitest';
import type { Carts } from '../cart/carts.ts';
import { planPayment } from '../cart/operations/planPayment.ts';
import { setBillingAddress } from '../cart/operations/setBillingAddress.ts';
import { answered, neubau } from '../cart/testing.ts';
import { checkoutDatabase } from './testing/checkoutDatabase.ts';
import {
  finalized,
  finalizeNow,
  insertCustomer,
  insertGiftCard,
  readyCart,
  type TestCheckouts,
} from './testing/checkoutShop.ts';

const { database, query, open } = checkoutDatabase();
let shop: TestCheckouts;
beforeAll(async () => {
  shop = await open();
});

const notOffered = { failure: checkoutFailures.methodNotOffered };

test('PAY-01 a method that no provider takes any more, or that is not offered any more beside the wallet, pays no cart', async () => {
  const { checkouts, carts } = shop;
  const customerId = await insertCustomer(database());
  await insertGiftCard(database(), customerId, 1000);
  const payments = [{ methodKey: 'gift-card-wallet', amount: 1000 }, { methodKey: 'credit-cards' }] as const;
  const caller = await readyCart(carts, { customerId, payments });
  const nobody = { ...checkouts.payments, providerFor: () => undefined };
  expect(await finalizeNow({ ...checkouts, payments: nobody }, caller)).toEqual(notOffered);
  const paymentMethods: Carts['paymentMethods'] = { isOffered: ({ methodKey }) => methodKey !== 'credit-cards' };
  const without = { ...checkouts, carts: { ...carts, paymentMethods } };
  expect(await finalizeNow(without, caller)).toEqual(notOffered);
  finalized(await finalizeNow(checkouts, caller));
});

test('PAY-01 a company’s invoice pays for a company', async () => {
  const { checkouts, carts } = shop;
  const { distributionType: _, ...street } = neubau;
  const person = { firstName: 'Anna', lastName: 'Huber', email: 'anna@example.at', ...street };
  const caller = await readyCart(carts);
  answered(await setBillingAddress(carts, caller, { ...person, companyName: 'Huber OG' }));
  answered(await planPayment(carts, caller, { methodKey: 'pay-by-invoice-b2b' }));
  expect(finalized(await finalizeNow(checkouts, caller)).cart.payments).toMatchObject([
    { methodKey: 'pay-by-invoice-b2b' },
  ]);
});

test('PAY-05 a saved payment method must be the customer’s own and of the planned kind', async () => {
  const { checkouts, carts } = shop;
  const keep = async (customerId: string, methodKey: string) => {
    const [row] = await query<{ id: string }>(
      `insert into saved_payment_method (customer_id, provider, token, method_key, payment_brand, name)
       values ($1, 'fake', gen_random_uuid(), $2, 'Visa', '4242') returning id`,
      customerId,
      methodKey,
    );
    return row?.id ?? '';
  };
  const [ana, bela] = [await insertCustomer(database()), await insertCustomer(database())];
  const caller = await readyCart(carts, { customerId: ana });
  for (const savedMethodId of [await keep(ana, 'paypal'), await keep(bela, 'credit-cards'), randomUUID()])
    expect(await finalizeNow(checkouts, caller, { savedMethodId })).toEqual(notOffered);
  const own = await keep(ana, 'credit-cards');
  expect(await finalizeNow(checkouts, await readyCart(carts), { savedMethodId: own })).toEqual(notOffered);
  const { checkoutId } = finalized(await finalizeNow(checkouts, caller, { savedMethodId: own, setPrimary: true }));
  expect(
    await query(
      'select saved_method_id as id, set_primary as "setPrimary", brand_name as brand from payment where checkout_id = $1',
      checkoutId,
    ),
  ).toEqual([{ id: own, setPrimary: true, brand: 'Visa' }]);
});
