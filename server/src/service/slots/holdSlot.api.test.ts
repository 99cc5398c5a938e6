import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { patient } from '../../../test/patient.ts';
import { spawnSource } from '../../../test/spawnSource.ts';
import { type Database, openDatabase } from '../../platform/database/database.ts';
import { createTestDatabase, type TestDatabase } from '../../platform/database/testing.ts';
import { createLog } from '../../platform/log.ts';
import { insertSlot, testPlace, testServiceFiles } from '../testing.ts';
import { localTime } from './localTime.ts';
import { openSlots } from './openSlots.ts';

let opened: TestDatabase;
let pools: Database[];

beforeAll(async () => {
  opened = await createTestDatabase();
  const connection = { connectionString: opened.connectionString };
  pools = [1, 2].map(() => openDatabase({ connection, poolSize: 8, ...patient }, createLog({ level: 'silent' })));
});
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.close()));
  await opened.drop();
});

const slotsOn = (database: Database) =>
  openSlots({ database, file: testServiceFiles().service, time: localTime('Europe/Vienna') });

async function tally(slot: string): Promise<{ readonly held: number; readonly booked: number }> {
  const [row] = await opened.database.query<{ held: number; booked: number }>({
    text: 'select live_holds(id) held, booked from slot where id = $1',
    values: [slot],
  });
  return row ?? { held: -1, booked: -1 };
}

const startHolding = (slot: string, carts: number) =>
  spawnSource(new URL('./testing/holdMany.ts', import.meta.url), [opened.connectionString, slot, String(carts)]);

test('SERV-06 500 carts at once get exactly the 20 places of a slot, through two pools', async () => {
  const slot = await insertSlot(opened.database, { capacity: 20 });
  const outcomes = await Promise.all(
    Array.from({ length: 500 }, (_, at) => {
      const database = pools[at % 2] ?? opened.database;
      return database.transaction(async (tx) => {
        const outcome = await slotsOn(database).hold(tx, { cartId: randomUUID(), slotId: slot, place: testPlace });
        // As when the cart is saved afterwards: what is not committed yet counts all the same.
        if ('window' in outcome) await tx.query({ text: 'select pg_sleep(0.005)' });
        return outcome;
      });
    }),
  );
  expect(outcomes.filter((outcome) => 'window' in outcome)).toHaveLength(20);
  expect(outcomes.filter((outcome) => 'failure' in outcome && outcome.failure === '023')).toHaveLength(480);
  expect(await tally(slot)).toEqual({ held: 20, booked: 0 });
});

test('SERV-06 holds and bookings at once never exceed the capacity', async () => {
  const slot = await insertSlot(opened.database, { capacity: 20 });
  const outcomes = await Promise.all(
    Array.from({ length: 120 }, async (_, at) => {
      const database = pools[at % 2] ?? opened.database;
      const slots = slotsOn(database);
      const cartId = randomUUID();
      const outcome = await slots.hold(database, { cartId, slotId: slot, place: testPlace });
      if ('failure' in outcome) return 'refused';
      if (at % 3 === 0) await slots.release(database, cartId);
      else await slots.book(database, cartId);
      return at % 3 === 0 ? 'released' : 'booked';
    }),
  );
  const { held, booked } = await tally(slot);
  expect(held).toBe(0);
  expect(booked).toBe(outcomes.filter((outcome) => outcome === 'booked').length);
  expect(booked).toBeLessThanOrEqual(20);
  expect(booked).toBeGreaterThan(0);
});

test('SERV-06 two processes, one of them killed in the middle, still give exactly 20', async () => {
  const slot = await insertSlot(opened.database, { capacity: 20 });
  const [killed, finishing] = [startHolding(slot, 250), startHolding(slot, 250)];
  const ended = once(killed, 'exit');
  const finished = once(finishing, 'exit');
  finishing.stdout.resume();
  await once(killed.stdout, 'data');
  killed.kill('SIGKILL');
  expect((await ended)[1]).toBe('SIGKILL');
  expect((await finished)[0]).toBe(0);
  const { held } = await tally(slot);
  expect(held).toBeLessThanOrEqual(20);
  // What the killed process had not committed is free again: whoever comes now gets exactly the rest.
  const database = opened.database;
  const outcomes = await Promise.all(
    Array.from({ length: 40 }, () =>
      slotsOn(database).hold(database, { cartId: randomUUID(), slotId: slot, place: testPlace }),
    ),
  );
  expect(outcomes.filter((outcome) => 'window' in outcome)).toHaveLength(20 - held);
  expect(await tally(slot)).toEqual({ held: 20, booked: 0 });
});
