import { expect, test } from 'vitest';
import { saidToDatabase, tableProblems } from './tables.mjs';

const said = saidToDatabase();

test('every table has one room, whose statements alone touch it, but for those named with a reason', () => {
  expect(said.length).toBeGreaterThan(250);
  expect(tableProblems(said)).toEqual([]);
});

const planted = (place, text) => tableProblems([...said, { place, texts: [text] }]);

test('a planted statement of another room is seen', () => {
  expect(planted('server/src/customer/profile/export.ts:3', 'select * from shop_order where customer_id = $1')).toEqual(
    ['server/src/customer/profile/export.ts:3 uses shop_order, which is of order'],
  );
  for (const text of [
    'with done as (update gift_card set balance = 0) select 1',
    'select 1 from cart join gift_card on true',
    'delete from gift_card where id = $1',
    'insert into gift_card (id) values ($1)',
    'select 1 from cart, gift_card',
  ])
    expect(planted('server/src/cart/storage/queries.ts:1', text), text).toHaveLength(1);
  expect(planted('server/src/cart/storage/queries.ts:1', 'select 1 from cart')).toEqual([]);
  expect(planted('server/src/wallet/queries.ts:1', 'select 1 from checkout_claim'), 'shared').toEqual([]);
});

test('a table without a room, and a share that no statement needs, are seen', () => {
  expect(tableProblems(said, ['new_table'])).toContain('new_table has no room in scripts/lib/tables.mjs');
  const withoutWallets = said.filter(({ place }) => !place.startsWith('server/src/wallet/'));
  expect(tableProblems(withoutWallets)).toEqual([
    'wallet shares checkout_claim, but no statement needs it',
    'wallet shares customer, but no statement needs it',
  ]);
});

test('tables of a rule of retention count, too', () => {
  const { texts } = said.find(({ place }) => place.endsWith('order/retention.ts'));
  expect(tableProblems([...said, { place: 'server/src/cart/retention.ts', texts }])).toHaveLength(2);
});
