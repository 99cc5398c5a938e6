import { deleteCustomer } from '@trolley/contract';
import { expect, test } from 'vitest';
import { insertBought } from './testing/insertBought.ts';
import { profileDatabase, testPassword } from './testing.ts';

const { open, query } = profileDatabase();

test('CUST-12 what was ordered is kept without its name, at once or when it has arrived', async () => {
  const mark = 'MarkAna';
  const ana = await (await open()).person();
  await insertBought(query, ana.id, mark);
  const numbers = await query<{ status: string; number: string }>(
    'select status, order_number::text as number from shop_order where customer_id = $1 order by status',
    ana.id,
  );
  const [completed = '', placed = ''] = numbers.map(({ number }) => number);
  const gone = await ana.browser.send('POST', deleteCustomer.path, { password: testPassword });
  expect(gone.statusCode).toBe(204);
  const kept = async () =>
    JSON.stringify([
      await query('select document, status from shop_order where order_number = any($1) order by status', [
        completed,
        placed,
      ]),
      await query('select attempt from checkout where id in (select checkout_id from shop_order)'),
      await query('select document from cart'),
    ]).toLowerCase();
  const before = await kept();
  // The one that is on its way still knows where it goes.
  expect(before.split(`${mark}gasse`.toLowerCase())).toHaveLength(2);
  for (const status of ['PICKING', 'PICKED', 'OUT_FOR_DELIVERY', 'COMPLETED'])
    await query('update shop_order set status = $2 where order_number = $1', placed, status);
  expect(await kept()).not.toContain(mark.toLowerCase());
  const [order] = await query<{ document: object }>('select document from shop_order where order_number = $1', placed);
  expect(order?.document).toEqual({
    attempt: { distributionAddress: { distributionType: 'DELIVERY' }, billingAddress: {}, lines: [{ sku: 'p1' }] },
    refunded: 0,
  });
});

test('SAFE-06 a deleted account takes no mail along that waits for another person, whose address an order of theirs has', async () => {
  const mark = 'MarkBea';
  const bea = await (await open()).person();
  await insertBought(query, bea.id, mark);
  const other = `${mark}bill@example.at`;
  const insert = (recipient: string, sentAt: string) =>
    query(
      `insert into mail (kind, sender, recipient, subject, html, text, sent_at) values ('order', 's', $1, $2, '', '', ${sentAt})`,
      recipient,
      `${mark} ${sentAt}`,
    );
  await query('delete from mail');
  for (const recipient of [other, bea.email]) {
    await insert(recipient, 'now()');
    await insert(recipient, 'null');
  }
  const [order] = await query<{ email: string }>(
    `select document #>> '{attempt,billingAddress,email}' as email from shop_order where customer_id = $1 limit 1`,
    bea.id,
  );
  expect(order?.email.toLowerCase()).toBe(other.toLowerCase());
  const gone = await bea.browser.send('POST', deleteCustomer.path, { password: testPassword });
  expect(gone.statusCode).toBe(204);
  const left = await query('select recipient, subject from mail where kind = $1', 'order');
  expect(left).toEqual([{ recipient: other, subject: `${mark} null` }]);
});
