import type { ClientConfig } from '@trolley/contract';
import { captureLog } from '../platform/http/testing.ts';
import type { SnapshotChange } from '../platform/snapshot/snapshot.ts';
import type { LoadedPage } from './loadedPage.ts';
import type { MadePage } from './madePage.ts';
import type { Openness } from './openness.ts';
import type { PageAsk } from './pageAsk.ts';
import { createPageCache } from './pageCache.ts';
import type { PageContents } from './pageContent.ts';
import { addressKey } from './pageKey.ts';
import type { ShopSnapshot } from './pageShop.ts';
import { redirect } from './planAnswer.ts';

/** A cache of pages that show the version they were made from, or whatever `shows` says. */
export function openPageCache(bytes = 1024 * 1024) {
  let version = 1;
  let current = snapshotOf(version);
  const listeners = new Set<(change: SnapshotChange) => void>();
  const made: string[] = [];
  const outcomes: string[] = [];
  const { log, lines } = captureLog();
  const world = {
    status: 200,
    shared: true,
    openness: 'open' as Openness,
    site: siteWith('fruit'),
    beforeMaking: () => {},
    beforeLoading: async () => {},
    padding: '',
    maxAgeMs: undefined as number | undefined,
    movedTo: undefined as string | undefined,
    redirected: undefined as string | undefined,
  };
  const contents: PageContents = {
    load: async ({ plan }) => {
      await world.beforeLoading();
      if (world.movedTo !== undefined) return redirect(302, world.movedTo);
      return {
        kind: 'page',
        payload: { status: world.status },
        tags: [`page:${plan.path}`, 'site'],
        shared: world.shared,
        maxAgeMs: world.maxAgeMs,
      } as unknown as LoadedPage;
    },
    opennessOf: () => world.openness,
    isMoved: ({ plan }) => plan.path === world.redirected,
    surroundingsOf: () => ({ site: world.site, categories: new Map(), numbers: '' }),
    contentOf: ({ plan }, snapshot, { tags, shared, maxAgeMs }) => {
      world.beforeMaking();
      made.push(plan.path);
      const body = Buffer.from(`${plan.path} ${snapshot.version} ${world.padding}`);
      return { status: world.status, contentType: 'text/plain', body, headers: {}, tags, shared, maxAgeMs };
    },
  };
  const cache = createPageCache({
    snapshots: {
      current: () => current,
      onChange: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    contents,
    bytes,
    log,
    metrics: { pageCacheAsked: (outcome) => void outcomes.push(outcome) },
  });
  function change(...tags: string[]) {
    version += 1;
    current = snapshotOf(version);
    for (const listener of listeners) listener({ version: current.version, tags });
  }
  const text = async (path: string) => {
    const page = (await cache.obtain(askFor(path))) as MadePage;
    return (await cache.formFor(page, 'identity')).body.toString().trim();
  };
  return { cache, change, made, world, text, outcomes, lines };
}

export function siteWith(category: string): ClientConfig {
  return { header: { navigation: [{ label: category, href: `/${category}` }] } } as unknown as ClientConfig;
}

function snapshotOf(version: number): ShopSnapshot {
  return { version: `v${version}` } as ShopSnapshot;
}

export function askFor(path: string): PageAsk {
  const plan = { kind: 'page' as const, path, route: undefined, params: {}, query: '' };
  return { kind: 'html', plan, variant: { zone: '', webview: false } };
}

export const keyOf = (path: string) => addressKey('html', { path, query: '' });
