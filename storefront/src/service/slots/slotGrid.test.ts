import { describe, expect, test } from 'vitest';
import { now, slotFixture } from '../testing/fixtures.ts';
import { feeOf, feesOf, firstDay, isFeeWaived, isOpen, slotOf, stateAt, whyShut } from './slotGrid.ts';

const shut = slotFixture({ hour: 9, cutOffAt: '2026-11-18T07:00:00.000Z' });
const full = slotFixture({ hour: 12, state: 'soldOut', fee: 90 });
const few = slotFixture({ hour: 14, state: 'few', fee: 290 });
const tomorrow = slotFixture({ day: 19 });
const today = { date: '2026-11-18', windows: [shut, full] };
const days = [today, { date: '2026-11-19', windows: [tomorrow] }];

describe('the slot grid', () => {
  test('a slot closes at its cut-off, whatever was true when it was asked for', () => {
    expect(stateAt(shut, now)).toBe('closed');
    const cutOff = Date.parse(few.cutOffAt);
    expect(stateAt(few, cutOff - 1)).toBe('few');
    expect(stateAt(few, cutOff)).toBe('closed');
    expect([shut, full, few].map((slot) => isOpen(slot, now))).toEqual([false, false, true]);
  });

  test('the fees of a day are those of slots one can have', () => {
    expect(feesOf(today, now)).toBeUndefined();
    const { fee } = tomorrow;
    expect(feesOf({ ...today, windows: [shut, full, few, tomorrow] }, now)).toEqual({ from: 290, to: fee });
  });

  test('a day past every cut-off is closed, not booked out', () => {
    expect(whyShut({ ...today, windows: [shut] }, now)).toBe('closed');
    expect(whyShut({ ...today, windows: [{ ...shut, state: 'soldOut' }] }, now)).toBe('closed');
    expect(whyShut(today, now)).toBe('full');
    expect(whyShut({ ...today, windows: [] }, now)).toBe('none');
  });

  test('begins at the slot at hand, else at the first day with an open one', () => {
    expect(firstDay(days, now)).toBe('2026-11-19');
    expect(firstDay(days, now, full.id)).toBe('2026-11-18');
    expect(firstDay([today], now)).toBe('2026-11-18');
    expect(firstDay([], now)).toBeUndefined();
    expect(slotOf(days, tomorrow.id)).toBe(tomorrow);
    expect(slotOf(days, undefined)).toBeUndefined();
  });

  test('the threshold waives the fee as soon as it is reached', () => {
    expect([isFeeWaived(5999, 6000), isFeeWaived(6000, 6000), isFeeWaived(9999, undefined)]).toEqual([
      false,
      true,
      false,
    ]);
    expect([feeOf(few, true), feeOf(few, false)]).toEqual([0, 290]);
  });
});
