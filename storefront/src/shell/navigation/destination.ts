import { matchRoute, type Route } from '@trolley/contract';
import { decoded } from '../decoded.ts';

/** Where a navigation leads. */
export interface Destination {
  /** Path and query as they stand in the address. */
  readonly href: string;
  /** The path in plain letters. */
  readonly path: string;
  readonly search: string;
  /** The route the page map gives it; undefined for an address that cannot be read. */
  readonly route: Route | undefined;
}

export function destinationOf(
  routes: readonly Route[],
  { pathname, search }: { pathname: string; search: string },
): Destination {
  const path = decoded(pathname);
  const route = path === undefined ? undefined : matchRoute(routes, path)?.route;
  return { href: pathname + search, path: path ?? pathname, search, route };
}
