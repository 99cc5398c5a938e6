import { cookies, getCustomer, refreshCustomer, timing } from '@trolley/contract';
import { ApiError } from '../shell/api/apiError.ts';
import type { Call } from '../shell/api/call.ts';
import { readCookie } from '../shell/cookie.ts';
import { notify } from '../shell/notifications/notifications.ts';
import { acceptCustomer, customerState, resetCustomer } from '../shell/session/customerState.ts';
import type { Tabs } from './tabs.ts';

/** After this time a page that becomes visible loads the customer again. */
const maxAge = 5 * 60_000;
/** A login in this tab sets the cookie before its response is processed: wait before reacting to the cookie. */
const cookieDelay = 300;

export interface WatchCustomerOptions {
  readonly page: Window & typeof globalThis;
  readonly call: Call;
  readonly tabs: Tabs;
  onUnauthorized(listener: () => void): () => void;
  /** The customer's other data has to be fetched again. */
  refreshed(): void;
}

/** Loads the customer, and again when the session ends, another tab changes it, or the page becomes visible. */
export function watchCustomer({ page, call, tabs, onUnauthorized, refreshed }: WatchCustomerOptions): () => void {
  const { document } = page;
  const has = (name: string) => readCookie(document.cookie, name) !== undefined;
  let loading: Promise<void> | undefined;
  let expiring: ReturnType<typeof setTimeout> | undefined;
  let loadedAt = 0;

  const load = (endpoint: typeof getCustomer | typeof refreshCustomer = getCustomer) => {
    loadedAt = Date.now();
    loading ??= call(endpoint, {})
      .then(
        (customer) => {
          // An old response must not log a customer in again who logged out meanwhile.
          if (has(cookies.loggedIn)) acceptCustomer(customer);
        },
        (error: unknown) => {
          const known = customerState.get().customer !== undefined;
          const over = error instanceof ApiError && error.status === 401;
          if (!over && !known) customerState.set({ loadState: 'error' });
        },
      )
      .finally(() => {
        loading = undefined;
      });
    return loading;
  };

  const over = () => {
    expiring = undefined;
    if (has(cookies.loggedIn)) void load();
    else resetCustomer();
  };
  /** SESS-04: the notification comes first, then the page changes; without a customer on screen there is nothing to wait for. */
  const expire = () => {
    document.cookie = `${cookies.sessionExpired}=; path=/; max-age=-1`;
    if (expiring) return;
    const duration = timing.sessionExpiredDuration;
    notify({ key: 'account.session.expired', type: 'warning', duration });
    if (customerState.get().customer) expiring = setTimeout(over, duration);
    else over();
  };
  const announceExpiry = () => {
    expire();
    tabs.notify('expired');
  };

  const check = () => {
    if (has(cookies.sessionExpired)) return announceExpiry();
    if (expiring) return undefined;
    if (!has(cookies.loggedIn)) return resetCustomer();
    const { customer, loadState } = customerState.get();
    if (!customer || loadState === 'error') return void load();
    // SESS-06; a new address may have been confirmed in the mail's own tab or on another device.
    if (customer.pendingEmail !== undefined || Date.now() - loadedAt > maxAge)
      void load(refreshCustomer).then(refreshed);
    return undefined;
  };
  const checkWhenVisible = () => {
    if (document.visibilityState === 'visible') check();
  };
  const checkSoon = () => void setTimeout(check, cookieDelay);

  const paint = () => document.documentElement.toggleAttribute('data-logged-in', has(cookies.loggedIn));
  const stops = [
    onUnauthorized(() => {
      if (has(cookies.sessionExpired)) announceExpiry();
      else if (!expiring) resetCustomer();
    }),
    tabs.subscribe((message) => {
      if (message === 'in') void load();
      else if (message === 'expired') expire();
      else check();
    }),
    customerState.subscribe(paint),
    listen(page, 'focus', check),
    listen(page, 'pageshow', check),
    listen(page, 'online', check),
    listen(document, 'visibilitychange', checkWhenVisible),
    listen(page.cookieStore, 'change', checkSoon),
  ];
  check();
  return () => {
    clearTimeout(expiring);
    for (const stop of stops) stop();
  };
}

function listen(target: EventTarget | undefined, event: string, listener: () => void): () => void {
  target?.addEventListener(event, listener);
  return () => target?.removeEventListener(event, listener);
}
