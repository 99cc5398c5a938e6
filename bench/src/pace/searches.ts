import { getProducts, searchProducts } from '@trolley/contract';
import type { RunningShop } from '../shop.ts';
import { type Client, openClient } from './client.ts';
import type { Variant } from './costs.ts';

export type SearchCalls = 'list' | 'search' | 'searchOnce';

const words: Readonly<Record<string, readonly string[]>> = {
  feldmarkt: ['milch', 'brot', 'apfel', 'kaese', 'bio', 'nudeln', 'saft', 'wasser', 'joghurt', 'schokolade'],
  harbour: ['milk', 'bread', 'apple', 'cheese', 'organic', 'pasta', 'juice', 'water', 'yoghurt', 'chocolate'],
};

/** Lists of categories are kept; so are searches that others asked before. `searchOnce`: a term that nobody asked yet. */
export async function searchVariants(
  { url, pid }: RunningShop,
  tenant: string,
  callers: number,
): Promise<{ readonly variants: Readonly<Record<SearchCalls, Variant>>; close(): void }> {
  const clients: Client[] = await Promise.all(Array.from({ length: callers }, () => openClient(url)));
  const terms = words[tenant] ?? [];
  const pages = Array.from({ length: 10 }, (_, page) => `page=${page + 1}&pageSize=24`);
  let never = 0;
  const asks = (
    next: (caller: number, turn: number) => { readonly path: string; readonly query: string },
  ): Variant => ({
    pids: [pid],
    async call(caller, turn) {
      const { path, query } = next(caller, turn);
      await clients[caller]?.ask({ method: 'GET', path: path as `/${string}` }, { query });
    },
  });
  const searchPath = (term: string) => searchProducts.path.replace('{term}', encodeURIComponent(term));
  const at = <T>(list: readonly T[], turn: number) => list[turn % list.length];
  return {
    variants: {
      list: asks((caller, turn) => ({ path: getProducts.path, query: at(pages, caller + turn) ?? '' })),
      search: asks((caller, turn) => ({ path: searchPath(at(terms, caller + turn) ?? ''), query: 'pageSize=24' })),
      searchOnce: asks((caller, turn) => ({
        path: searchPath(`${at(terms, caller + turn)} ${(never++).toString(36)}`),
        query: 'pageSize=24',
      })),
    },
    close: () => clients.forEach((client) => client.close()),
  };
}
