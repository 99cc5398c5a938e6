import { randomUUID } from 'node:crypto';
import { openPreview } from '@trolley/contract';
import { beforeEach, expect, onTestFinished } from 'vitest';
import { cacheCatalogueResponses } from '../../catalogue/cacheCatalogueResponses.ts';
import { catalogueRoutes } from '../../catalogue/routes.ts';
import { catalogueOf, dayMs, offerSpan, regularSpan } from '../../catalogue/testing.ts';
import { contentDatabase } from '../../content/testing.ts';
import { createTestApp, withXsrf } from '../../platform/http/testing.ts';
import { createMetrics } from '../../platform/metrics/metrics.ts';
import { createSnapshotScope } from '../../platform/snapshot/snapshotScope.ts';
import { previewRoom } from '../../previewRoom.ts';
import { openStaff } from '../../staff/openStaff.ts';
import { staffRoutes } from '../../staff/routes.ts';
import { insertSession } from '../../staff/testing.ts';
import { createPages } from '../pages.ts';
import { testDiscovery, testRenderer, testScreens, testTenant } from '../testing.ts';
import type { PreviewSources } from './previews.ts';

export const inDays = (days: number) => Date.now() + days * dayMs;
export const christmas = () => new Date(inDays(20)).toISOString();
export const previewed = (path: string, token: string) => `${path}${path.includes('?') ? '&' : '?'}preview=${token}`;

/** A database whose shops staff look at before shoppers do. */
export function previewShops() {
  const { log, lines, database, query, seed, openContent } = contentDatabase();
  beforeEach(() => query('delete from staff'));

  /** A process of the shop: bread is on offer from the tenth to the thirtieth day from now. */
  async function open(sources?: Partial<PreviewSources>) {
    const tenant = testTenant();
    const goods = catalogueOf([
      {
        sku: 'bread',
        slug: 'bread',
        name: 'Bread',
        category: 'bakery',
        prices: [regularSpan(320), offerSpan(250, inDays(10), inDays(30))],
      },
      { sku: 'salt', slug: 'salt', name: 'Salt', category: 'bakery', prices: [regularSpan(90)] },
    ]);
    const catalogue = { ...goods, now: Date.now() };
    const snapshots = await openContent(database(), { tenant, catalogue });
    const settings = { baseUrl: 'https://shop.example', passwordMemoryKb: 64 };
    const staff = openStaff({ database: database(), settings, shopName: 'Shop', isStore: () => true });
    const scope = createSnapshotScope(snapshots);
    const room = previewRoom({
      ...{ tenant, database: database(), snapshots, scope, staff, screens: testScreens, log },
      ...(sources && { sources: { draftsOf: async () => [], plansUntil: async () => [], ...sources } }),
    });
    const pages = createPages({
      ...{ tenant, snapshots, renderer: testRenderer(), log, discovery: testDiscovery(scope.snapshots) },
      settings: { nodeEnv: 'production', pageCacheBytes: 1024 * 1024, tenantsDir: '/nowhere' },
      preview: { previews: room.previews, scope },
    });
    const answers = cacheCatalogueResponses({ snapshots, log, metrics: createMetrics({ process: false }) });
    const { app } = await createTestApp({
      log,
      fastPath: (request, response) =>
        answers.answerFromCache(request, response) || pages.answerFromCache(request, response),
    });
    onTestFinished(() => app.close());
    staffRoutes(app, staff);
    catalogueRoutes(app, { snapshots: scope.snapshots, answers });
    await room.routes?.(app);
    pages.routes(app);
    await app.ready();

    const xsrf = await withXsrf(app);
    async function person(...roles: readonly string[]) {
      const [row] = await query<{ id: string }>(
        'insert into staff (email, name, roles) values ($1, $1, $2) returning id',
        ...[`${randomUUID()}@x.at`, roles],
      );
      const id = row?.id ?? '';
      const session = await insertSession(query, id);
      return { id, session };
    }
    const ask = ({ session }: { session: string }, body: object = {}) =>
      app.inject({
        method: 'POST',
        url: openPreview.path,
        headers: { ...xsrf, cookie: `${xsrf.cookie}; ${session}` },
        payload: body,
      });
    const tokenOf = async (who: { session: string }, body: object = {}) => {
      const answer = await ask(who, body);
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json<{ token: string }>().token;
    };
    const get = (url: string, headers: Record<string, string> = { accept: 'text/html' }) =>
      app.inject({ url, headers });
    return { app, get, person, ask, tokenOf };
  }

  return { lines, query, seed, open };
}
