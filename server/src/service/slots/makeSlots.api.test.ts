import { randomUUID } from 'node:crypto';
import type { ServiceFile } from '@trolley/contract';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openDemoSlots } from '../../../../demo/shop/src/slots/demoSlots.ts';
import { markFed, markImported } from '../../catalogue/storage/feedState.ts';
import { createTestDatabase, type TestDatabase } from '../../platform/database/testing.ts';
import { age, testPlace, testServiceFiles } from '../testing.ts';
import { localTime } from './localTime.ts';
import { makeSlots } from './makeSlots.ts';
import { openSlots } from './openSlots.ts';

interface Row {
  readonly id: string;
  readonly capacity: number;
  readonly booked: number;
  readonly demo_booked: number;
  readonly fee: number;
  readonly offered: boolean;
}

let opened: TestDatabase;
beforeAll(async () => {
  opened = await createTestDatabase();
});
afterEach(() => opened.database.query({ text: 'truncate slot, slot_hold, slot_stop; delete from catalogue_feed' }));
afterAll(() => opened.drop());

const time = localTime('Europe/Vienna');
const usual = testServiceFiles();
const loadDemoSlots = async () => openDemoSlots(usual);
const make = (changes: Partial<ServiceFile> = {}, clock: () => number = Date.now) =>
  makeSlots({ database: opened.database, files: testServiceFiles(changes), time, loadDemoSlots, clock });
const rows = () => opened.database.query<Row>({ text: 'select * from slot order by id' });
const row = async (id: string) => (await rows()).find((one) => one.id === id);
const slots = () => openSlots({ database: opened.database, file: usual.service, time });
const demo = () => markFed(opened.database, { fingerprint: 'f', pricedUntil: '2030-01-01', drawnOn: '2026-01-01' });

/** Of the evening in three days: surely still ahead. */
async function farSlot(): Promise<string> {
  const [, , , day] = await slots().days(testPlace);
  const id = day?.windows.at(-1)?.id;
  if (!id) throw new Error('no slot was made');
  return id;
}
const hold = (slotId: string, cartId: string = randomUUID()) =>
  slots().hold(opened.database, { cartId, slotId, place: testPlace });
const dearer = (fee: number, capacity = 10): Partial<ServiceFile> => ({
  plans: {
    ...usual.service.plans,
    vans: (usual.service.plans['vans'] ?? []).map((window) => ({ ...window, fee, capacity })),
  },
});

describe('SERV-05 slots are made ahead', () => {
  test('SERV-05 for every area and store that serves, from today over the horizon', async () => {
    await make();
    const made = await rows();
    const perDay = 2 + 2 + 1 + 1;
    expect(made).toHaveLength(perDay * (usual.service.horizonDays + 1));
    expect(new Set(made.map(({ id }) => id.slice(0, -14)))).toEqual(
      new Set(['d-neubau', 'd-graz', 'c-west', 'c-south']),
    );
    expect(made.every(({ booked, offered }) => booked === 0 && offered)).toBe(true);
  });

  test('SERV-05 repeating it, also from two processes at once, changes nothing', async () => {
    await Promise.all([make(), make(), make()]);
    const before = await rows();
    await make();
    expect(await rows()).toEqual(before);
  });

  test('SERV-05 only for the services the tenant has, and the next day brings the next slots', async () => {
    await make({ distributionTypes: ['DELIVERY'] });
    expect((await rows()).every(({ id }) => id.startsWith('d-'))).toBe(true);
    const before = (await rows()).length;
    await make({ distributionTypes: ['DELIVERY'] }, () => Date.now() + 86_400_000);
    expect((await rows()).length).toBe(before + 4);
  });

  test('SERV-05 old ones are swept, with all that hung on them; those with orders later', async () => {
    await make();
    const id = await farSlot();
    await hold(id);
    const past = (days: number) =>
      opened.database.query({
        text: `update slot set starts_at = now() - make_interval(days => $2), ends_at = now() - make_interval(days => $2)
                 + interval '1 hour', cut_off_at = now() - make_interval(days => $2) where id = $1`,
        values: [id, days],
      });
    await past(6);
    await make();
    expect(await row(id)).toBeDefined();
    await opened.database.query({ text: 'update slot set booked = 1 where id = $1', values: [id] });
    await past(30);
    await make();
    // The plan has this id too: only the booking tells that it is still the same row.
    expect(await row(id)).toMatchObject({ booked: 1 });
    await past(91);
    await make();
    expect(await opened.database.query({ text: `select from slot where ends_at < now() - interval '9 days'` })).toEqual(
      [],
    );
    expect(await opened.database.query({ text: 'select from slot_hold' })).toEqual([]);
  });
});

