import { readFeedState } from '../../catalogue/storage/feedState.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import type { ServiceFiles } from '../files/serviceFiles.ts';
import type { SlotPlace } from '../service.ts';
import type { DemoSlots } from './demoSlots.ts';
import { holidaysOf } from './holidays.ts';
import type { LocalTime } from './localTime.ts';
import {
  clearDemoBookings,
  clearDemoStops,
  dropUnused,
  followPlan,
  insertDemoStops,
  insertSlots,
  lockSlots,
  offerAgain,
  selectSlots,
  setDemoBookings,
  sweepSlots,
  withdrawUsed,
} from './makingQueries.ts';
import { type StoredSlot, slotChanges } from './slotChanges.ts';
import { type PlannedSlot, slotsOf } from './slotsOf.ts';

export interface Making {
  readonly database: Database;
  readonly files: Pick<ServiceFiles, 'service' | 'areas' | 'stores'>;
  readonly time: LocalTime;
  /** Asked for only while the demo feeds the shop. */
  readonly loadDemoSlots: () => Promise<DemoSlots | undefined>;
  readonly clock: () => number;
}

/** Brings the slots in line with the plans, from today to the horizon and one day beyond. Repeating it changes nothing. */
export async function makeSlots({ database, files, time, loadDemoSlots, clock }: Making): Promise<void> {
  const today = time.dayAt(clock());
  const planned = plannedSlots(files, time, today);
  const from = time.momentOf(today, 0);
  const stored = await database.query<StoredSlot>(selectSlots(from));
  const { missing, different, surplus } = slotChanges(stored, planned, clock());
  const isDemo = (await readFeedState(database))?.source === 'demo';
  const demo = isDemo ? await loadDemoSlots() : undefined;
  await database.query(sweepSlots());
  if (missing.length > 0) {
    await database.transaction(async (tx) => {
      const made = await tx.query<{ readonly id: string }>(insertSlots(missing));
      if (demo) await addStops(tx, missing, new Set(made.map(({ id }) => id)), demo);
    });
  }
  if (different.length > 0 || surplus.length > 0) {
    await database.transaction(async (tx) => {
      const followers = different.map(({ id }) => id);
      await tx.query(lockSlots([...followers, ...surplus]));
      await tx.query(followPlan(different));
      await tx.query(offerAgain(followers));
      await tx.query(dropUnused(surplus));
      await tx.query(withdrawUsed(surplus));
    });
  }
  const { horizonDays } = files.service;
  await (demo ? enliven(database, planned, demo, { today, from, horizonDays }) : clearDemo(database));
}

function plannedSlots({ service, areas, stores }: Making['files'], time: LocalTime, today: number): PlannedSlot[] {
  const { plans, holidays, horizonDays, distributionTypes } = service;
  const calendar = { time, isHoliday: holidaysOf(holidays) };
  const span = { from: today, until: today + horizonDays + 1 };
  const places: { readonly place: SlotPlace; readonly plan: string }[] = [
    ...areas.map(({ number, plan }) => ({ place: { kind: 'DELIVERY' as const, id: number }, plan })),
    ...stores.flatMap(({ id, collect }) =>
      collect ? [{ place: { kind: 'CLICK_AND_COLLECT' as const, id }, plan: collect }] : [],
    ),
  ];
  return places
    .filter(({ place }) => distributionTypes.includes(place.kind))
    .flatMap(({ place, plan }) => slotsOf(plans[plan] ?? [], place, span, calendar));
}

async function addStops(
  tx: Queryable,
  slots: readonly PlannedSlot[],
  made: ReadonlySet<string>,
  demo: DemoSlots,
): Promise<void> {
  const stops = slots
    .filter(({ id }) => made.has(id))
    .flatMap((slot) => demo.stops(slot).map((at) => ({ slot: slot.id, at })));
  if (stops.length > 0) await tx.query(insertDemoStops(stops));
}

/** Only while the demo feeds the shop: a grid without a single booking would look like a shop without customers. */
async function enliven(
  database: Database,
  planned: readonly PlannedSlot[],
  demo: DemoSlots,
  { today, from, horizonDays }: { readonly today: number; readonly from: number; readonly horizonDays: number },
): Promise<void> {
  const stored = await database.query<StoredSlot>(selectSlots(from));
  const taken = new Map(stored.map(({ id, demoBooked }) => [id, demoBooked]));
  const wanted = new Map(planned.map((slot) => [slot.id, demo.bookings(slot, today, horizonDays)]));
  for (const [id, count] of wanted) if (taken.get(id) === count) wanted.delete(id);
  if (wanted.size === 0) return;
  await database.transaction(async (tx) => {
    await tx.query(lockSlots([...wanted.keys()]));
    await tx.query(setDemoBookings(wanted));
  });
}

async function clearDemo(database: Database): Promise<void> {
  await database.query(clearDemoBookings());
  await database.query(clearDemoStops());
}
