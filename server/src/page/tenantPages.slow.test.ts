import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { PagePayloadOf } from '@trolley/contract';
import { anonymous, pathTo } from '@trolley/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { demoCatalogue } from '../../../demo/shop/src/catalogue/testing/demoCatalogue.ts';
import type { Shelf } from '../catalogue/shelf/shelf.ts';
import { shelfOf } from '../catalogue/shelf/shelfOf.ts';
import { captureLog } from '../platform/http/testing.ts';
import { repositoryRoot } from '../platform/paths.ts';
import { loadTenant } from '../tenant/loadTenant.ts';
import { mountedRoutes } from '../tenant/mountedRoutes.ts';
import { readAddress } from './address.ts';
import { fillSite } from './fillSite.ts';
import { deadLinks } from './liveLinks.ts';
import type { LoadedPage, ReadyPage } from './loadedPage.ts';
import { loadPage } from './loadPage.ts';
import type { PageShop, ShopSnapshot } from './pageShop.ts';
import { planAnswer } from './planAnswer.ts';
import { testDiscovery, testScreens, testSnapshots } from './testing.ts';
import { createTexts } from './texts.ts';

interface Opened {
  readonly shop: PageShop;
  readonly snapshot: ShopSnapshot;
  readonly shelf: Shelf;
  load(url: string): Promise<LoadedPage>;
}

async function openTenant(id: string): Promise<Opened> {
  const tenant = await loadTenant({ tenantsDir: join(repositoryRoot, 'tenants'), id, baseUrl: 'https://shop.example' });
  const { log } = captureLog();
  const { snapshots } = await testSnapshots(tenant, tenant.pages, log, demoCatalogue(id));
  const snapshot = snapshots.current();
  const shop: PageShop = {
    tenant: tenant.publicConfig,
    routes: mountedRoutes(tenant.routes, testScreens),
    buildId: 'build-1',
    notFoundPage: tenant.file.notFoundPage,
    texts: createTexts(tenant.publicConfig),
    areaTexts: tenant.areaTexts,
    themes: [],
    discovery: testDiscovery(snapshots),
    cookieCategories: () => [],
    log,
  };
  const shelf = shelfOf(snapshot.parts.catalogue, '');
  const { pages } = snapshot.parts.content;
  const load = async (url: string) => {
    const address = readAddress(url);
    if (!address) throw new Error(`${url} is no address`);
    const { redirects } = tenant.file;
    const searchSlug = tenant.file.pageMap.search.urlslug;
    const plan = planAnswer(address, {
      redirects,
      routes: shop.routes,
      searchSlug,
      hasPage: (path) => pages.has(path),
    });
    return plan.kind === 'redirect' ? plan : loadPage({ plan, snapshot, viewer: anonymous, shop, shelf });
  };
  return { shop, snapshot, shelf, load };
}

describe.each(['feldmarkt', 'harbour'])('the pages of %s', (id) => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await openTenant(id);
  });
  const ready = async (url: string): Promise<ReadyPage> => {
    const loaded = await opened.load(url);
    if (loaded.kind === 'redirect') throw new Error(`${url} leads to ${loaded.to}`);
    return loaded;
  };
  const path = (...to: Parameters<typeof pathTo> extends [unknown, ...infer Rest] ? Rest : never) =>
    pathTo(opened.shop.routes, ...to) ?? '';

  test('ROUTE-12 every category has a page with its own title and products', async () => {
    const slugs = [...opened.snapshot.parts.catalogue.categories.keys()];
    expect(slugs.length).toBeGreaterThanOrEqual(120);
    const titles = new Set<string>();
    for (const slug of slugs) {
      const { payload } = await ready(path('products-slug', { slug }));
      const { category, listing } = (payload as PagePayloadOf<'products-slug'>).data;
      expect(listing?.total, slug).toBe(category?.count);
      titles.add(payload.meta.title);
    }
    expect(titles.size).toBe(slugs.length);
    expect((await ready(path('products-slug'))).payload.status).toBe(200);
  });

  test('ROUTE-11 every product has a page with a title and a description of its own', async () => {
    const { products } = opened.snapshot.parts.catalogue;
    const titles = new Map<string, string>();
    for (const { slug, zones } of products.values()) {
      if (zones && !zones.includes(opened.shelf.zone)) continue;
      const { payload } = await ready(path('product-slug', { slug }));
      expect(payload.meta.description?.length, slug).toBeGreaterThan(10);
      expect(payload.meta.description?.length, slug).toBeLessThanOrEqual(162);
      titles.set(payload.meta.title, slug);
    }
    expect(titles.size).toBeGreaterThan(products.size * 0.95);
  });

  test('ROUTE-13 every brand has a page, and stands under its letter', async () => {
    const { payload } = await ready(path('brands'));
    const { letters } = (payload as PagePayloadOf<'brands'>).data;
    const slugs = letters.flatMap(({ brands }) => brands.map(({ slug }) => slug));
    expect(slugs.length).toBeGreaterThanOrEqual(60);
    expect(slugs.toSorted()).toEqual(
      opened.shelf
        .brands()
        .map(({ slug }) => slug)
        .toSorted(),
    );
    for (const slug of slugs) expect((await ready(path('brand-slug', { slug }))).payload.status).toBe(200);
  });

  test('no link of the menu, the footer or a content page leads nowhere', async () => {
    const { content } = opened.snapshot.parts;
    const site = fillSite(content, opened.shelf, { routes: opened.shop.routes, locale: opened.shop.tenant.locale });
    const texts = [JSON.stringify(site)];
    for (const url of content.pages.keys()) {
      const loaded = await opened.load(url);
      if (loaded.kind === 'page') texts.push(JSON.stringify(loaded.payload.data));
    }
    const hrefs = new Set(
      texts.flatMap((text) => [...text.matchAll(/href\\?":?\s*\\?"?(\/[^"\\#]*)/g)].map(([, href = '']) => href)),
    );
    expect(hrefs.size).toBeGreaterThan(20);
    const dead: string[] = [];
    for (const href of hrefs) {
      const loaded = await opened.load(href.replaceAll('&amp;', '&'));
      if (loaded.kind === 'page' && loaded.payload.status !== 200) dead.push(href);
    }
    expect(dead).toEqual([]);
  });

  test('everything of the catalogue that the tenant’s content names is there', async () => {
    const { content, catalogue } = opened.snapshot.parts;
    const links = [content.siteLinks, ...[...content.pages.values()].map((page) => page.catalogueLinks)].flat();
    expect([...deadLinks(links, opened.shelf)]).toEqual([]);
    for (const url of content.pages.keys()) {
      const { tags } = await ready(url);
      const skus = tags.flatMap((tag) => (tag.startsWith('product:') ? [tag.slice('product:'.length)] : []));
      expect(skus.filter((sku) => !catalogue.products.has(sku))).toEqual([]);
    }
  });

  test('a list of 48 products is small enough to come with every page', async () => {
    const [root] = opened.shelf.tree().categories;
    const { payload } = await ready(path('products-slug', { slug: root?.slug ?? '' }));
    const bytes = brotliCompressSync(JSON.stringify(payload.data)).length;
    expect((payload as PagePayloadOf<'products-slug'>).data.listing?.count).toBe(48);
    expect(bytes).toBeLessThan(8000);
  });
});
