import type { PagePayload, Route, ScreenName } from '@trolley/contract';
import { ApiError } from '../api/apiError.ts';
import type { Load, Outcome } from '../router/createRouter.ts';
import { isScreenName } from '../screenNames.ts';
import { destinationOf } from './destination.ts';
import type { NavigationGuard } from './navigationGuard.ts';
import type { Payloads } from './payloads.ts';

interface Loading {
  readonly routes: readonly Route[];
  readonly guard: NavigationGuard;
  readonly payloads: Pick<Payloads, 'load'>;
  loadScreen(name: ScreenName): Promise<void>;
  /** Leaves the application for another address. */
  leave(href: string): void;
  /** The first document's page is about to be replaced. */
  replaced(): void;
}

/** The router's loader: the guard's decision, the page's data, its screen. */
export function createPageLoader({ routes, guard, payloads, loadScreen, leave, replaced }: Loading): Load<PagePayload> {
  const follow = (to: string, external: boolean): Outcome<never> | Promise<never> => {
    if (!external) return { kind: 'redirect', to };
    leave(to);
    return new Promise<never>(() => {});
  };

  return async (to, signal) => {
    const verdict = await guard.check(to);
    if (verdict?.kind === 'abort') return verdict;
    if (verdict?.kind === 'error') throw verdict.error;
    if (verdict?.kind === 'redirect') return follow(verdict.to, verdict.external);

    const { route, path } = destinationOf(routes, to);
    if (!route) throw new ApiError(404, `Page not found: ${path}`);
    // The route names the screen, so screen and data are loaded in parallel.
    const screenAhead = isScreenName(route.name) ? loadScreen(route.name).catch(() => undefined) : undefined;
    const answer = await payloads.load(to, signal);
    if ('redirect' in answer) return follow(answer.redirect.to, answer.redirect.external);
    await screenAhead;
    await loadScreen(answer.screen);
    replaced();
    return { kind: 'page', data: answer };
  };
}
