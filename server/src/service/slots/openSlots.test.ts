import type { Position } from '@trolley/contract';
import { expect, test } from 'vitest';
import type { Queryable, Statement } from '../../platform/database/database.ts';
import { testPlace, testServiceFiles } from '../testing.ts';
import { localTime } from './localTime.ts';
import { openSlots } from './openSlots.ts';

const near: Position = { lat: 48.2, lng: 16.35 };
const now = Date.parse('2026-11-16T23:30:00Z');
const row = {
  ...{
    id: 's1',
    kind: 'DELIVERY',
    place: 'neubau',
    startsAt: 3_600_000,
    endsAt: 7_200_000,
    cutOffAt: 60_000,
    fee: 499,
  },
  ...{ capacity: 10, left: 5, closed: false, green: true },
};

/** Slots on a database that answers each statement, by its name, with given rows. */
function slotsWith(answers: Record<string, readonly unknown[]>) {
  const asked: Statement[] = [];
  const database: Queryable = {
    async query<Row>(statement: Statement) {
      asked.push(statement);
      return (answers[statement.name ?? ''] ?? []) as Row[];
    },
  };
  const time = localTime('Europe/Vienna');
  const slots = openSlots({ database, file: testServiceFiles().service, time, clock: () => now });
  return { slots, database, values: () => asked.map(({ values }) => values) };
}

test('the grid goes from today, by the clock of the tenant, to the horizon; what lies outside is left out', async () => {
  const today = { ...row, startsAt: Date.parse('2026-11-17T08:00:00Z') };
  const outside = { ...row, id: 's2', startsAt: Date.parse('2026-11-24T08:00:00Z') };
  const { slots, values } = slotsWith({ slots: [today, outside] });
  const days = await slots.days(testPlace, near, 'c1');
  expect(days).toHaveLength(7);
  expect(days[0]).toMatchObject({ date: '2026-11-17', windows: [{ id: 's1', state: 'free', green: true }] });
  expect(days.flatMap(({ windows }) => windows)).toHaveLength(1);
  const span = [new Date('2026-11-16T23:00:00Z'), new Date('2026-11-23T23:00:00Z')];
  expect(values()).toEqual([['DELIVERY', 'neubau', 'c1', 48.2, 16.35, 1000, ...span]]);
});

test('the earliest slot is shown, or none; it is asked for as the grid is', async () => {
  const { slots, values } = slotsWith({ 'earliest-slot': [row] });
  expect(await slots.earliest(testPlace, near, 'c1')).toMatchObject({ id: 's1', startsAt: '1970-01-01T01:00:00.000Z' });
  expect(values()).toEqual([['DELIVERY', 'neubau', 'c1', 48.2, 16.35, 1000]]);
  expect(await slotsWith({}).slots.earliest(testPlace)).toBeUndefined();
});

test('a slot is found with its place and times, or not at all', async () => {
  expect(await slotsWith({ slot: [row] }).slots.find('s1')).toEqual({
    id: 's1',
    place: testPlace,
    startsAt: '1970-01-01T01:00:00.000Z',
    endsAt: '1970-01-01T02:00:00.000Z',
    cutOffAt: '1970-01-01T00:01:00.000Z',
    fee: 499,
  });
  expect(await slotsWith({}).slots.find('s1')).toBeUndefined();
});

test.each([
  ['nothing', {}, undefined],
  ['nothing, with the last place left', { left: 1 }, undefined],
  ['that it is full', { left: 0 }, '023'],
  ['that it is too late, also where it is full', { closed: true, left: 0 }, '141'],
  ['that it is another area’s, also where it is too late', { place: 'graz', closed: true }, '022'],
  ['that it is another service’s', { kind: 'CLICK_AND_COLLECT' }, '022'],
] as const)('against choosing a slot speaks %s', async (_, changes, code) => {
  const { slots, values } = slotsWith({ slot: [{ ...row, ...changes }] });
  expect(await slots.check(testPlace, 's1', 'c1')).toBe(code);
  expect(values(), 'the cart’s own hold does not count').toEqual([['s1', 'c1']]);
});

test('a slot that nobody knows cannot be chosen', async () => {
  expect(await slotsWith({}).slots.check(testPlace, 's1')).toBe('140');
});

test('a hold is asked for with the tenant’s terms; the database answers with the window, or why not', async () => {
  const ask = { cartId: 'c1', slotId: 's1', place: testPlace, near };
  const { slots, database, values } = slotsWith({ 'hold-slot': [{ outcome: { ...row, heldUntil: 0, held: true } }] });
  expect(await slots.hold(database, ask)).toMatchObject({
    window: { id: 's1', held: true, heldUntil: '1970-01-01T00:00:00.000Z' },
  });
  expect(values()).toEqual([['c1', 's1', 'DELIVERY', 'neubau', 48.2, 16.35, 1000, 60, 240]]);
  const full = slotsWith({ 'hold-slot': [{ outcome: { failure: '023' } }] });
  expect(await full.slots.hold(full.database, ask)).toEqual({ failure: '023' });
  const silent = slotsWith({});
  await expect(silent.slots.hold(silent.database, ask)).rejects.toThrow('gave no answer');
});

test('the window of a cart is told, also that it has none', async () => {
  const held = slotsWith({ 'slot-window': [{ window: { ...row, heldUntil: 0, held: false } }] });
  expect(await held.slots.windowOf(held.database, 'c1')).toMatchObject({ id: 's1', held: false });
  for (const rows of [[{ window: null }], []]) {
    const none = slotsWith({ 'slot-window': rows });
    expect(await none.slots.windowOf(none.database, 'c1')).toBeUndefined();
  }
});

test('releasing, passing on, booking and giving back name whom they mean, and where a van stops', async () => {
  const { slots, database, values } = slotsWith({ 'book-slot': [{ failure: null }] });
  await slots.release(database, 'c1');
  await slots.passOn(database, 'c1', 'c2');
  expect(await slots.book(database, 'c2', near)).toBeUndefined();
  await slots.unbook(database, 's1', near);
  expect(values()).toEqual([['c1'], ['c1', 'c2'], ['c2', 48.2, 16.35], ['s1', 48.2, 16.35]]);
  const gone = slotsWith({ 'book-slot': [{ failure: '023' }] });
  expect(await gone.slots.book(gone.database, 'c2')).toEqual({ failure: '023' });
  await gone.slots.unbook(gone.database, 's1');
  expect(gone.values(), 'without a position').toEqual([
    ['c2', undefined, undefined],
    ['s1', undefined, undefined],
  ]);
});
