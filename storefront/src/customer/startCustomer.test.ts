import { afterEach, expect, test, vi } from 'vitest';
import { customerState, firstCustomer } from './customerState.ts';
import { startCustomer } from './startCustomer.ts';

afterEach(() => customerState.set(firstCustomer));

function start(jar: string, { wanted = true, keep = vi.fn(async () => undefined) } = {}) {
  const later: (() => void)[] = [];
  startCustomer({ jar, wanted, keep, later: (work) => later.push(work) });
  return { keep, later };
}

test('NOTI-02 SESS-02 with the cookie it is asked at once who is here', () => {
  expect(customerState.get()).toEqual({ loadState: 'idle' });
  const { keep, later } = start('zone=1; loggedIn=1');
  expect(customerState.get()).toEqual({ loadState: 'pending' });
  expect(keep).toHaveBeenCalledOnce();
  expect(later).toEqual([]);
});

test('NOTI-02 SESS-02 without it nobody is here, and the rest can wait', () => {
  const { keep, later } = start('zone=1');
  expect(customerState.get()).toEqual({ loadState: 'success' });
  expect(keep).not.toHaveBeenCalled();
  later[0]?.();
  expect(keep).toHaveBeenCalledOnce();
});

test('SESS-04 a session that has just ended is told at once', () => {
  const { keep } = start('sessionExpired=1');
  expect(customerState.get()).toEqual({ loadState: 'success' });
  expect(keep).toHaveBeenCalledOnce();
});

test('SESS-02 a shop without customers asks nobody', () => {
  const { keep, later } = start('loggedIn=1', { wanted: false });
  expect([customerState.get(), keep.mock.calls, later]).toEqual([{ loadState: 'success' }, [], []]);
});

test('NOTI-02 SESS-02 a file that did not come is no end of the session', async () => {
  start('loggedIn=1', { keep: vi.fn(() => Promise.reject(new Error('gone'))) });
  await expect.poll(() => customerState.get()).toEqual({ loadState: 'error' });
});
