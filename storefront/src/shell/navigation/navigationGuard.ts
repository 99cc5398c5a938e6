import type { Route } from '@trolley/contract';
import { destinationOf } from './destination.ts';
import { type Decision, type Middlewares, runMiddleware } from './middleware.ts';

interface NavigationGuardOptions {
  readonly routes: readonly Route[];
  readonly middleware: Middlewares;
  /** Names of the middleware of every navigation, in order. */
  readonly everywhere: readonly string[];
  /** Names of the further middleware of a route. */
  guardsOf(route: Route): readonly string[];
}

export interface NavigationGuard {
  /** May this navigation go on? */
  check(to: Place): Decision;
  /** May the shopper stay on this page, after a change of the session? */
  recheck(here: Place): Decision;
}

export interface Place {
  readonly pathname: string;
  readonly search: string;
}

export function createNavigationGuard({
  routes,
  middleware,
  everywhere,
  guardsOf,
}: NavigationGuardOptions): NavigationGuard {
  const run = (place: Place, names: readonly string[]): Decision => {
    const to = destinationOf(routes, place);
    return runMiddleware(middleware, [...names, ...(to.route ? guardsOf(to.route) : [])], to);
  };
  return {
    check: (to) => run(to, everywhere),
    recheck: (here) => run(here, []),
  };
}

/** Which middleware the routes of the shop ask for. */
export function guardsOfRoute({ loginRequired }: Route): readonly string[] {
  return loginRequired ? ['customer-only'] : [];
}
