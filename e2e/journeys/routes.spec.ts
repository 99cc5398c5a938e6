import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildRoutes, pathTo, type Route, routeNames } from '@trolley/contract';
import type { Shelf } from '../support/shelf.ts';
import { recipeSlugs, repositoryRoot, stores, tenant } from '../support/tenantFiles.ts';
import { expect, test } from '../support/test.ts';

interface Gap {
  readonly row: string;
  readonly route: string;
  readonly reason: string;
}

const gaps = JSON.parse(readFileSync(join(repositoryRoot, 'docs/known-gaps.json'), 'utf8')) as readonly Gap[];
const routes = buildRoutes(tenant.pageMap, { ...tenant.clientRuntimeConfig, cms: { preview: false } });

/** Something that is really there, for the routes that need it. */
function addressOf({ name, pattern }: Route, shelf: Shelf): string {
  const [product] = shelf.products;
  const [department] = shelf.departments;
  const params: Partial<Record<string, Record<string, string>>> = {
    'product-slug': { slug: product?.slug ?? '' },
    'products-slug': { slug: department?.slug ?? '' },
    'brand-slug': { slug: shelf.products.find(({ brand }) => brand)?.brand?.slug ?? '' },
    'recipe-slug': { slug: recipeSlugs[0] ?? '' },
    'store-slug': { slug: stores[0]?.id ?? '' },
    'search-term': { term: product?.name ?? '' },
  };
  const path = pathTo(routes, name, params[name] ?? {}) ?? pattern;
  return name === 'profile-sub' ? `${path}?section=personal` : path;
}

test('every route that the flags allow answers; what waits stands in the list of known gaps @smoke', async ({
  request,
  shelf,
}) => {
  const names = new Set(routes.map(({ name }) => name as string));
  const waiting = new Map(gaps.map(({ route, reason }) => [route, reason]));
  expect([...waiting.keys()].filter((name) => !(routeNames as readonly string[]).includes(name))).toEqual([]);
  const answers = new Map<string, number>();
  for (const route of routes) {
    const answer = await request.get(addressOf(route, shelf), { maxRedirects: 0 });
    answers.set(route.name, answer.status());
  }
  const wanted = [...names].map((name) => [name, waiting.has(name) ? 404 : 200]);
  expect(Object.fromEntries(answers), 'a route that answers leaves docs/known-gaps.json').toEqual(
    Object.fromEntries(wanted),
  );
});
