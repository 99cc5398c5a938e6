import { expect, test } from 'vitest';
import { attemptOf, lineOf, storedOf } from '../testing/sketches.ts';
import { arrange } from './currentOrders.ts';

const now = Date.parse('2026-11-17T12:00:00Z');
const windowAt = (endsAt: string) => ({ id: 's', startsAt: endsAt, endsAt, cutOffAt: '2026-11-17T10:00:00.000Z' });
const tomorrow = attemptOf({ more: { window: windowAt('2026-11-18T18:00:00.000Z') } });
const yesterday = attemptOf({ more: { window: windowAt('2026-11-16T18:00:00.000Z') } });

test('WEEK-02 what was added to an order is counted with it, and is no order of its own here', () => {
  const order = storedOf({ orderNumber: '1', status: 'PICKING' }, tomorrow);
  const added = attemptOf({ lines: [lineOf({ quantity: 3 })], more: { mode: 'ADDON', window: tomorrow.window } });
  const addition = storedOf({ orderNumber: '2', parentOrderNumber: '1' }, added);
  const { underWay, last } = arrange([order, addition], now);
  expect(last).toBeUndefined();
  expect(underWay).toHaveLength(1);
  const lines = tomorrow.lineItemCount + added.lineItemCount;
  const total = tomorrow.priceInfo.total + added.priceInfo.total;
  expect(underWay[0]).toMatchObject({ orderNumber: '1', status: 'PICKING', lineItemCount: lines, total });
});

test('WEEK-02 finished and cancelled orders are not under way, nor is one whose window was yesterday', () => {
  const order = (orderNumber: string, status: 'COMPLETED' | 'PLACED', day: number, attempt = tomorrow) =>
    storedOf({ orderNumber, status, placedAt: new Date(now - day * 86_400_000) }, attempt);
  const { underWay, last } = arrange(
    [order('1', 'COMPLETED', 3), order('2', 'PLACED', 2, yesterday), order('3', 'COMPLETED', 9)],
    now,
  );
  expect(underWay).toEqual([]);
  expect(last?.orderNumber).toBe('2');
  expect(arrange([], now)).toEqual({ underWay: [] });
});
