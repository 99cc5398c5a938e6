import type { BootData, EditedPage, Viewer } from '@trolley/contract';
import { onTestFinished } from 'vitest';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { captureLog, createTestApp, servedSegments } from '../platform/http/testing.ts';
import type { Snapshots } from '../platform/snapshot/snapshot.ts';
import { createSnapshotScope } from '../platform/snapshot/snapshotScope.ts';
import type { ProductDiscovery } from '../search/productDiscovery.ts';
import type { ShopParts } from './pageShop.ts';
import { createPages } from './pages.ts';
import type { Previews } from './preview/previews.ts';
import { editedTestPage, testDiscovery, testRenderer, testSnapshots, testTenant } from './testing.ts';

export const testPages: readonly EditedPage[] = [
  editedTestPage('/', { title: 'Start' }),
  editedTestPage('/about', { title: 'About', blocks: [{ type: 'richText', html: '<p>first words</p>' }] }),
  editedTestPage('/delivery', { title: 'Delivery' }),
  editedTestPage('/members', { access: 'logged in and joe member' }),
];

/** What a person's browser sends. */
export const browser = { 'user-agent': 'Mozilla/5.0 Firefox/140', accept: 'text/html' };

interface Changes {
  readonly tenant?: Parameters<typeof testTenant>[0];
  readonly pages?: readonly EditedPage[];
  readonly nodeEnv?: 'development' | 'test' | 'production';
  readonly before?: (boot: BootData) => void;
  readonly viewer?: Viewer;
  readonly catalogue?: Catalogue;
  readonly discovery?: ProductDiscovery;
  readonly pageCacheBytes?: number;
  readonly recaptchaSiteKey?: string;
  readonly mapOrigins?: readonly string[];
  /** Who looks at the shop in preview, given its snapshots. */
  readonly previews?: (snapshots: Pick<Snapshots<ShopParts>, 'current'>) => Previews;
}

/** The pages behind the conventions of every call, for the length of one test. */
export async function openTestShop(changes: Changes = {}) {
  const { nodeEnv = 'production', pages = testPages, before, viewer, pageCacheBytes = 1024 * 1024 } = changes;
  const { log, lines } = captureLog();
  const tenant = testTenant(changes.tenant);
  const renderer = testRenderer({ before });
  const { snapshots, edit, stock, reword } = await testSnapshots(tenant, pages, log, changes.catalogue);
  const scope = createSnapshotScope(snapshots);
  const previews = changes.previews?.(snapshots);
  const shop = createPages({
    tenant,
    snapshots,
    discovery: changes.discovery ?? testDiscovery(scope.snapshots),
    renderer,
    settings: {
      nodeEnv,
      pageCacheBytes,
      tenantsDir: '/nowhere',
      recaptchaSiteKey: changes.recaptchaSiteKey,
      mapOrigins: changes.mapOrigins,
    },
    log,
    ...(viewer && { viewerOf: () => viewer }),
    ...(previews && { preview: { previews, scope } }),
  });
  const { app } = await createTestApp({ log, fastPath: shop.answerFromCache });
  const served = servedSegments(app);
  shop.routes(app);
  onTestFinished(() => app.close());
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
  return { app, served, get, edit, stock, reword, renderer, lines };
}
