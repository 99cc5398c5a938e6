import type { APIRequestContext } from '@playwright/test';
import { cookies, currentPrice, getProducts, type Product } from '@trolley/contract';
import { apiGet } from './api.ts';
import { addressOf } from './tenantFiles.ts';

/** Everything as it stands in one store; where that is not of the first zone, at its prices. */
export async function stockOf(request: APIRequestContext, store: string, zone?: string): Promise<readonly Product[]> {
  const cookie = zone && `${cookies.zone}=${zone}`;
  const query = { pageSize: 96, store };
  const first = await apiGet(request, getProducts, { query, cookie });
  const others = Array.from({ length: first.pages - 1 }, (_, index) =>
    apiGet(request, getProducts, { query: { ...query, page: index + 2 }, cookie }),
  );
  return [first, ...(await Promise.all(others))].flatMap(({ results }) => results);
}

/** What can be bought without a question, by the piece and for more than some cents. */
export function ordinary(stock: readonly Product[]): readonly Product[] {
  return stock.filter(
    ({ availability, minAge, weightArticle, weightPieceArticle, price }) =>
      availability === 'available' &&
      minAge === undefined &&
      !weightArticle &&
      !weightPieceArticle &&
      currentPrice(price) >= 100,
  );
}

/** So many of them, each of another department. */
export function ofDepartments(stock: readonly Product[], count: number): readonly Product[] {
  const byDepartment = new Map(ordinary(stock).map((product) => [departmentOf(product).slug, product]));
  const found = [...byDepartment.values()].slice(0, count);
  if (found.length < count) throw new Error(`the shop has no ${count} departments`);
  return found;
}

export function departmentOf({ parentCategories, category }: Product) {
  return parentCategories[0] ?? category;
}

/** A short list that it stands in. */
export function listOf({ category, brand }: Product): string {
  return `${addressOf('products-slug', { slug: category.slug })}${brand ? `?brand=${brand.slug}` : ''}`;
}

/** Several that stand in one short list together, none of them another's size. */
export function neighbours(stock: readonly Product[], count: number): readonly Product[] {
  const lists = new Map<string, Product[]>();
  for (const product of ordinary(stock)) {
    const list = lists.get(listOf(product)) ?? [];
    if (list.some(({ productId }) => productId === product.productId)) continue;
    list.push(product);
    lists.set(listOf(product), list);
    if (list.length === count) return list;
  }
  throw new Error(`no list has ${count} ordinary products`);
}

/** The first of some, which must be there. */
export function firstOf<T>(all: readonly T[]): T {
  const [first] = all;
  if (first === undefined) throw new Error('there is none');
  return first;
}
