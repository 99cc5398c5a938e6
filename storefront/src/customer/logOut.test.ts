import { buildRoutes } from '@trolley/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Notification } from '../shell/notifications/notifications.ts';
import { tenantFixture } from '../shell/testing/bootFixture.ts';
import { acceptCustomer, customerState, firstCustomer, resetCustomer } from './customerState.ts';
import { createLogOut } from './logOut.ts';
import { answering, refusal } from './testing/answers.ts';
import { customerFixture } from './testing/customers.ts';

const { pageMap, clientRuntimeConfig } = tenantFixture();
const routes = buildRoutes(pageMap, clientRuntimeConfig);

beforeEach(() => acceptCustomer(customerFixture()));
afterEach(() => customerState.set(firstCustomer));

async function logOutAt(path: string, answer: unknown) {
  const server = answering({ 'POST /api/auth/logout': answer });
  const said: Notification[] = [];
  const went: [string, boolean][] = [];
  const tellTabs = vi.fn();
  await createLogOut({
    call: server.call,
    notify: (notification) => said.push(notification),
    tellTabs,
    way: () => ({ routes, go: async (to) => void went.push([to, customerState.get().customer !== undefined]) }),
    path: () => path,
  })();
  return { said, went, tellTabs };
}

test('SESS-05 a logout is told, here and in other tabs', async () => {
  const { said, went, tellTabs } = await logOutAt('/about', null);
  expect(said).toEqual([{ key: 'account.logout.successful', type: 'info' }]);
  expect(customerState.get()).toEqual({ loadState: 'success' });
  expect(tellTabs).toHaveBeenCalledOnce();
  expect(went).toEqual([]);
});

test('SESS-05 from a page of their own it leads to the first one, before the page could ask for a login', async () => {
  const { went } = await logOutAt('/profile/addresses', null);
  expect(went).toEqual([['/', true]]);
});

test('SESS-05 what notices meanwhile that nobody is here does not overtake the way out', async () => {
  const server = answering({ 'POST /api/auth/logout': null });
  const seen: boolean[] = [];
  const go = async () => {
    resetCustomer();
    seen.push(customerState.get().customer !== undefined);
  };
  const world = { call: server.call, notify: vi.fn(), tellTabs: vi.fn(), path: () => '/profile' };
  await createLogOut({ ...world, way: () => ({ routes, go }) })();
  expect(seen).toEqual([true]);
  expect(customerState.get()).toEqual({ loadState: 'success' });
});

test('SESS-05 a failure is told, and whoever wanted to go is still here', async () => {
  const { said, tellTabs } = await logOutAt('/profile', refusal(500));
  expect(said).toEqual([{ key: 'account.logout.error', type: 'error' }]);
  expect(customerState.get().customer).toBeDefined();
  expect(tellTabs).not.toHaveBeenCalled();
});

test('SESS-05 a session that was over already is no failure', async () => {
  const { said } = await logOutAt('/about', refusal(401, 'unauthorized'));
  expect(said).toEqual([{ key: 'account.logout.successful', type: 'info' }]);
});
