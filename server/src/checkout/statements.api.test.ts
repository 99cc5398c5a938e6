import { expect, test } from 'vitest';
import { counted } from '../catalogue/storage/testing.ts';
import { placeOrder } from './placeOrder.ts';
import { checkoutDatabase } from './testing/checkoutDatabase.ts';
import { finalized, finalizeNow, readyCart } from './testing/checkoutShop.ts';

const { database, open, query } = checkoutDatabase();

const firstWords = (statements: readonly { readonly text: string }[]) =>
  statements.map(({ text }) => text.trim().split(/\s+/).slice(0, 2).join(' '));

test('CHK-02 CHK-06 what a guest’s checkout at the door asks of the database', async () => {
  const { on, statements } = counted(database());
  const { checkouts, carts } = await open(on);
  const caller = await readyCart(carts, { payments: [{ methodKey: 'payment-at-the-door' }] });
  statements.length = 0;
  const { checkoutId } = finalized(await finalizeNow(checkouts, caller));
  // The test's own look at the cart, the cart and its slot; the transaction; the cart as it is now.
  expect(firstWords(statements)).toEqual([
    ...['select cart.id,', 'select cart.id,', 'select id,'],
    ...['update cart', 'insert into', 'with begun', 'select extend_hold($1,'],
    'select cart.id,',
  ]);
  // It says who is asked for the money without being written to again.
  const [payment] = await query<{ readonly reference: string | null; readonly url: string | null }>(
    'select reference, hosted_url as url from payment where checkout_id = $1',
    checkoutId,
  );
  expect(payment?.reference).toMatch(/^without:\d+:EUR:/);
  expect(payment?.url).toContain(`id=${checkoutId}`);

  statements.length = 0;
  expect(await placeOrder(checkouts, checkoutId, 'REDIRECT')).toHaveProperty('orderNumber');
  expect(firstWords(statements)).toEqual([
    ...['select checkout.id,', 'select status,', 'update cart', 'with paid', 'insert into'],
    ...['insert into', 'select book_slot($1,'],
  ]);
});
