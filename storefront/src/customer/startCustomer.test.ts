import { afterEach, expect, test, vi } from 'vitest';
import { customerState, initialCustomer } from '../shell/session/customerState.ts';
import { startCustomer } from './startCustomer.ts';

afterEach(() => customerState.set(initialCustomer));

function start(jar: string, { wanted = true, sync = vi.fn(async () => undefined) } = {}) {
  const later: (() => void)[] = [];
  startCustomer({ jar, wanted, sync, later: (work) => later.push(work) });
  return { sync, later };
}

test('NOTI-02 SESS-02 with the cookie it is asked at once who is here', () => {
  expect(customerState.get()).toEqual({ loadState: 'idle' });
  const { sync, later } = start('zone=1; loggedIn=1');
  expect(customerState.get()).toEqual({ loadState: 'pending' });
  expect(sync).toHaveBeenCalledOnce();
  expect(later).toEqual([]);
});

test('NOTI-02 SESS-02 without it the shopper is a guest, and the rest can wait', () => {
  const { sync, later } = start('zone=1');
  expect(customerState.get()).toEqual({ loadState: 'success' });
  expect(sync).not.toHaveBeenCalled();
  later[0]?.();
  expect(sync).toHaveBeenCalledOnce();
});

test('SESS-04 a session that has just ended is told at once', () => {
  const { sync } = start('sessionExpired=1');
  expect(customerState.get()).toEqual({ loadState: 'success' });
  expect(sync).toHaveBeenCalledOnce();
});

test('SESS-02 a shop without customers loads nothing', () => {
  const { sync, later } = start('loggedIn=1', { wanted: false });
  expect([customerState.get(), sync.mock.calls, later]).toEqual([{ loadState: 'success' }, [], []]);
});

test('NOTI-02 SESS-02 a file that did not come is no end of the session', async () => {
  start('loggedIn=1', { sync: vi.fn(() => Promise.reject(new Error('gone'))) });
  await expect.poll(() => customerState.get()).toEqual({ loadState: 'error' });
});
