import type { EditedPage, PagePayloadOf, ScreenName, Viewer } from '@trolley/contract';
import { anonymous } from '@trolley/contract';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { shelfOf } from '../catalogue/shelf/shelfOf.ts';
import { captureLog } from '../platform/http/testing.ts';
import type { ProductDiscovery } from '../search/productDiscovery.ts';
import type { Stores } from '../store/stores.ts';
import { mountedRoutes } from '../tenant/mountedRoutes.ts';
import { readAddress } from './address.ts';
import type { LoadedPage, PageLoad, ReadyPage } from './loadedPage.ts';
import { loadPage } from './loadPage.ts';
import type { PageShop } from './pageShop.ts';
import { planAnswer } from './planAnswer.ts';
import { testDiscovery, testScreens, testSnapshots, testTenant } from './testing.ts';
import { createTexts } from './texts.ts';

export interface LoadWorld {
  readonly tenant?: Parameters<typeof testTenant>[0];
  readonly pages?: readonly EditedPage[];
  readonly catalogue?: Catalogue;
  readonly discovery?: ProductDiscovery;
  readonly stores?: Stores;
  readonly viewer?: Viewer;
  readonly zone?: string;
  /** Screens beside the ones every test shop has. */
  readonly screens?: readonly ScreenName[];
}

/** All that loading an address needs, in a shop of plain values. */
export async function pageLoad(url: string, world: LoadWorld = {}): Promise<PageLoad> {
  const tenant = testTenant(world.tenant);
  const { log } = captureLog();
  const { snapshots } = await testSnapshots(tenant, world.pages ?? [], log, world.catalogue);
  const routes = mountedRoutes(tenant.routes, [...testScreens, ...(world.screens ?? [])]);
  const shop: PageShop = {
    tenant: tenant.publicConfig,
    routes,
    buildId: 'build-1',
    notFoundPage: tenant.file.notFoundPage,
    texts: createTexts(tenant.publicConfig),
    areaTexts: tenant.areaTexts,
    themes: [{ id: 'test', name: 'Shop', style: '' }],
    discovery: world.discovery ?? testDiscovery(snapshots),
    cookieCategories: () => [],
    stores: world.stores,
    log,
  };
  const snapshot = snapshots.current();
  const address = readAddress(url);
  const { redirects } = tenant.file;
  const plan = address && planAnswer(address, { redirects, routes, searchSlug: 'search', hasPage: () => false });
  if (plan?.kind !== 'page') throw new Error(`${url} is no page`);
  const shelf = shelfOf(snapshot.parts.catalogue, world.zone ?? '');
  return { plan, snapshot, viewer: world.viewer ?? anonymous, shop, shelf };
}

export async function loadAddress(url: string, world: LoadWorld = {}): Promise<LoadedPage> {
  return loadPage(await pageLoad(url, world));
}

export async function loadReady(url: string, world: LoadWorld = {}): Promise<ReadyPage> {
  const loaded = await loadAddress(url, world);
  if (loaded.kind === 'redirect') throw new Error(`${url} leads to ${loaded.to}`);
  return loaded;
}

/** The data of a page, which must be of this screen. */
export async function dataOf<N extends ScreenName>(screen: N, url: string, world: LoadWorld = {}) {
  const { payload } = await loadReady(url, world);
  if (payload.screen !== screen) throw new Error(`${url} shows ${payload.screen}`);
  return (payload as PagePayloadOf<N>).data;
}

/** Where an address leads. */
export async function redirectOf(url: string, world: LoadWorld = {}) {
  const loaded = await loadAddress(url, world);
  return loaded.kind === 'redirect' ? { status: loaded.status, to: loaded.to } : undefined;
}
