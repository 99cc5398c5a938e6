import type { ProductSearch } from '@trolley/contract';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Found, ProductDiscovery } from './productDiscovery.ts';
import { isBanned } from './taughtWords.ts';

/** Answers nothing where a term has a banned word, and suggests no category or brand whose name has one. */
export function withoutBannedWords(
  discovery: ProductDiscovery,
  catalogue: () => Pick<Catalogue, 'bannedWords'>,
): ProductDiscovery {
  const isFree = (text: string) => !isBanned(catalogue(), text);
  const allowed = <T extends { readonly name: string }>({ total, results: all }: Found<T>): Found<T> => {
    const results = all.filter(({ name }) => isFree(name));
    return { total: total - (all.length - results.length), results };
  };
  const few = <T extends { readonly name: string }>(term: string, find: () => Found<T> | Promise<Found<T>>) => {
    if (!isFree(term)) return none;
    const found = find();
    return found instanceof Promise ? found.then(allowed) : allowed(found);
  };
  return {
    products: (ask) => (isFree(ask.term) ? discovery.products(ask) : noProducts(ask.page, ask.pageSize)),
    categories: (ask) => few(ask.term, () => discovery.categories(ask)),
    brands: (ask) => few(ask.term, () => discovery.brands(ask)),
  };
}

const none = { total: 0, results: [] };

function noProducts(page: number, pageSize: number): ProductSearch {
  return { count: 0, offset: 0, total: 0, results: [], page, pages: 0, pageSize, sort: 'relevance', facets: [] };
}
