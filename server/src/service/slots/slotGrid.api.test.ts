import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../platform/database/testing.ts';
import { insertSlot, type SlotSketch, testPlace, testServiceFiles } from '../testing.ts';
import { dateOfDay } from './holidays.ts';
import { localTime } from './localTime.ts';
import { openSlots } from './openSlots.ts';

let opened: TestDatabase;
let statements = 0;
beforeAll(async () => {
  opened = await createTestDatabase();
});
afterEach(() => opened.database.query({ text: 'truncate slot, slot_hold, slot_stop' }));
afterAll(() => opened.drop());

const time = localTime('Europe/Vienna');
const slots = () => {
  const query: TestDatabase['database']['query'] = (statement) => {
    statements += 1;
    return opened.database.query(statement);
  };
  return openSlots({ database: { query }, file: testServiceFiles().service, time });
};
const add = (sketch: SlotSketch) => insertSlot(opened.database, sketch);
const day = 1440;

test('SERV-05 the grid has each day of the horizon and the state of each slot, in one statement', async () => {
  const free = await add({ startsInMinutes: 2 * day });
  const few = await add({ startsInMinutes: 2 * day + 1, capacity: 10, booked: 8 });
  const soldOut = await add({ startsInMinutes: 2 * day + 2, capacity: 3, booked: 3 });
  const closed = await add({ startsInMinutes: 2 * day + 3, cutOffMinutes: 3 * day });
  await add({ startsInMinutes: 2 * day, place: { kind: 'DELIVERY', id: 'graz' } });
  await add({ startsInMinutes: 40 * day });
  statements = 0;
  const days = await slots().days(testPlace);
  expect(statements).toBe(1);
  const today = time.dayAt(Date.now());
  expect(days.map(({ date }) => date)).toEqual(Array.from({ length: 7 }, (_, at) => dateOfDay(today + at)));
  const windows = days.flatMap((one) => one.windows);
  expect(windows.map(({ id, state }) => [id, state])).toEqual([
    [free, 'free'],
    [few, 'few'],
    [soldOut, 'soldOut'],
    [closed, 'closed'],
  ]);
  expect(windows.every(({ green }) => !green)).toBe(true);
});

test('SERV-06 holds count in the grid, one’s own do not', async () => {
  const id = await add({ capacity: 1 });
  const cartId = randomUUID();
  await slots().hold(opened.database, { cartId, slotId: id, place: testPlace });
  const state = async (cart?: string) =>
    (await slots().days(testPlace, undefined, cart)).flatMap(({ windows }) => windows)[0]?.state;
  expect(await state()).toBe('soldOut');
  expect(await state(randomUUID())).toBe('soldOut');
  expect(await state(cartId)).toBe('few');
  expect(await slots().earliest(testPlace)).toBeUndefined();
  expect(await slots().earliest(testPlace, undefined, cartId)).toMatchObject({ id });
});

test('SERV-05 a slot is green where a van stops near by in it', async () => {
  const id = await add({});
  await opened.database.query({ text: 'insert into slot_stop values ($1, 48.2, 16.35)', values: [id] });
  const green = async (lat: number) =>
    (await slots().days(testPlace, { lat, lng: 16.35 })).flatMap(({ windows }) => windows)[0]?.green;
  expect(await green(48.208)).toBe(true);
  expect(await green(48.21)).toBe(false);
  expect(await slots().earliest(testPlace, { lat: 48.2, lng: 16.35 })).toMatchObject({ id, green: true });
});

test('SERV-05 the earliest slot is the first that can be had, in one statement', async () => {
  await add({ startsInMinutes: day, capacity: 1, booked: 1 });
  await add({ startsInMinutes: day + 1, cutOffMinutes: 2 * day });
  const later = await add({ startsInMinutes: day + 3 });
  await add({ startsInMinutes: day + 4 });
  statements = 0;
  expect(await slots().earliest(testPlace)).toMatchObject({ id: later, state: 'free' });
  expect(statements).toBe(1);
  expect(await slots().earliest({ kind: 'CLICK_AND_COLLECT', id: 'west' })).toBeUndefined();
});

test('SERV-05 a slot is found with its place', async () => {
  const id = await add({ fee: 199 });
  expect(await slots().find(id)).toMatchObject({ id, place: testPlace, fee: 199 });
  expect(await slots().find('nowhere')).toBeUndefined();
});
