import { expect, test, vi } from 'vitest';
import { openClosing } from './closing.mjs';

test('what was started last ends first, once, and a failure keeps nothing else running', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  const before = process.listenerCount('SIGTERM');
  const { atEnd, close } = openClosing();
  const ended = [];
  atEnd(() => ended.push('database'));
  atEnd(() => Promise.reject(new Error('gone already')));
  atEnd(async () => ended.push('shop'));
  await close();
  await close();
  expect(ended).toEqual(['shop', 'database']);
  expect(told).toHaveBeenCalledWith('while closing: gone already');
  expect(process.listenerCount('SIGTERM')).toBe(before + 1);
  for (const signal of ['SIGINT', 'SIGTERM']) process.removeListener(signal, process.listeners(signal).at(-1));
  told.mockRestore();
});
