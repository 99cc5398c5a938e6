import { buildRoutes } from '@trolley/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Notification } from '../shell/notifications/notifications.ts';
import { acceptCustomer, customerState, initialCustomer, resetCustomer } from '../shell/session/customerState.ts';
import { tenantFixture } from '../shell/testing/bootFixture.ts';
import { createLogOut } from './logOut.ts';
import { answering, refusal } from './testing/answers.ts';
import { customerFixture } from './testing/customers.ts';

const { pageMap, clientRuntimeConfig } = tenantFixture();
const routes = buildRoutes(pageMap, clientRuntimeConfig);

beforeEach(() => acceptCustomer(customerFixture()));
afterEach(() => customerState.set(initialCustomer));

async function logOutAt(path: string, answer: unknown) {
  const server = answering({ 'POST /api/auth/logout': answer });
  const said: Notification[] = [];
  const went: [string, boolean][] = [];
  const notifyTabs = vi.fn();
  await createLogOut({
    call: server.call,
    notify: (notification) => said.push(notification),
    notifyTabs,
    navigation: () => ({ routes, go: async (to) => void went.push([to, customerState.get().customer !== undefined]) }),
    path: () => path,
  })();
  return { said, went, notifyTabs };
}

test('SESS-05 a logout is told, here and in other tabs', async () => {
  const { said, went, notifyTabs } = await logOutAt('/about', null);
  expect(said).toEqual([{ key: 'account.logout.successful', type: 'info' }]);
  expect(customerState.get()).toEqual({ loadState: 'success' });
  expect(notifyTabs).toHaveBeenCalledOnce();
  expect(went).toEqual([]);
});

test('SESS-05 from a page of their own it leads to the first one, before the page could ask for a login', async () => {
  const { went } = await logOutAt('/profile/addresses', null);
  expect(went).toEqual([['/', true]]);
});

test('SESS-05 what notices the missing session meanwhile does not overtake the logout', async () => {
  const server = answering({ 'POST /api/auth/logout': null });
  const seen: boolean[] = [];
  const go = async () => {
    resetCustomer();
    seen.push(customerState.get().customer !== undefined);
  };
  const dependencies = { call: server.call, notify: vi.fn(), notifyTabs: vi.fn(), path: () => '/profile' };
  await createLogOut({ ...dependencies, navigation: () => ({ routes, go }) })();
  expect(seen).toEqual([true]);
  expect(customerState.get()).toEqual({ loadState: 'success' });
});

test('SESS-05 a failure is shown, and the customer is still logged in', async () => {
  const { said, notifyTabs } = await logOutAt('/profile', refusal(500));
  expect(said).toEqual([{ key: 'account.logout.error', type: 'error' }]);
  expect(customerState.get().customer).toBeDefined();
  expect(notifyTabs).not.toHaveBeenCalled();
});

test('SESS-05 a session that was over already is no failure', async () => {
  const { said } = await logOutAt('/about', refusal(401, 'unauthorized'));
  expect(said).toEqual([{ key: 'account.logout.successful', type: 'info' }]);
});
