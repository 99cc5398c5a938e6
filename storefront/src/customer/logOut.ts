import { logout, matchRoute } from '@trolley/contract';
import { call } from '../shell/api/api.ts';
import { ApiError } from '../shell/api/apiError.ts';
import type { Call } from '../shell/api/call.ts';
import { type AppNavigation, appNavigation } from '../shell/navigation/appNavigation.ts';
import { type Notification, notify } from '../shell/notifications/notifications.ts';
import { duringLogout, resetCustomer } from '../shell/session/customerState.ts';
import { tabs } from './tabs.ts';

interface LogoutDependencies {
  readonly call: Call;
  notify(notification: Notification): void;
  notifyTabs(): void;
  navigation(): AppNavigation;
  path(): string;
}

const shop: LogoutDependencies = {
  call,
  notify,
  notifyTabs: () => tabs.notify('out'),
  navigation: appNavigation,
  path: () => location.pathname,
};

/** SESS-05: logs out and says so; a session that has ended already counts as logged out. From a page of the customer it leads home. */
export function createLogOut({ call, notify, notifyTabs, navigation, path }: LogoutDependencies = shop) {
  const leave = async (): Promise<boolean> => {
    try {
      await call(logout, {});
    } catch (error) {
      // The session was over already.
      if (!(error instanceof ApiError && error.status === 401)) return false;
    }
    const { routes, go } = navigation();
    if (matchRoute(routes, path())?.route.loginRequired) await go('/');
    return true;
  };

  return async (): Promise<void> => {
    if (!(await duringLogout(leave))) return notify({ key: 'account.logout.error', type: 'error' });
    resetCustomer();
    notifyTabs();
    notify({ key: 'account.logout.successful', type: 'info' });
  };
}
