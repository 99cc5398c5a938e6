import type { ClientRuntimeConfig } from '../tenant/flags.ts';
import { externalSearch } from './externalShop.ts';
import { pathTo } from './match.ts';
import type { Route } from './routes.ts';

/** Where all results of a term are found: the search page, or that of the shop the tenant forwards to. */
export function searchAllAddress(
  routes: readonly Route[],
  flags: Pick<ClientRuntimeConfig, 'productDiscovery'>,
  term: string,
): string | undefined {
  const own = pathTo(routes, 'search-term', { term });
  return own && (externalSearch(flags, term) ?? own);
}
