import { randomUUID } from 'node:crypto';
import type { DistributionWindow } from '@trolley/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Queryable } from '../../platform/database/database.ts';
import { createTestDatabase, type TestDatabase } from '../../platform/database/testing.ts';
import type { HoldAsk, Slots } from '../service.ts';
import { age, insertSlot, testPlace, testServiceFiles } from '../testing.ts';
import { localTime } from './localTime.ts';
import { openSlots } from './openSlots.ts';
import { readWindow } from './readWindow.ts';
import { renewHold } from './renewHold.ts';

let opened: TestDatabase;
let database: Queryable;
let slots: Slots;
let statements = 0;

beforeAll(async () => {
  opened = await createTestDatabase();
  database = {
    query(statement) {
      statements += 1;
      return opened.database.query(statement);
    },
  };
  slots = openSlots({ database, file: testServiceFiles().service, time: localTime('Europe/Vienna') });
});
afterAll(() => opened.drop());

const minutesLeft = ({ heldUntil }: DistributionWindow) => (Date.parse(heldUntil) - Date.now()) / 60_000;
const hold = (slotId: string, cartId: string = randomUUID(), more: Partial<HoldAsk> = {}) =>
  slots.hold(database, { cartId, slotId, place: testPlace, ...more });

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

describe('SERV-06 a hold', () => {
  test('SERV-06 is one statement and keeps a place for the hold time', async () => {
    const slot = await insertSlot(database, { capacity: 1 });
    const cart = randomUUID();
    statements = 0;
    const window = await held(slot, cart);
    expect(statements).toBe(1);
    expect(window).toMatchObject({ id: slot, fee: 499, green: false, held: true });
    expect(minutesLeft(window)).toBeGreaterThan(59);
    expect(minutesLeft(window)).toBeLessThanOrEqual(60.1);
    expect(await hold(slot)).toEqual({ failure: '023' });
  });

  test('SERV-06 ends by its time alone, and the cart still shows what it had', async () => {
    const slot = await insertSlot(database, { capacity: 1 });
    const cart = randomUUID();
    await held(slot, cart);
    await age(database, cart, 61);
    expect(await slots.windowOf(database, cart)).toMatchObject({ id: slot, held: false });
    expect(await hold(slot)).toHaveProperty('window');
    expect(await hold(slot, cart)).toEqual({ failure: '023' });
  });

  test('SERV-06 of another slot lets go of the first', async () => {
    const [one, other] = [await insertSlot(database, { capacity: 1 }), await insertSlot(database, { capacity: 1 })];
    const cart = randomUUID();
    await held(one, cart);
    await held(other, cart);
    expect(await hold(one)).toHaveProperty('window');
    expect(await hold(other)).toEqual({ failure: '023' });
  });

  test('SERV-06 that is refused leaves the one before as it was', async () => {
    const [one, full] = [await insertSlot(database, { capacity: 1 }), await insertSlot(database, { capacity: 0 })];
    const cart = randomUUID();
    const before = await held(one, cart);
    expect(await hold(full, cart)).toEqual({ failure: '023' });
    expect(await slots.windowOf(database, cart)).toEqual(before);
  });

  test('SERV-06 can be given back', async () => {
    const slot = await insertSlot(database, { capacity: 1 });
    const cart = randomUUID();
    await held(slot, cart);
    await slots.release(database, cart);
    expect(await slots.windowOf(database, cart)).toBeUndefined();
    expect(await hold(slot)).toHaveProperty('window');
    await expect(slots.release(database, randomUUID())).resolves.toBeUndefined();
  });

  test('SERV-06 counts beside what is booked', async () => {
    const slot = await insertSlot(database, { capacity: 3, booked: 2 });
    expect(await hold(slot)).toHaveProperty('window');
    expect(await hold(slot)).toEqual({ failure: '023' });
  });

  test('SERV-06 is green where a van stops near by in the same slot', async () => {
    const slot = await insertSlot(database);
    await database.query({ text: 'insert into slot_stop values ($1, 48.2, 16.35)', values: [slot] });
    const near = { lat: 48.206, lng: 16.35 };
    expect(await hold(slot, undefined, { near })).toMatchObject({ window: { green: true } });
    const far = { lat: 48.21, lng: 16.35 };
    expect(await hold(slot, undefined, { near: far })).toMatchObject({ window: { green: false } });
  });
});

