import type { APIRequestContext } from '@playwright/test';
import { searchCategories, searchProducts } from '@trolley/contract';
import { apiGet } from './api.ts';
import type { Shelf } from './shelf.ts';

/** A word that categories and many products are found by; long enough to be misspelled. */
export async function productiveTerm(request: APIRequestContext, { leaves, departments }: Shelf): Promise<string> {
  const names = [...departments, ...leaves].map(({ name }) => name);
  for (const word of new Set(names.flatMap((name) => name.split(/[^\p{L}]+/u)))) {
    if (word.length < 6) continue;
    const [products, categories] = await Promise.all([
      apiGet(request, searchProducts, { params: { term: word } }),
      apiGet(request, searchCategories, { params: { term: word } }),
    ]);
    if (products.total > 5 && products.pages > 1 && categories.total > 0) return word;
  }
  throw new Error('no word of a category finds more than a page of products');
}

/** Swaps two letters in the middle, as a typing error does. */
export function misspelled(word: string): string {
  const middle = Math.floor(word.length / 2);
  const [one = '', other = ''] = word.slice(middle);
  return one === other
    ? word.slice(0, middle) + word.slice(middle + 1)
    : word.slice(0, middle) + other + one + word.slice(middle + 2);
}
