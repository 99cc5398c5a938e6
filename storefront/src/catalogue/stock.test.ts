import { expect, test, vi } from 'vitest';
import type { Call } from '../shell/api/call.ts';
import { createStock } from './stock.ts';
import { listingFixture, productFixture } from './testing/products.ts';

const answer = listingFixture({ results: [productFixture({ availability: 'unavailable' })] });

function stockAt(ask: () => Promise<unknown> = async () => answer) {
  const called = vi.fn(ask);
  const clock = { now: 0 };
  return { called, clock, stockOf: createStock(called as Call, () => clock.now) };
}

test('DISC-02 who comes back to a page soon is not made to wait for its stock again', async () => {
  const { called, clock, stockOf } = stockAt();
  expect((await stockOf('wien-1070', '100,200')).get('100')).toBe('unavailable');
  clock.now = 29_999;
  await stockOf('wien-1070', '100,200');
  expect(called).toHaveBeenCalledOnce();
  clock.now = 30_000;
  await stockOf('wien-1070', '100,200');
  expect(called).toHaveBeenCalledTimes(2);
});

test('another store and other products are asked for', async () => {
  const { called, stockOf } = stockAt();
  await Promise.all([stockOf('wien-1070', '100'), stockOf('graz', '100'), stockOf('graz', '100,200')]);
  expect(called).toHaveBeenCalledTimes(3);
});

test('a failure is asked again', async () => {
  const { called, stockOf } = stockAt(() => Promise.reject(new Error('away')));
  await expect(stockOf('graz', '100')).rejects.toThrow('away');
  await expect(stockOf('graz', '100')).rejects.toThrow('away');
  expect(called).toHaveBeenCalledTimes(2);
});
