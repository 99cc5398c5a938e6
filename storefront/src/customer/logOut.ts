import { logout, matchRoute } from '@trolley/contract';
import { call } from '../shell/api/api.ts';
import { ApiError } from '../shell/api/apiError.ts';
import type { Call } from '../shell/api/call.ts';
import { type Notification, notify } from '../shell/notifications/notifications.ts';
import { leaving, resetCustomer } from './customerState.ts';
import { tabs } from './tabs.ts';
import { shopWay, type Way } from './way.ts';

interface LogoutWorld {
  readonly call: Call;
  notify(notification: Notification): void;
  tellTabs(): void;
  way(): Way;
  path(): string;
}

const shop: LogoutWorld = {
  call,
  notify,
  tellTabs: () => tabs.tell('out'),
  way: shopWay,
  path: () => location.pathname,
};

/** SESS-05: whoever wants to go goes, and hears of it; from a page of their own to the first one. */
export function createLogOut({ call, notify, tellTabs, way, path }: LogoutWorld = shop) {
  const leave = async (): Promise<boolean> => {
    try {
      await call(logout, {});
    } catch (error) {
      // The session was over already.
      if (!(error instanceof ApiError && error.status === 401)) return false;
    }
    const { routes, go } = way();
    if (matchRoute(routes, path())?.route.loginRequired) await go('/');
    return true;
  };

  return async (): Promise<void> => {
    if (!(await leaving(leave))) return notify({ key: 'account.logout.error', type: 'error' });
    resetCustomer();
    tellTabs();
    notify({ key: 'account.logout.successful', type: 'info' });
  };
}
