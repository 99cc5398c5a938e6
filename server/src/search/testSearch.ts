import type { ClientRuntimeConfig } from '@trolley/contract';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { catalogueOf } from '../catalogue/testing.ts';
import { editedTestPage, testSnapshots, testTenant } from '../page/testing.ts';
import { createTestApp } from '../platform/http/testing.ts';
import { openSearch } from './openSearch.ts';
import type { ProductDiscovery } from './productDiscovery.ts';
import { searchRoutes } from './routes.ts';

/** A few goods, one of them only in the second zone. */
export const testGoods: Catalogue = catalogueOf(
  [
    { sku: 'milk', name: 'Vollmilch 3,6 %', category: 'fresh', brand: 'alm', popularity: 90 },
    { sku: 'oat', name: 'Haferdrink', category: 'plant', brand: 'halm', find: ['Hafermilch'], popularity: 50 },
    { sku: 'goat', name: 'Ziegenmilch', category: 'fresh', brand: 'halm', popularity: 40, zones: ['sued'] },
    { sku: 'bread', name: 'Roggenbrot', category: 'bread', brand: 'alm', popularity: 80 },
  ],
  {
    categories: [
      { slug: 'dairy', name: 'Milch' },
      { slug: 'fresh', name: 'Frischmilch', parent: 'dairy' },
      { slug: 'plant', name: 'Pflanzendrinks', parent: 'dairy' },
      { slug: 'bread', name: 'Brot' },
    ],
    brands: [
      { slug: 'alm', name: 'Almglück' },
      { slug: 'halm', name: 'Grünhalm' },
    ],
  },
);

const pages = [
  editedTestPage('/delivery', { title: 'Delivery', blocks: [{ type: 'richText', html: '<p>We bring milk.</p>' }] }),
  editedTestPage('/milk', { title: 'All about milk' }),
];

interface Changes {
  readonly flags?: Partial<ClientRuntimeConfig>;
  readonly discovery?: ProductDiscovery;
  /** What the retailer teaches the search. */
  readonly taught?: Partial<Pick<Catalogue, 'synonyms' | 'searchPins' | 'bannedWords'>>;
  readonly algoliaApiKey?: string;
  readonly goods?: Partial<Catalogue>;
}

/** The search of a small shop, with its calls. */
export async function testSearch({ flags, discovery, algoliaApiKey, taught, goods: changed }: Changes = {}) {
  const tenant = testTenant({ flags });
  const goods = { ...testGoods, ...changed, ...taught };
  const { app, lines } = await createTestApp();
  const log = app.log as Parameters<typeof openSearch>[0]['log'];
  const { snapshots, edit } = await testSnapshots(tenant, pages, log, goods);
  const search = openSearch({ tenant, settings: { algoliaApiKey }, log });
  await search.watcher.changed(goods);
  search.use(snapshots);
  searchRoutes(app, { snapshots, discovery: discovery ?? search.discovery, tenant });
  return {
    app,
    lines,
    search,
    /** What editors say about the search. */
    configure: (config: unknown) => edit(pages, { search: config }),
    async get(path: string, zone?: string) {
      const answer = await app.inject({ url: path, ...(zone !== undefined && { cookies: { zone } }) });
      return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
    },
  };
}
