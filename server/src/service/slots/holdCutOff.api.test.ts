import { randomUUID } from 'node:crypto';
import type { DistributionWindow } from '@trolley/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Queryable } from '../../platform/database/database.ts';
import { createTestDatabase, type TestDatabase } from '../../platform/database/testing.ts';
import type { Slots } from '../service.ts';
import { age, insertSlot, testPlace, testServiceFiles } from '../testing.ts';
import { localTime } from './localTime.ts';
import { openSlots } from './openSlots.ts';
import { readWindow } from './readWindow.ts';
import { renewHold } from './renewHold.ts';

let opened: TestDatabase;
let database: Queryable;
let slots: Slots;

beforeAll(async () => {
  opened = await createTestDatabase();
  database = opened.database;
  slots = openSlots({ database, file: testServiceFiles().service, time: localTime('Europe/Vienna') });
});
afterAll(() => opened.drop());

const minutesLeft = ({ heldUntil }: DistributionWindow) => (Date.parse(heldUntil) - Date.now()) / 60_000;
const hold = (slotId: string, cartId: string) => slots.hold(database, { cartId, slotId, place: testPlace });

async function held(slotId: string, cartId: string): Promise<DistributionWindow> {
  const outcome = await hold(slotId, cartId);
  if ('failure' in outcome) throw new Error(`refused with ${outcome.failure}`);
  return outcome.window;
}

async function renew(cartId: string): Promise<DistributionWindow | undefined> {
  const [row] = await database.query<{ window: Parameters<typeof readWindow>[0] }>({
    text: `select ${renewHold('$1', '60', '240')} "window"`,
    values: [cartId],
  });
  return readWindow(row?.window);
}

describe('WEEK-11 a hold never outlives the cut-off of its slot', () => {
  const cutOffIn = (minutes: number) => insertSlot(database, { startsInMinutes: 120 + minutes, cutOffMinutes: 120 });
  const moveCutOff = (slot: string, minutes: number) =>
    database.query({
      text: `update slot set cut_off_at = date_trunc('milliseconds', now()) + make_interval(secs => $2) where id = $1`,
      values: [slot, minutes * 60],
    });
  const extend = async (cart: string, minutes: number) => {
    const [row] = await database.query<{ refusal: string | null }>({
      text: 'select extend_hold($1, clock_timestamp() + make_interval(mins => $2)) refusal',
      values: [cart, minutes],
    });
    return row?.refusal;
  };
  const restore = (cart: string) => database.query({ text: 'select restore_hold($1, 60, 240)', values: [cart] });

  test('WEEK-11 chosen shortly before it, it ends with it', async () => {
    const window = await held(await cutOffIn(5), randomUUID());
    expect(window).toMatchObject({ held: true, heldUntil: window.cutOffAt });
  });

  test('WEEK-11 chosen again, or renewed by activity, it gains nothing', async () => {
    const slot = await cutOffIn(5);
    const cart = randomUUID();
    const { cutOffAt } = await held(slot, cart);
    expect(await held(slot, cart)).toMatchObject({ heldUntil: cutOffAt });
    expect(await renew(cart)).toMatchObject({ heldUntil: cutOffAt });
    await database.query({
      text: `update slot_hold set held_until = now() + interval '9 hours' where cart_id = $1`,
      values: [cart],
    });
    expect(await slots.windowOf(database, cart)).toMatchObject({ heldUntil: cutOffAt });
  });

  test('WEEK-11 renewed by activity it grows up to the cut-off and then takes no lock any more', async () => {
    const slot = await cutOffIn(70);
    const cart = randomUUID();
    const { cutOffAt } = await held(slot, cart);
    await age(database, cart, 31);
    await moveCutOff(slot, 40);
    const grown = await renew(cart);
    expect(minutesLeft(grown ?? (await held(slot, cart)))).toBeGreaterThan(39);
    expect(grown?.heldUntil).toBe(grown?.cutOffAt);
    expect(grown?.cutOffAt).not.toBe(cutOffAt);
    await moveCutOff(slot, 20);
    await opened.database.transaction(async (tx) => {
      const xid = async () =>
        (await tx.query<{ id: string | null }>({ text: 'select pg_current_xact_id_if_assigned()::text id' }))[0]?.id;
      await tx.query({ text: `select ${renewHold('$1', '60', '240')}`, values: [cart] });
      expect(await xid()).toBeNull();
    });
  });

  test('WEEK-11 a hold at a merge keeps its end', async () => {
    const slot = await cutOffIn(5);
    const [guest, customer] = [randomUUID(), randomUUID()];
    const { cutOffAt } = await held(slot, guest);
    await slots.passOn(database, guest, customer);
    expect(await slots.windowOf(database, customer)).toMatchObject({ held: true, heldUntil: cutOffAt });
  });

  test('WEEK-11 a cut-off that is brought forward takes the holds with it, and gives the place to nobody', async () => {
    const slot = await cutOffIn(300);
    const cart = randomUUID();
    await held(slot, cart);
    await moveCutOff(slot, 10);
    expect(minutesLeft((await slots.windowOf(database, cart)) ?? (await held(slot, cart)))).toBeLessThanOrEqual(10);
    await moveCutOff(slot, -1);
    expect(await slots.windowOf(database, cart)).toMatchObject({ held: false });
    expect(await hold(slot, cart)).toEqual({ failure: '141' });
  });

  test('WEEK-11 a payment that begins in time keeps the place past it', async () => {
    const slot = await cutOffIn(5);
    const cart = randomUUID();
    await held(slot, cart);
    expect(await extend(cart, 30)).toBeNull();
    await moveCutOff(slot, -1);
    const window = await slots.windowOf(database, cart);
    expect(window).toMatchObject({ held: true });
    expect(window && minutesLeft(window)).toBeGreaterThan(29);
    expect(await slots.book(database, cart)).toBeUndefined();
  });

  test('WEEK-11 a payment that comes to nothing after it leaves no hold, before it one until then', async () => {
    const slot = await cutOffIn(5);
    const [early, late] = [randomUUID(), randomUUID()];
    for (const cart of [early, late]) {
      await held(slot, cart);
      await extend(cart, 30);
    }
    await restore(early);
    const back = await slots.windowOf(database, early);
    expect(back).toMatchObject({ held: true, heldUntil: back?.cutOffAt });
    await moveCutOff(slot, -1);
    await restore(late);
    expect(await slots.windowOf(database, late)).toMatchObject({ held: false });
  });

  test('WEEK-11 no payment begins after it', async () => {
    const slot = await cutOffIn(5);
    const cart = randomUUID();
    await held(slot, cart);
    await moveCutOff(slot, -1);
    expect(await extend(cart, 30)).toBe('141');
    expect(await slots.windowOf(database, cart)).toMatchObject({ held: false });
  });
});
