import { cookies } from '../wire/names.ts';
import { matchRoute, pathTo } from './match.ts';
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

/** Entry parameters of an address: flags that become cookies, old product links, named targets. */
export function resolveEntry(routes: readonly Route[], pathname: string, search: URLSearchParams): Entry | undefined {
  const rest = new URLSearchParams(search);
  const set: string[] = [];
  for (const [flag, cookie] of Object.entries(cookieFlags)) {
    if (rest.get(flag) === 'true') {
      set.push(cookie);
      rest.delete(flag);
    }
  }

  const moved = opened(routes, rest) ?? oldProduct(routes, pathname, rest);
  for (const name of moved?.used ?? []) rest.delete(name);
  const target = moved?.path ?? pathname;
  if (set.length === 0 && target === pathname) return undefined;
  return { location: withQuery(target, rest), cookies: set };
}

interface Moved {
  readonly path: string;
  /** Parameters that are part of it now. */
  readonly used: readonly string[];
}

/**
 * `openlink` names a route of the shop (`cart`, or `product-slug` with its parameters beside it or behind it, as in
 * `product-slug?slug=milk`) or gives a path inside the shop; anything else is left alone.
 */
function opened(routes: readonly Route[], query: URLSearchParams): Moved | undefined {
  const link = query.get('openlink');
  if (!link) return undefined;
  if (/^\/(?![/\\])/.test(link)) return { path: link, used: ['openlink'] };
  const [name = '', own] = link.replace(/^route:/, '').split('?');
  if (!isRouteName(name)) return undefined;
  const given = own === undefined ? query : new URLSearchParams(own);
  const wanted = parametersOf(routes, name).filter((parameter) => given.get(parameter));
  const path = pathTo(routes, name, Object.fromEntries(wanted.map((one) => [one, given.get(one) ?? ''])));
  if (path === undefined) return undefined;
  // With a missing parameter the path leads to another route or nowhere. Paths of an external shop cannot be checked.
  if (path.startsWith('/') && matchRoute(routes, path)?.route.name !== name) return undefined;
  return { path, used: own === undefined ? ['openlink', ...wanted] : ['openlink'] };
}

/** `/?slug=milk` and `/product?slug=milk` come from before products had addresses of their own. */
function oldProduct(routes: readonly Route[], pathname: string, query: URLSearchParams): Moved | undefined {
  const slug = query.get('slug');
  if (!slug || (pathname !== '/' && pathname !== pathTo(routes, 'product-slug'))) return undefined;
  const sku = query.get('sku');
  const path = pathTo(routes, 'product-slug', sku ? { slug, sku } : { slug });
  return path === undefined ? undefined : { path, used: ['slug', 'sku'] };
}

function parametersOf(routes: readonly Route[], name: RouteName): readonly string[] {
  const patterns = routes.filter((route) => route.name === name).map(({ pattern }) => pattern);
  return [...new Set(patterns.flatMap((pattern) => [...pattern.matchAll(/:(\w+)/g)].map(([, one = '']) => one)))];
}

function withQuery(path: string, query: URLSearchParams): string {
  const text = query.toString();
  if (text === '') return path;
  const [beforeHash = '', place] = path.split('#');
  const joined = `${beforeHash}${beforeHash.includes('?') ? '&' : '?'}${text}`;
  return place === undefined ? joined : `${joined}#${place}`;
}

function isRouteName(name: string): name is RouteName {
  return (routeNames as readonly string[]).includes(name);
}
