import { pathTo, type Route } from '@trolley/contract';
import { ApiError } from '../api/apiError.ts';
import type { Session, SessionState } from '../session/session.ts';
import type { Destination } from './destination.ts';
import type { Middleware, Verdict } from './middleware.ts';

/** Offline: aborts the navigation with a notification. */
export function offline(isOnline: () => boolean, warn: () => void): Middleware {
  return () => {
    if (isOnline()) return undefined;
    warn();
    return { kind: 'abort' };
  };
}

/** With a newer build the next page is a full page load, where that is allowed. */
export function freshBuild(isOutdated: () => boolean, mayReload: (path: string) => boolean): Middleware {
  return ({ href }) => (isOutdated() && mayReload(href) ? { kind: 'redirect', to: href, external: true } : undefined);
}

/**
 * Another window opened this one and may still reference it: a customer's pages are loaded whole, since their document cuts
 * that hold off. The shop's other pages do without, because it makes each first visit slower (decision 0030).
 */
export function ownWindow(isHeld: () => boolean): Middleware {
  return ({ href, route }) =>
    route?.cacheable === false && isHeld() ? { kind: 'redirect', to: href, external: true } : undefined;
}

/** Only for customers: waits for the session, and sends guests to the login. */
export function customerOnly(session: Pick<Session, 'get' | 'known'>, routes: readonly Route[]): Middleware {
  const login = pathTo(routes, 'login');
  return (to) => {
    const state = session.get();
    if (state.loadState !== 'pending') return admitCustomer(state, to, login);
    return session.known().then((known) => admitCustomer(known, to, login));
  };
}

export function admitCustomer(
  { loggedIn }: SessionState,
  { href, path }: Destination,
  login: string | undefined,
): Verdict | undefined {
  if (loggedIn) return undefined;
  if (login === undefined) return { kind: 'error', error: new ApiError(404, `Page not found: ${path}`) };
  return {
    kind: 'redirect',
    to: `${login}?${new URLSearchParams({ returnUrl: href, authRequired: 'true' })}`,
    external: false,
  };
}
