import { distributionTypes, orderStatuses } from '@trolley/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../platform/database/testing.ts';
import { mayBecome } from './orderLife.ts';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  await testDatabase.database.query({
    text: `insert into cart (id, document) values ('00000000-0000-4000-8000-000000000001', '{}');
           insert into checkout (id, cart_id, browser_hash, attempt, total, expires_at)
           values ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000001',
                   sha256('x'), '{}', 0, now());`,
  });
});
afterAll(() => testDatabase.drop());

/** Whether the database lets an order go from here to there. */
async function isLetThrough(from: string, to: string, type: string): Promise<boolean> {
  const undone = new Error('undone');
  try {
    await testDatabase.database.transaction(async (tx) => {
      const values = [from, type];
      await tx.query({
        text: `insert into shop_order (cart_id, checkout_id, status, distribution_type, starts_at, ends_at, cut_off_at, total,
                 document, weight, initiator)
               select id, id, $1, $2, now(), now(), now(), 0, '{}', 0, 'REDIRECT' from checkout`,
        values,
      });
      await tx.query({ text: 'update shop_order set status = $1', values: [to] });
      throw undone;
    });
  } catch (error) {
    if (error === undone) return true;
    expect(error).toMatchObject({ constraint: 'order_life' });
  }
  return false;
}

describe.each(distributionTypes)('CUST-13 of %s orders', (type) => {
  test.each(orderStatuses)('the rule and the database agree on what may follow %s', async (from) => {
    for (const to of orderStatuses) {
      const agreed = from === to || mayBecome(from, to, type);
      expect(await isLetThrough(from, to, type), `${from} → ${to}`).toBe(agreed);
    }
  });
});