describe('CHK-09 a slot is refused', () => {
  test('CHK-09 140 when there is none', async () => {
    expect(await hold('no-such-slot')).toEqual({ failure: '140' });
    expect(await slots.check(testPlace, 'no-such-slot')).toBe('140');
  });

  test('CHK-09 022 when it is of another area, store or service', async () => {
    const slot = await insertSlot(database, { place: { kind: 'CLICK_AND_COLLECT', id: 'neubau' } });
    const elsewhere = await insertSlot(database, { place: { kind: 'DELIVERY', id: 'graz' } });
    for (const id of [slot, elsewhere]) {
      expect(await hold(id)).toEqual({ failure: '022' });
      expect(await slots.check(testPlace, id)).toBe('022');
    }
  });

  test('CHK-09 141 when it is too late for it', async () => {
    const slot = await insertSlot(database, { startsInMinutes: 59, cutOffMinutes: 60 });
    expect(await hold(slot)).toEqual({ failure: '141' });
    expect(await slots.check(testPlace, slot)).toBe('141');
  });

  test('CHK-09 023 when others have it; not to whoever holds it', async () => {
    const slot = await insertSlot(database, { capacity: 1 });
    const cart = randomUUID();
    expect(await slots.check(testPlace, slot)).toBeUndefined();
    await held(slot, cart);
    expect(await slots.check(testPlace, slot)).toBe('023');
    expect(await slots.check(testPlace, slot, cart)).toBeUndefined();
  });

  test('CHK-09 140 when the plan no longer has it; whoever holds it keeps it', async () => {
    const slot = await insertSlot(database);
    const cart = randomUUID();
    await held(slot, cart);
    await database.query({ text: 'update slot set offered = false where id = $1', values: [slot] });
    expect(await hold(slot)).toEqual({ failure: '140' });
    expect(await hold(slot, cart)).toHaveProperty('window');
  });
});

describe('SERV-06 a renewal', () => {
  test('SERV-06 happens only below half the time', async () => {
    const slot = await insertSlot(database);
    const cart = randomUUID();
    const before = await held(slot, cart);
    expect(await renew(cart)).toEqual(before);
    await age(database, cart, 29);
    expect(minutesLeft((await renew(cart)) ?? before)).toBeLessThan(32);
    await age(database, cart, 2);
    expect(minutesLeft((await renew(cart)) ?? before)).toBeGreaterThan(59);
  });

  test('SERV-06 never goes beyond the lifetime', async () => {
    const slot = await insertSlot(database);
    const cart = randomUUID();
    await held(slot, cart);
    let lived = 0;
    for (let round = 0; round < 6; round += 1) {
      await age(database, cart, 40);
      lived += 40;
      const window = await renew(cart);
      if (lived < 240) expect(window).toMatchObject({ held: true });
      if (window?.held) expect(minutesLeft(window)).toBeLessThanOrEqual(240 - lived + 0.1);
      else expect(lived).toBeGreaterThanOrEqual(240);
    }
  });

  test('SERV-06 does not bring back what has ended or was given back, nor makes one', async () => {
    const slot = await insertSlot(database);
    const [ended, released] = [randomUUID(), randomUUID()];
    await held(slot, ended);
    await age(database, ended, 61);
    expect(await renew(ended)).toMatchObject({ held: false });
    await held(slot, released);
    await slots.release(database, released);
    expect(await renew(released)).toBeUndefined();
    expect(await renew(randomUUID())).toBeUndefined();
  });

  test('SERV-06 waits for nobody: a slot that is being taken is renewed the next time', async () => {
    const slot = await insertSlot(database);
    const cart = randomUUID();
    const before = await held(slot, cart);
    await age(database, cart, 40);
    await opened.database.transaction(async (tx) => {
      await slots.hold(tx, { cartId: randomUUID(), slotId: slot, place: testPlace });
      expect(minutesLeft((await renew(cart)) ?? before)).toBeLessThan(21);
    });
    expect(minutesLeft((await renew(cart)) ?? before)).toBeGreaterThan(59);
  });
});

