import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../platform/database/testing.ts';
import { age, insertSlot, testPlace, testServiceFiles } from '../testing.ts';
import { localTime } from './localTime.ts';
import { openSlots } from './openSlots.ts';
import { renewHold } from './renewHold.ts';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await createTestDatabase();
});
afterAll(() => opened.drop());

const step = fc.record({
  cart: fc.nat(3),
  slot: fc.nat(1),
  what: fc.constantFrom('hold', 'hold', 'hold', 'release', 'age', 'renew', 'book', 'passOn'),
  minutes: fc.integer({ min: 5, max: 70 }),
});

test('SERV-06 whatever carts do in any order, no slot has more bookings and live holds than places', async () => {
  const { database } = opened;
  const slots = openSlots({ database, file: testServiceFiles().service, time: localTime('Europe/Vienna') });
  const outcomes = new Set<string>();

  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 25 }), async (steps) => {
      const ids = [await insertSlot(database, { capacity: 2 }), await insertSlot(database, { capacity: 1 })];
      const carts = Array.from({ length: 4 }, () => randomUUID());
      for (const { cart, slot, what, minutes } of steps) {
        const [cartId = '', slotId = '', next = ''] = [carts[cart], ids[slot], carts[(cart + 1) % carts.length]];
        if (what === 'release') await slots.release(database, cartId);
        if (what === 'age') await age(database, cartId, minutes);
        if (what === 'renew')
          await database.query({ text: `select ${renewHold('$1', '60', '240')}`, values: [cartId] });
        if (what === 'book') outcomes.add(`book ${(await slots.book(database, cartId))?.failure ?? 'done'}`);
        if (what === 'passOn') await slots.passOn(database, cartId, next);
        if (what === 'hold') {
          const outcome = await slots.hold(database, { cartId, slotId, place: testPlace });
          outcomes.add('failure' in outcome ? `hold ${outcome.failure}` : 'hold done');
        }
        const kept = await database.query<{ left: number }>({
          text: 'select capacity - booked - live_holds(id) "left" from slot where id = any($1)',
          values: [ids],
        });
        for (const { left } of kept) expect(left).toBeGreaterThanOrEqual(0);
      }
    }),
    { numRuns: 15 },
  );
  expect(outcomes).toContain('hold done');
  expect(outcomes).toContain('hold 023');
  expect(outcomes).toContain('book done');
});
