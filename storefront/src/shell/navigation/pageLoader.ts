import { type PagePayload, type Route, type ScreenName } from '@trolley/contract';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { ApiError } from '../api/apiError.ts';
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
export function createPageLoader({ routes, guard, payloads, loadScreen, leave, replaced }: Loading) {
  const follow = (to: string, external: boolean) => {
    if (!external) return redirect(to);
    leave(to);
    return new Promise<never>(() => {});
  };

  return async ({ request }: LoaderFunctionArgs): Promise<PagePayload | Response> => {
    const url = new URL(request.url);
    const verdict = await guard.decide(url);
    if (verdict?.kind === 'error') throw verdict.error;
    if (verdict?.kind === 'redirect') return follow(verdict.to, verdict.external);

    const { route, path } = destinationOf(routes, url);
    if (!route) throw new ApiError(404, `Page not found: ${path}`);
    // The route names the screen, so screen and data are loaded in parallel.
    const screenAhead = isScreenName(route.name) ? loadScreen(route.name).catch(() => undefined) : undefined;
    const answer = await payloads.load(url, request.signal);
    if ('redirect' in answer) return follow(answer.redirect.to, answer.redirect.external);
    await screenAhead;
    await loadScreen(answer.screen);
    replaced();
    return answer;
  };
}
