import type { ServiceFile } from '@trolley/contract';
import { expect, test } from 'vitest';
import { openDemoSlots } from '../../../../demo/shop/src/slots/demoSlots.ts';
import { testNow } from '../../catalogue/testing.ts';
import type { Database, Statement } from '../../platform/database/database.ts';
import { testServiceFiles } from '../testing.ts';
import { localTime } from './localTime.ts';
import { makeSlots } from './makeSlots.ts';
import * as making from './makingQueries.ts';
import type { StoredSlot } from './slotChanges.ts';

const usual = testServiceFiles();
const loadDemoSlots = async () => openDemoSlots(usual);
const time = localTime('Europe/Vienna');
const names = new Map([
  [making.selectSlots(0).text, 'kept'],
  [making.insertSlots([]).text, 'insert'],
  [making.insertDemoStops([]).text, 'stops'],
  [making.lockSlots([]).text, 'lock'],
  [making.followPlan([]).text, 'follow'],
  [making.offerAgain([]).text, 'offer again'],
  [making.dropUnused([]).text, 'drop'],
  [making.withdrawUsed([]).text, 'withdraw'],
  [making.setDemoBookings(new Map()).text, 'book'],
  [making.clearDemoBookings().text, 'clear bookings'],
  [making.clearDemoStops().text, 'clear stops'],
  [making.sweepSlots().text, 'sweep'],
]);

/** A table of slots in memory that notes what is changed in it, by whom it is fed. */
function slotTable(source: 'demo' | 'import') {
  let kept = new Map<string, StoredSlot>();
  const done: string[] = [];
  const given = new Map<string, readonly unknown[]>();

  function insert([ids, , , starts, ends, cutOffs, capacities, fees]: readonly (readonly never[])[]) {
    const made = (ids ?? []).filter((id) => !kept.has(id));
    for (const [at, id] of (ids ?? []).entries()) {
      const [startsAt, endsAt, cutOffAt] = [starts, ends, cutOffs].map((dates) => Number(dates?.[at])) as never[];
      const slot = {
        id,
        startsAt,
        endsAt,
        cutOffAt,
        capacity: capacities?.[at],
        fee: fees?.[at],
      } as unknown as StoredSlot;
      if (!kept.has(id)) kept.set(id, { ...slot, offered: true, demoBooked: 0 });
    }
    return made.map((id) => ({ id }));
  }

  async function query<Row>({ text, values = [] }: Statement): Promise<readonly Row[]> {
    const name = names.get(text);
    if (name === undefined) return [{ source }] as Row[];
    if (name === 'kept') return [...kept.values()] as Row[];
    done.push(name);
    given.set(name, values);
    if (name === 'insert') return insert(values as never) as Row[];
    if (name === 'book') {
      const [ids, counts] = values as [string[], number[]];
      kept = new Map(
        [...kept].map(([id, slot]) => [id, { ...slot, demoBooked: counts[ids.indexOf(id)] ?? slot.demoBooked }]),
      );
    }
    return [];
  }

  const database = { query, transaction: (work) => work({ query }) } as Partial<Database> as Database;
  return {
    kept: () => [...kept.values()],
    forget: (id: string) => void kept.delete(id),
    given: (name: string) => given.get(name) ?? [],
    ids: (name: string) => (given.get(name)?.[0] ?? []) as readonly string[],
    async make(changes: Partial<ServiceFile> = {}, now = testNow) {
      done.length = 0;
      await makeSlots({ database, files: testServiceFiles(changes), time, loadDemoSlots, clock: () => now });
      return [...done];
    },
  };
}

const clearing = ['clear bookings', 'clear stops'];

test('slots are made once; what is there already is not touched again', async () => {
  const { make, kept, forget, ids } = slotTable('import');
  expect(await make()).toEqual(['sweep', 'insert', ...clearing]);
  expect(kept()).toHaveLength(6 * (usual.service.horizonDays + 1));
  expect(await make()).toEqual(['sweep', ...clearing]);
  const [first] = kept();
  forget(first?.id ?? '');
  expect(await make()).toEqual(['sweep', 'insert', ...clearing]);
  expect(ids('insert')).toEqual([first?.id]);
});

test('what the plan says differently, and what it no longer has, is locked first, then followed or taken out', async () => {
  const { make, kept, given, ids } = slotTable('import');
  await make();
  const steps = ['lock', 'follow', 'offer again', 'drop', 'withdraw'];
  const ahead = kept().filter(({ startsAt }) => startsAt > testNow);
  const vans = ahead.filter(({ id }) => id.startsWith('d-')).map(({ id }) => id);
  const counters = ahead.filter(({ id }) => id.startsWith('c-')).map(({ id }) => id);
  const { vans: plan = [], ...others } = usual.service.plans;
  const dearer = { plans: { ...others, vans: plan.map((window) => ({ ...window, fee: 1 })) } };
  expect(await make(dearer)).toEqual(['sweep', ...steps, ...clearing]);
  expect(new Set(ids('lock'))).toEqual(new Set(vans));
  expect(ids('offer again')).toHaveLength(vans.length);
  expect(await make({ distributionTypes: ['DELIVERY'] })).toEqual(['sweep', ...steps, ...clearing]);
  expect(new Set(ids('lock'))).toEqual(new Set(counters));
  expect(given('withdraw')).toEqual(given('drop'));
  expect(ids('drop')).toHaveLength(counters.length);
});

test('the demo’s vans stop in new delivery slots alone, and its bookings are set where they differ', async () => {
  const { make, kept, given, ids, forget } = slotTable('demo');
  expect(await make()).toEqual(['sweep', 'insert', 'stops', 'lock', 'book']);
  expect(ids('stops').every((id) => id.startsWith('d-'))).toBe(true);
  expect(ids('lock')).toEqual(ids('book'));
  expect(await make(), 'nothing differs').toEqual(['sweep']);
  const collected = kept().find(({ id, demoBooked }) => id.startsWith('c-') && demoBooked > 0);
  forget(collected?.id ?? '');
  expect(await make(), 'nobody brings what is collected').toEqual(['sweep', 'insert', 'lock', 'book']);
  expect(given('book')).toEqual([[collected?.id], [collected?.demoBooked]]);
});
