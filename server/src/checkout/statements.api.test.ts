import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { patient } from '../../test/patient.ts';
import { counted } from '../catalogue/storage/testing.ts';
import { openDatabase } from '../platform/database/database.ts';
import { createLog } from '../platform/log.ts';
import { insertSlot } from '../service/testing.ts';
import { placeOrder } from './placeOrder.ts';
import { checkoutDatabase } from './testing/checkoutDatabase.ts';
import { finalized, finalizeNow, readyCart } from './testing/checkoutShop.ts';

const { database, open, query, connectionString, closeLater } = checkoutDatabase();

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
    ...['select idle,', 'select idle,', 'select id,'],
    ...['update cart', 'insert into', 'with begun', 'select extend_hold($1,'],
    'select idle,',
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

/** The same database by sockets that count what leaves at once; answers how much that was since it was asked last. */
function countedWrites() {
  let writes = 0;
  class CountedSocket extends Socket {
    override _write(...written: Parameters<Socket['_write']>) {
      writes += 1;
      super._write(...written);
    }
    override _writev(...written: Parameters<NonNullable<Socket['_writev']>>) {
      writes += 1;
      super._writev?.(...written);
    }
  }
  const connection = { connectionString: connectionString(), stream: () => new CountedSocket() };
  const on = openDatabase({ connection, poolSize: 4, ...patient }, createLog({ level: 'silent' }));
  closeLater(() => on.close());
  const sinceLast = () => {
    const counted = writes;
    writes = 0;
    return counted;
  };
  return { on, sinceLast };
}

test('what needs no answer leaves as one write: the round trips of a guest’s checkout at the door', async () => {
  const { on, sinceLast } = countedWrites();
  const { checkouts, carts } = await open(on);
  const slotId = await insertSlot(database());
  // Each connection begins with writes of its own.
  await on.query({ text: 'select 1' });
  sinceLast();
  const caller = await readyCart(carts, { slotId, payments: [{ methodKey: 'payment-at-the-door' }] });
  // Goods, place, payer and payment are one each; the slot is held under the lock of its cart.
  expect(sinceLast()).toBe(8);
  const { checkoutId } = finalized(await finalizeNow(checkouts, caller));
  // The test's own look at the cart; the cart, its slot; begin with all that is written; commit; the cart as it is now.
  expect(sinceLast()).toBe(1 + 2 + 1 + 1 + 1);
  expect(await placeOrder(checkouts, checkoutId, 'REDIRECT')).toHaveProperty('orderNumber');
  // The checkout; begin and its lock; cart, checkout, order; mail and slot; commit.
  expect(sinceLast()).toBe(5);
});
