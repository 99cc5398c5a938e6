import type { Route } from '@trolley/contract';
import { destinationOf } from './destination.ts';
import { askMiddleware, type Decision, type Middlewares, type Verdict } from './middleware.ts';

interface GateKeeping {
  readonly routes: readonly Route[];
  readonly middleware: Middlewares;
  /** Names of those that every navigation passes, in order. */
  readonly everywhere: readonly string[];
  /** Names of those that one route asks for besides. */
  guardsOf(route: Route): readonly string[];
}

export interface Gate {
  /** May this navigation go on? */
  ask(to: Place): Decision;
  /** May the shopper stay where they are, now that something has changed? */
  askAgain(here: Place): Decision;
  /** Keeps a decision that was made before the navigation began, for the loader that carries it out. */
  keep(to: Place, verdict: Verdict | undefined): void;
  /** The decision on a navigation: the kept one, or a new one where none was made (after a redirect). */
  decide(to: Place): Promise<Verdict | undefined>;
}
export interface Place {
  readonly pathname: string;
  readonly search: string;
}

export function createGate({ routes, middleware, everywhere, guardsOf }: GateKeeping): Gate {
  let kept: { href: string; verdict: Verdict | undefined } | undefined;
  const ask = (place: Place, names: readonly string[]): Decision => {
    const to = destinationOf(routes, place);
    return askMiddleware(middleware, [...names, ...(to.route ? guardsOf(to.route) : [])], to);
  };
  const href = ({ pathname, search }: Place) => pathname + search;
  return {
    ask: (to) => ask(to, everywhere),
    askAgain: (here) => ask(here, []),
    keep: (to, verdict) => {
      kept = { href: href(to), verdict };
    },
    async decide(to) {
      const decided = kept?.href === href(to) ? kept : undefined;
      kept = undefined;
      return decided ? decided.verdict : ask(to, everywhere);
    },
  };
}

/** Which middleware the routes of the shop ask for. */
export function guardsOfRoute({ loginRequired }: Route): readonly string[] {
  return loginRequired ? ['customer-only'] : [];
}
