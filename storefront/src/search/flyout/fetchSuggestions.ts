import {
  fewProducts,
  getSearchBanner,
  type SearchBanner,
  type SearchType,
  searchBrands,
  searchCategories,
  searchContent,
  searchProducts,
  searchRecipes,
} from '@trolley/contract';
import type { Call } from '../../shell/api/call.ts';
import { noteSearch } from '../insights/searches.ts';
import { type FoundBy, nothing } from './flyoutState.ts';

const contentPageSize = 5;
const fewRecipes = 3;
const few = { pageSize: fewProducts, offset: 0 };

/** Fetches the suggestions of one type. A failure counts as nothing found and is not reported. */
export async function fetchSuggestions(
  call: Call,
  type: SearchType,
  term: string,
  signal: AbortSignal,
): Promise<Partial<FoundBy>> {
  const params = { term };
  try {
    switch (type) {
      case 'products': {
        const query = { pageSize: 2 * fewProducts, varied: true };
        const products = await call(searchProducts, { params, query }, { signal });
        noteSearch(products);
        return { products };
      }
      case 'categories':
        return { categories: await call(searchCategories, { params, query: few }, { signal }) };
      case 'brands':
        return { brands: await call(searchBrands, { params, query: few }, { signal }) };
      case 'recipes':
        return { recipes: await call(searchRecipes, { params, query: { ...few, pageSize: fewRecipes } }, { signal }) };
      case 'content': {
        const query = { ...few, pageSize: contentPageSize, titles: true };
        return { content: await call(searchContent, { params, query }, { signal }) };
      }
    }
  } catch {
    return { [type]: nothing };
  }
}

/** The editors' banner for a term; none on failure. */
export async function fetchBanner(call: Call, term: string, signal: AbortSignal): Promise<SearchBanner | null> {
  try {
    return (await call(getSearchBanner, { params: { term } }, { signal })).banner;
  } catch {
    return null;
  }
}