describe('SERV-06 the lifetime of a hold cannot be dodged', () => {
  test.each(['the same slot again', 'another slot and back', 'giving it back and taking it again'])(
    'SERV-06 by choosing %s',
    async (way) => {
      const [slot, other] = [await insertSlot(database), await insertSlot(database)];
      const cart = randomUUID();
      await held(slot, cart);
      for (const minutes of [50, 50, 50, 50]) {
        await age(database, cart, minutes);
        if (way.startsWith('another')) await held(other, cart);
        if (way.startsWith('giving')) await slots.release(database, cart);
        await held(slot, cart);
      }
      expect(minutesLeft(await held(slot, cart))).toBeLessThanOrEqual(40.1);
      await age(database, cart, 41);
      expect(await hold(slot, cart)).toEqual({ failure: '023' });
      expect(await slots.windowOf(database, cart)).toMatchObject({ held: false });
      expect(await hold(other, cart)).toHaveProperty('window');
    },
  );

  test('SERV-06 and begins anew after a pause', async () => {
    const slot = await insertSlot(database);
    const cart = randomUUID();
    await held(slot, cart);
    await age(database, cart, 61);
    expect(minutesLeft(await held(slot, cart))).toBeGreaterThan(59);
    await age(database, cart, 400);
    expect(minutesLeft(await held(slot, cart))).toBeGreaterThan(59);
  });
});

describe('SERV-06 booking', () => {
  const booked = async (slot: string) =>
    (await database.query<{ booked: number }>({ text: 'select booked from slot where id = $1', values: [slot] }))[0]
      ?.booked;

  test('SERV-06 makes a hold a booking, once', async () => {
    const slot = await insertSlot(database, { capacity: 1 });
    const cart = randomUUID();
    await held(slot, cart);
    const answers = await Promise.all([1, 2, 3].map(() => slots.book(database, cart, { lat: 48.2, lng: 16.35 })));
    expect(answers.filter((answer) => answer === undefined)).toHaveLength(1);
    expect(answers.filter((answer) => answer?.failure === '008')).toHaveLength(2);
    expect(await booked(slot)).toBe(1);
    expect(await hold(slot)).toEqual({ failure: '023' });
    const stops = await database.query({ text: 'select from slot_stop where slot_id = $1', values: [slot] });
    expect(stops).toHaveLength(1);
  });

  test('SERV-06 of a hold that has ended takes what is left, and nothing of others', async () => {
    const slot = await insertSlot(database, { capacity: 1 });
    const [late, later] = [randomUUID(), randomUUID()];
    await held(slot, late);
    await age(database, late, 61);
    await held(slot, later);
    expect(await slots.book(database, late)).toEqual({ failure: '023' });
    await age(database, later, 61);
    expect(await slots.book(database, late)).toBeUndefined();
    expect(await slots.book(database, later)).toEqual({ failure: '023' });
    expect(await slots.book(database, randomUUID())).toEqual({ failure: '008' });
  });

  test('SERV-06 by hand never takes what is held', async () => {
    const slot = await insertSlot(database, { capacity: 2, booked: 1 });
    await held(slot, randomUUID());
    const change = (set: string) => database.query({ text: `update slot set ${set} where id = $1`, values: [slot] });
    await expect(change('booked = 2')).rejects.toThrow(/promised to others/);
    await expect(change('capacity = 1')).rejects.toThrow(/promised to others/);
    await expect(change('booked = 3')).rejects.toThrow(/promised to others|slot_capacity/);
    await change('booked = 0');
  });
});

describe('SERV-06 at a merge', () => {
  test('SERV-06 the slot goes to the cart that stays', async () => {
    const slot = await insertSlot(database, { capacity: 1 });
    const [guest, customer] = [randomUUID(), randomUUID()];
    const window = await held(slot, guest);
    await slots.passOn(database, guest, customer);
    expect(await slots.windowOf(database, customer)).toEqual(window);
    expect(await slots.windowOf(database, guest)).toBeUndefined();
    expect(await hold(slot)).toEqual({ failure: '023' });
  });

  test('SERV-06 unless that has one, which it keeps', async () => {
    const slot = await insertSlot(database, { capacity: 2 });
    const [guest, customer] = [randomUUID(), randomUUID()];
    await held(slot, guest);
    const window = await held(slot, customer);
    await slots.passOn(database, guest, customer);
    expect(await slots.windowOf(database, customer)).toEqual(window);
    expect(await hold(slot)).toHaveProperty('window');
  });
});
