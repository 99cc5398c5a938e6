import { expect, test } from 'vitest';
import { testPlace } from '../testing.ts';
import { type StoredSlot, slotChanges } from './slotChanges.ts';
import type { PlannedSlot } from './slotsOf.ts';

const planned = (id: string, changes: Partial<PlannedSlot> = {}): PlannedSlot => ({
  id,
  place: testPlace,
  day: 1,
  startsAt: 1000,
  endsAt: 2000,
  cutOffAt: 900,
  capacity: 5,
  fee: 100,
  ...changes,
});
const kept = (id: string, changes: Partial<StoredSlot> = {}): StoredSlot => ({
  id,
  startsAt: 1000,
  endsAt: 2000,
  cutOffAt: 900,
  capacity: 5,
  fee: 100,
  offered: true,
  demoBooked: 0,
  ...changes,
});
const ids = (slots: readonly { readonly id: string }[]) => slots.map(({ id }) => id);

test('SERV-05 slots that are as planned need nothing', () => {
  const changes = slotChanges([kept('a', { demoBooked: 3 })], [planned('a')], 0);
  expect(changes).toEqual({ missing: [], different: [], surplus: [] });
});

test('SERV-05 what is new, different or gone is told', () => {
  const changes = slotChanges(
    [kept('fee', { fee: 1 }), kept('back', { offered: false }), kept('gone'), kept('hidden', { offered: false })],
    [planned('new'), planned('fee'), planned('back')],
    0,
  );
  expect(ids(changes.missing)).toEqual(['new']);
  expect(ids(changes.different)).toEqual(['fee', 'back']);
  expect(changes.surplus).toEqual(['gone']);
});

test('SERV-05 what has begun is left alone', () => {
  const changes = slotChanges([kept('fee', { fee: 1 }), kept('gone')], [planned('fee')], 1000);
  expect(changes).toEqual({ missing: [], different: [], surplus: [] });
});

test.each(['startsAt', 'endsAt', 'cutOffAt', 'capacity', 'fee'] as const)(
  'SERV-05 a slot follows its plan where %s differs',
  (field) => {
    const changes = slotChanges([kept('a', { [field]: 5000 })], [planned('a')], 0);
    expect([ids(changes.missing), ids(changes.different), changes.surplus]).toEqual([[], ['a'], []]);
  },
);
