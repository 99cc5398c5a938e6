import type { Redirects, RedirectTarget } from '@trolley/contract';
import { matchRoute, pathTo, resolveEntry, resolveRedirect } from '@trolley/contract';
import { readSearchTerm } from '../search/searchTerm.ts';
import type { MountedRoute } from '../tenant/mountedRoutes.ts';
import type { Address } from './address.ts';
import { encodeLocation, encodePath } from './address.ts';

export interface PlanWorld {
  readonly redirects: Redirects;
  readonly routes: readonly MountedRoute[];
  readonly searchSlug: string;
  hasPage(path: string): boolean;
}

export interface RedirectPlan extends RedirectTarget {
  readonly kind: 'redirect';
  /** 301: moved for good; 302: for this visit; 303: the answer to a form. */
  readonly status: 301 | 302 | 303;
  /** Cookies that remember what the address asked for on entry. */
  readonly cookies: readonly string[];
}

export interface PagePlan {
  readonly kind: 'page';
  readonly path: string;
  readonly route: MountedRoute | undefined;
  readonly params: Readonly<Record<string, string>>;
  /** Only what the route knows, sorted: other parameters do not make another page. */
  readonly query: string;
  /** The address has a secret of a mail, which no page carries on. */
  readonly fromMail?: true;
}

/** What becomes of an address: moved, entered with flags, searched, or a page. First match wins. */
export function planAnswer(address: Address, world: PlanWorld): RedirectPlan | PagePlan {
  return (
    moved(address, world) ??
    respelled(address) ??
    entered(address, world) ??
    searched(address, world) ??
    page(address, world)
  );
}

/** The tenant's rules; the query goes along. */
function moved({ path, search }: Address, { redirects }: PlanWorld): RedirectPlan | undefined {
  const target = movedBy(redirects, path);
  return target && redirect(301, withSearch(target.to, search), target.external);
}

/** Rules are written decoded; what would mean something else in the target stays encoded. */
export function movedBy(redirects: Redirects, path: string): RedirectTarget | undefined {
  return resolveRedirect(redirects, /[?#%]/.test(path) ? encodePath(path) : path);
}

function respelled({ tidy, encodedPath, search }: Address): RedirectPlan | undefined {
  return tidy ? undefined : redirect(301, encodedPath + search);
}

function entered({ encodedPath, query }: Address, { routes }: PlanWorld): RedirectPlan | undefined {
  const entry = resolveEntry(routes, encodedPath, query);
  return entry && { ...redirect(302, entry.location, !entry.location.startsWith('/')), cookies: entry.cookies };
}

/** The search form works without scripts: `/search?q=milk` leads to `/search/milk`, an empty one home. */
function searched({ path, query }: Address, { routes, searchSlug, hasPage }: PlanWorld): RedirectPlan | undefined {
  if (path !== `/${searchSlug}`) return undefined;
  const term = query.get('q');
  if (term === null && hasPage(path)) return undefined;
  const results = pathTo(routes, 'search-term', { term: readSearchTerm(term ?? '') });
  if (results === undefined) return undefined;
  if (results === path) return redirect(303, '/');
  const known = knownQuery(query, routes.find(({ name }) => name === 'search-term')?.query ?? []);
  return redirect(303, known === '' ? results : `${results}?${known}`);
}

function page({ path, query, search }: Address, { routes, hasPage }: PlanWorld): RedirectPlan | PagePlan {
  const found = matchRoute(routes, path);
  const lower = path.toLowerCase();
  if (found?.route.name === 'index' && !hasPage(path) && lower !== path && hasPage(lower))
    return redirect(301, lower + search);
  const route: MountedRoute | undefined = found?.route;
  return {
    kind: 'page',
    path,
    route,
    params: found?.params ?? {},
    query: knownQuery(query, route?.query ?? []),
    ...(query.has('token') && { fromMail: true }),
  };
}

function knownQuery(query: URLSearchParams, known: readonly string[]): string {
  const allowed = new URLSearchParams([...query].filter(([name, value]) => known.includes(name) && value !== ''));
  allowed.sort();
  return allowed.toString();
}

export function redirect(status: RedirectPlan['status'], to: string, external = false): RedirectPlan {
  return { kind: 'redirect', status, to: encodeLocation(to), external, cookies: [] };
}

function withSearch(to: string, search: string): string {
  if (search === '') return to;
  const [target = '', place] = to.split('#');
  const joined = target.includes('?') ? `${target}&${search.slice(1)}` : target + search;
  return place === undefined ? joined : `${joined}#${place}`;
}
