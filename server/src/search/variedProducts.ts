import { fewProducts, type ProductSearch } from '@trolley/contract';
import type { ProductDiscovery, ProductSearchAsk } from './productDiscovery.ts';
import { variedFirst } from './variedFirst.ts';

/** So many hits are chosen from: where there are many yoghurts, the first ones with fruit come after dozens of plain ones. */
const chosenFrom = 96;
const mostShelves = 8;

/** The first page of a search as a choice of different goods: of the few that a flyout shows, then of the others. */
export async function variedProducts(discovery: ProductDiscovery, ask: ProductSearchAsk): Promise<ProductSearch> {
  const { term, zone, pageSize } = ask;
  const [found, shelves] = await Promise.all([
    discovery.products({ ...ask, pageSize: Math.max(chosenFrom, pageSize) }),
    discovery.categories({ term, zone, offset: 0, pageSize: mostShelves }),
  ]);
  const meant = new Set(shelves.results.map(({ slug }) => slug));
  const first = variedFirst(found.results, meant, Math.min(fewProducts, pageSize));
  const others = found.results.filter((hit) => !first.includes(hit));
  const results = [...first, ...variedFirst(others, meant, pageSize - first.length)];
  return { ...found, results, count: results.length, pageSize, pages: Math.ceil(found.total / pageSize) };
}
