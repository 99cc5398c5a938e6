import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { galway, now, slotFixture } from '../testing/fixtures.ts';
import { fakeServiceDependencies, settle } from '../testing/renderService.tsx';
import { createEarliestSlot } from './earliestSlot.ts';
import { createWantedSlot } from './wantedSlot.ts';

const path = 'GET /api/capacity/window/earliest';

beforeEach(() => void vi.useFakeTimers({ now }));
afterEach(() => void vi.useRealTimers());

describe('SERV-05 the earliest slot', () => {
  test('SERV-05 is asked for once, again when it grew old, and for another place', async () => {
    const { dependencies, askedFor } = fakeServiceDependencies({ [path]: { window: slotFixture() } });
    const earliest = createEarliestSlot(dependencies.call);
    earliest.load(galway);
    earliest.load({ ...galway, streetNumber: '14' });
    await settle();
    expect(askedFor(path)).toHaveLength(1);
    expect(earliest.get()).toEqual(slotFixture());
    await settle(60_000);
    earliest.load(galway);
    await settle();
    expect(askedFor(path)).toHaveLength(2);
    earliest.load({ ...galway, deliveryAreaNumber: 'cork' });
    expect(earliest.get()).toBeUndefined();
    await settle();
    expect(askedFor(path)).toHaveLength(3);
  });

  test('SERV-05 an answer for the place one left is dropped', async () => {
    const answers: ((value: unknown) => void)[] = [];
    const { dependencies } = fakeServiceDependencies({ [path]: () => new Promise((resolve) => answers.push(resolve)) });
    const earliest = createEarliestSlot(dependencies.call);
    earliest.load(galway);
    earliest.load({ distributionType: 'CLICK_AND_COLLECT', storeId: 'cork' });
    await settle();
    answers[1]?.({ window: slotFixture({ day: 20 }) });
    await settle();
    answers[0]?.({ window: slotFixture({ day: 19 }) });
    await settle();
    expect(earliest.get()?.id).toBe('slot-20-16');
  });

  test('SERV-07 looks again when what was known is no longer true; a failure is no slot', async () => {
    let tries = 0;
    const { dependencies } = fakeServiceDependencies({
      [path]: () => (++tries === 1 ? { window: slotFixture() } : undefined),
    });
    const earliest = createEarliestSlot(dependencies.call);
    earliest.reload();
    expect(tries).toBe(0);
    earliest.load(galway);
    await settle();
    earliest.reload();
    await settle();
    expect([tries, earliest.get()]).toEqual([2, undefined]);
  });
});

describe('a slot noted for later', () => {
  test('is stored for the visit and forgotten on demand', () => {
    createWantedSlot(() => sessionStorage).set(slotFixture());
    const again = createWantedSlot(() => sessionStorage);
    expect(again.get()).toEqual(slotFixture());
    again.set(undefined);
    expect(createWantedSlot(() => sessionStorage).get()).toBeUndefined();
  });

  test('that makes no sense is none', () => {
    sessionStorage.setItem('wantedSlot', '{"id": 5}');
    expect(createWantedSlot(() => sessionStorage).get()).toBeUndefined();
    sessionStorage.setItem('wantedSlot', 'nonsense');
    expect(createWantedSlot(() => sessionStorage).get()).toBeUndefined();
  });
});
