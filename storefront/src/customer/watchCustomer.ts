import { cookies, getCustomer, refreshCustomer, timing } from '@trolley/contract';
import { ApiError } from '../shell/api/apiError.ts';
import type { Call } from '../shell/api/call.ts';
import { readCookie } from '../shell/cookie.ts';
import { notify } from '../shell/notifications/notifications.ts';
import { acceptCustomer, customerState, resetCustomer } from './customerState.ts';
import type { Tabs } from './tabs.ts';

/** After so long a look at the shop asks anew who is here. */
const freshFor = 5 * 60_000;
/** Whoever logs in here sets the cookie before the answer is taken in. */
const cookieDelay = 300;

export interface WatchWorld {
  readonly page: Window & typeof globalThis;
  readonly call: Call;
  readonly tabs: Tabs;
  onUnauthorized(listener: () => void): () => void;
  /** What else is somebody's own has to be read anew. */
  refreshed(): void;
}

/** Keeps what is known of the customer true: at the start, when the session ends, and when another tab changes it. */
export function watchCustomer({ page, call, tabs, onUnauthorized, refreshed }: WatchWorld): () => void {
  const { document } = page;
  const has = (name: string) => readCookie(document.cookie, name) !== undefined;
  let loading: Promise<void> | undefined;
  let expiring: ReturnType<typeof setTimeout> | undefined;
  let askedAt = 0;

  const load = (endpoint: typeof getCustomer | typeof refreshCustomer = getCustomer) => {
    askedAt = Date.now();
    loading ??= call(endpoint, {})
      .then(
        (customer) => {
          // Whoever logged out meanwhile is not brought back by an old answer.
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
  /** SESS-04: it is told, and only then the page changes; where nothing was shown yet there is nothing to wait for. */
  const expire = () => {
    document.cookie = `${cookies.sessionExpired}=; path=/; max-age=-1`;
    if (expiring) return;
    const duration = timing.sessionExpiredDuration;
    notify({ key: 'account.session.expired', type: 'warning', duration });
    if (customerState.get().customer) expiring = setTimeout(over, duration);
    else over();
  };
  const tellExpired = () => {
    expire();
    tabs.tell('expired');
  };

  const look = () => {
    if (has(cookies.sessionExpired)) return tellExpired();
    if (expiring) return undefined;
    if (!has(cookies.loggedIn)) return resetCustomer();
    const { customer, loadState } = customerState.get();
    if (!customer || loadState === 'error') return void load();
    // SESS-06
    if (Date.now() - askedAt > freshFor) void load(refreshCustomer).then(refreshed);
    return undefined;
  };
  const lookWhenSeen = () => {
    if (document.visibilityState === 'visible') look();
  };
  const lookSoon = () => void setTimeout(look, cookieDelay);

  const paint = () => document.documentElement.toggleAttribute('data-logged-in', has(cookies.loggedIn));
  const stops = [
    onUnauthorized(() => {
      if (has(cookies.sessionExpired)) tellExpired();
      else if (!expiring) resetCustomer();
    }),
    tabs.hear((news) => {
      if (news === 'in') void load();
      else if (news === 'expired') expire();
      else look();
    }),
    customerState.subscribe(paint),
    listen(page, 'focus', look),
    listen(page, 'pageshow', look),
    listen(page, 'online', look),
    listen(document, 'visibilitychange', lookWhenSeen),
    listen(page.cookieStore, 'change', lookSoon),
  ];
  look();
  return () => {
    clearTimeout(expiring);
    for (const stop of stops) stop();
  };
}

function listen(target: EventTarget | undefined, event: string, listener: () => void): () => void {
  target?.addEventListener(event, listener);
  return () => target?.removeEventListener(event, listener);
}