describe('SERV-06 a changed plan', () => {
  test('SERV-06 is followed by slots nobody has', async () => {
    await make();
    const id = await farSlot();
    await make(dearer(777, 3));
    expect(await row(id)).toMatchObject({ fee: 777, capacity: 3 });
  });

  test('SERV-06 leaves those alone that somebody holds or has booked, until they are free again', async () => {
    await make();
    const id = await farSlot();
    const before = await row(id);
    const cart = randomUUID();
    await hold(id, cart);
    await make(dearer(777, 0));
    expect(await row(id)).toEqual(before);
    await slots().book(opened.database, cart);
    await make(dearer(777, 0));
    expect(await row(id)).toEqual({ ...before, booked: 1 });
  });

  test('SERV-06 takes unused slots away and no longer offers used ones; back in the plan, they are offered again', async () => {
    await make();
    const id = await farSlot();
    const cart = randomUUID();
    await hold(id, cart);
    const none = { plans: { ...usual.service.plans, vans: [] } };
    await make(none, () => Date.now() + 60_000);
    const left = (await rows()).filter(({ id: one }) => one.startsWith('d-neubau'));
    expect(left.find((one) => one.id === id)).toMatchObject({ offered: false });
    expect(await slots().windowOf(opened.database, cart)).toMatchObject({ id, held: true });
    expect(
      (await slots().days(testPlace)).flatMap(({ windows }) => windows).find((one) => one.id === id),
    ).toBeUndefined();
    expect(await slots().find(id)).toBeUndefined();
    await make();
    expect(await row(id)).toMatchObject({ offered: true });
    await age(opened.database, cart, 61);
    await make(none);
    expect(await row(id)).toBeUndefined();
  });
});

describe('SERV-05 the demo', () => {
  test('SERV-05 takes places and lets vans stop, always the same ones, never more than there are', async () => {
    await demo();
    await make();
    const made = await rows();
    expect(made.filter(({ booked }) => booked > 0).length).toBeGreaterThan(made.length / 3);
    expect(made.every(({ booked, demo_booked, capacity }) => booked === demo_booked && booked <= capacity)).toBe(true);
    const stops = await opened.database.query({ text: 'select * from slot_stop' });
    expect(stops.length).toBeGreaterThan(4);
    await make();
    expect(await rows()).toEqual(made);
    expect(await opened.database.query({ text: 'select * from slot_stop' })).toEqual(stops);
  });

  test('SERV-06 leaves what people hold or have booked', async () => {
    await make();
    const id = await farSlot();
    const capacity = (await row(id))?.capacity ?? 0;
    const carts = Array.from({ length: capacity }, () => randomUUID());
    for (const cart of carts) expect(await hold(id, cart)).toHaveProperty('window');
    await slots().book(opened.database, carts[0] ?? '');
    await demo();
    await make();
    expect(await row(id)).toMatchObject({ booked: 1, demo_booked: 0 });
    for (const cart of carts.slice(2)) await slots().release(opened.database, cart);
    await make();
    const { booked = 0, demo_booked = 0 } = (await row(id)) ?? {};
    expect(booked).toBe(1 + demo_booked);
    expect(demo_booked).toBeGreaterThan(0);
    expect(booked + 1).toBeLessThanOrEqual(capacity);
  });

  test('SERV-05 is gone as soon as a retailer feeds the shop; a plan that changes meanwhile is followed', async () => {
    await demo();
    await make();
    await make(dearer(777));
    expect((await rows()).filter(({ fee }) => fee === 777).length).toBeGreaterThan(20);
    expect((await rows()).some(({ demo_booked }) => demo_booked > 0)).toBe(true);
    await markImported(opened.database);
    await make();
    expect((await rows()).every(({ booked, demo_booked }) => booked === 0 && demo_booked === 0)).toBe(true);
    expect(await opened.database.query({ text: 'select from slot_stop' })).toEqual([]);
  });
});
