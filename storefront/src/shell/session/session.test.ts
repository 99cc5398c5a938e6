import { expect, test, vi } from 'vitest';
import { customerFixture } from '../../customer/testing/customers.ts';
import { createStore } from '../store.ts';
import type { CustomerState } from './customerState.ts';
import { sessionOf } from './session.ts';

const open = (first: CustomerState) => {
  const customers = createStore(first);
  return { customers, session: sessionOf(customers) };
};

test('SESS-02 a guest is known at once', async () => {
  const { session } = open({ loadState: 'success' });
  expect(session.get()).toEqual({ loadState: 'success', loggedIn: false });
  expect(await session.known()).toEqual(session.get());
});

test('NAV-01 with a session it is known after the first fetch who is there', async () => {
  const { customers, session } = open({ loadState: 'idle' });
  const known = vi.fn();
  void session.known().then(known);
  customers.set({ loadState: 'pending' });
  await Promise.resolve();
  expect(session.get().loadState).toBe('pending');
  expect(known).not.toHaveBeenCalled();
  customers.set({ loadState: 'success', customer: customerFixture() });
  await expect.poll(() => known).toHaveBeenCalledWith({ loadState: 'success', loggedIn: true });
});

test('NAV-01 a failed fetch of the customer does not lead to the login', async () => {
  const { session } = open({ loadState: 'error' });
  expect(await session.known()).toEqual({ loadState: 'error', loggedIn: true });
});

test('NAV-02 the end of a session is told', () => {
  const { customers, session } = open({ loadState: 'success', customer: customerFixture() });
  const heard = vi.fn();
  session.subscribe(heard);
  customers.set({ loadState: 'success' });
  expect(session.get().loggedIn).toBe(false);
  expect(heard).toHaveBeenCalledOnce();
});
