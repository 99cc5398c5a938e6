import { createHash } from 'node:crypto';
import { checkoutFailures } from '@trolley/contract';
import { beforeAll, expect, test } from 'vitest';
import { checkoutDatabase } from './testing/checkoutDatabase.ts';
import { finalized, finalizeNow, insertCustomer, readyCart } from './testing/checkoutShop.ts';

const { database, query, fake, open } = checkoutDatabase();
let shop: Awaited<ReturnType<typeof open>>;
beforeAll(async () => {
  shop = await open();
});

const hashOf = (browser: string) => createHash('sha256').update(browser).digest();

test('CHK-02 a guest who comes back to the payment in another browser has the right to the order there', async () => {
  const caller = await readyCart(shop.carts);
  const { checkoutId } = finalized(await finalizeNow(shop.checkouts, caller));
  const again = finalized(await finalizeNow(shop.checkouts, caller, { browserHash: hashOf('second') }));
  expect(again.checkoutId).toBe(checkoutId);
  expect(await query('select browser_hash as hash from checkout where id = $1', checkoutId)).toEqual([
    { hash: hashOf('second') },
  ]);
});

test('SAFE-04 a customer’s payment belongs to no browser, however often it is gone on with', async () => {
  const caller = await readyCart(shop.carts, { customerId: await insertCustomer(database()) });
  const { checkoutId } = finalized(await finalizeNow(shop.checkouts, caller));
  finalized(await finalizeNow(shop.checkouts, caller, { browserHash: hashOf('second') }));
  expect(await query('select browser_hash as hash from checkout where id = $1', checkoutId)).toEqual([{ hash: null }]);
});

test('PAY-05 a guest’s payment method is never saved, whatever is asked for', async () => {
  const ask = async (customerId?: string) => {
    const caller = await readyCart(shop.carts, { customerId });
    const { checkoutId } = finalized(await finalizeNow(shop.checkouts, caller, { saveMethod: true }));
    const rows = await query('select save_method as kept from payment where checkout_id = $1', checkoutId);
    return rows;
  };
  expect(await ask()).toEqual([{ kept: false }]);
  expect(await ask(await insertCustomer(database()))).toEqual([{ kept: true }]);
});

test('PAY-05 a saved payment method is used with the provider that has it', async () => {
  const customerId = await insertCustomer(database());
  const keep = async (provider: string) =>
    (
      await query<{ id: string }>(
        `insert into saved_payment_method (customer_id, provider, token, method_key, payment_brand, name)
         values ($1, $2, $2, 'credit-cards', 'Visa', 'card') returning id`,
        customerId,
        provider,
      )
    )[0]?.id;
  const caller = await readyCart(shop.carts, { customerId });
  const ask = async (provider: string) => finalizeNow(shop.checkouts, caller, { savedMethodId: await keep(provider) });
  expect(await ask('another')).toMatchObject({ failure: checkoutFailures.methodNotOffered });
  expect(await ask(fake.provider.name)).toHaveProperty('checkoutId');
});
