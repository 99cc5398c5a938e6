import { cookies } from '../wire/names.ts';
import { pathTo } from './match.ts';
import type { Route, RouteName } from './routes.ts';
import { routeNames } from './routes.ts';

export interface Entry {
  /** Where the browser goes on to, without the flags. */
  readonly location: string;
  /** Cookies that remember the flags for this visit. */
  readonly cookies: readonly string[];
}

const cookieFlags = {
  webview: cookies.webview,
  hidebackbutton: cookies.hideBackButton,
  analytics: cookies.analytics,
} as const;

/** What an address asks for on entry besides its page: flags that become cookies, old-style product links, named targets. */
export function resolveEntry(routes: readonly Route[], pathname: string, search: URLSearchParams): Entry | undefined {
  const rest = new URLSearchParams(search);
  const set: string[] = [];
  for (const [flag, cookie] of Object.entries(cookieFlags)) {
    if (rest.get(flag) === 'true') {
      set.push(cookie);
      rest.delete(flag);
    }
  }

  let target = pathname;
  const opened = openedPath(routes, rest.get('openlink'));
  const product = pathname === '/' ? oldProductPath(routes, rest.get('slug')) : undefined;
  if (opened) {
    target = opened;
    rest.delete('openlink');
  } else if (product) {
    target = product;
    rest.delete('slug');
  }

  if (set.length === 0 && target === pathname) return undefined;
  const query = rest.toString();
  return { location: query ? `${target}?${query}` : target, cookies: set };
}

/** `openlink` names a route of the shop or gives a path inside it; anything else is left alone. */
function openedPath(routes: readonly Route[], link: string | null): string | undefined {
  if (!link) return undefined;
  if (isRouteName(link)) return pathTo(routes, link);
  return /^\/(?![/\\])/.test(link) ? link : undefined;
}

function oldProductPath(routes: readonly Route[], slug: string | null): string | undefined {
  return slug ? pathTo(routes, 'product-slug', { slug }) : undefined;
}

function isRouteName(name: string): name is RouteName {
  return (routeNames as readonly string[]).includes(name);
}
