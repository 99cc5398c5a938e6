import { expect, test, vi } from 'vitest';
import { startSession } from './session.ts';

test('without the cookie the customer counts as loaded and not logged in, and nothing is fetched', async () => {
  const fetchCustomer = vi.fn();
  const session = startSession('zone=1', fetchCustomer);
  expect(session.get()).toEqual({ loadState: 'success', loggedIn: false });
  expect(await session.known()).toEqual(session.get());
  expect(fetchCustomer).not.toHaveBeenCalled();
});

test('with the cookie it is known after the fetch who is there', async () => {
  let answer: (loggedIn: boolean) => void = () => {};
  const session = startSession('loggedIn=1', () => new Promise((resolve) => (answer = resolve)));
  const known = vi.fn();
  void session.known().then(known);
  await Promise.resolve();
  expect(session.get().loadState).toBe('pending');
  expect(known).not.toHaveBeenCalled();
  answer(true);
  await vi.waitFor(() => expect(known).toHaveBeenCalledWith({ loadState: 'success', loggedIn: true }));
});

test('a fetch that fails leaves nobody logged in', async () => {
  const session = startSession('loggedIn=1', () => Promise.reject(new Error('away')));
  expect(await session.known()).toEqual({ loadState: 'error', loggedIn: false });
});

test('the end of a session is told once', () => {
  const session = startSession('loggedIn=1');
  const heard = vi.fn();
  session.subscribe(heard);
  session.end();
  session.end();
  expect(session.get().loggedIn).toBe(false);
  expect(heard).toHaveBeenCalledOnce();
});
