import { expect, test, vi } from 'vitest';
import { memoizeAsync } from './memoizeAsync.ts';

test('what is remembered is asked for once, also by two at the same time', async () => {
  const ask = vi.fn(async () => 'milk');
  const milk = memoizeAsync(ask);
  expect(await Promise.all([milk(), milk()])).toEqual(['milk', 'milk']);
  expect(await milk()).toBe('milk');
  expect(ask).toHaveBeenCalledOnce();
});

test('a failure is not remembered', async () => {
  const ask = vi.fn(async () => 'milk').mockRejectedValueOnce(new Error('away'));
  const milk = memoizeAsync(ask);
  await expect(milk()).rejects.toThrow('away');
  expect(await milk()).toBe('milk');
});
