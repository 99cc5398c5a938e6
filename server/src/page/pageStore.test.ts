import type { ClientConfig } from '@trolley/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { keptLog } from '../platform/http/testing.ts';
import type { SnapshotChange } from '../platform/snapshot/snapshot.ts';
import { everything } from '../platform/snapshot/snapshot.ts';
import type { LoadedPage } from './loadedPage.ts';
import type { MadePage } from './madePage.ts';
import type { Openness } from './openness.ts';
import type { PageAsk } from './pageAsk.ts';
import type { PageContents } from './pageContent.ts';
import { addressKey } from './pageKey.ts';
import type { ShopSnapshot } from './pageShop.ts';
import { createPageStore } from './pageStore.ts';
import { redirect } from './planAnswer.ts';

afterEach(() => vi.useRealTimers());

/** A store of pages that show the version they were made from, or whatever `shows` says. */
function openStore(bytes = 1024 * 1024) {
  let version = 1;
  let current = snapshotOf(version);
  const listeners = new Set<(change: SnapshotChange) => void>();
  const made: string[] = [];
  const world = {
    status: 200,
    shared: true,
    openness: 'open' as Openness,
    site: siteWith('fruit'),
    beforeMaking: () => {},
    beforeLoading: async () => {},
    padding: '',
    keptMs: undefined as number | undefined,
    movedTo: undefined as string | undefined,
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
        keptMs: world.keptMs,
      } as unknown as LoadedPage;
    },
    opennessOf: () => world.openness,
    surroundingsOf: () => ({ site: world.site, categories: new Map() }),
    contentOf: ({ plan }, snapshot, { tags, shared, keptMs }) => {
      world.beforeMaking();
      made.push(plan.path);
      const body = Buffer.from(`${plan.path} ${snapshot.version} ${world.padding}`);
      return { status: world.status, contentType: 'text/plain', body, headers: {}, tags, shared, keptMs };
    },
  };
  const store = createPageStore({
    snapshots: {
      current: () => current,
      onChange: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    contents,
    bytes,
    log: keptLog().log,
  });
  function change(...tags: string[]) {
    version += 1;
    current = snapshotOf(version);
    for (const listener of listeners) listener({ version: current.version, tags });
  }
  const text = async (path: string) => {
    const page = (await store.obtain(askFor(path))) as MadePage;
    return (await store.formFor(page, 'identity')).body.toString().trim();
  };
  return { store, change, made, world, text };
}

function siteWith(category: string): ClientConfig {
  return { header: { navigation: [{ label: category, href: `/${category}` }] } } as unknown as ClientConfig;
}

function snapshotOf(version: number): ShopSnapshot {
  return { version: `v${version}` } as ShopSnapshot;
}

function askFor(path: string): PageAsk {
  const plan = { kind: 'page' as const, path, route: undefined, params: {}, query: '' };
  return { kind: 'html', plan, variant: { zone: '', webview: false } };
}

const keyOf = (path: string) => addressKey('html', { path, query: '' });

test('many who ask at once share one making', async () => {
  const { made, text } = openStore();
  const texts = await Promise.all(Array.from({ length: 20 }, () => text('/a')));
  expect(new Set(texts)).toEqual(new Set(['/a v1']));
  expect(made).toEqual(['/a']);
});

test('a changed page is sent as it was until the new one is there', async () => {
  const { store, change, text } = openStore();
  await text('/a');
  change('page:/a');
  expect(store.find(keyOf('/a'))).toMatchObject({ version: 'v1', staleSince: expect.any(Number) });
  await expect.poll(() => store.find(keyOf('/a'))?.version).toBe('v2');
  expect(await text('/a')).toBe('/a v2');
});

test('a page that was not touched stays as it is', async () => {
  const { store, change, made, text } = openStore();
  await text('/a');
  change('page:/b');
  expect(store.find(keyOf('/a'))?.version).toBe('v1');
  expect(store.find(keyOf('/a'))).not.toHaveProperty('staleSince');
  expect(made).toEqual(['/a']);
});

test('a change of everything drops all', async () => {
  const { store, change, text } = openStore();
  await text('/a');
  change(everything);
  expect(store.find(keyOf('/a'))).toBeUndefined();
});

test('a page that is no longer the same for everybody is dropped at once', async () => {
  const { store, change, world, text } = openStore();
  await text('/a');
  world.openness = 'closed';
  change('page:/a');
  expect(store.find(keyOf('/a'))).toBeUndefined();
});

test('a page that is gone is dropped at once', async () => {
  const { store, change, world, text } = openStore();
  await text('/a');
  world.openness = 'missing';
  change('page:/a');
  expect(store.find(keyOf('/a'))).toBeUndefined();
});

test('many who ask at once share one loading, however long it takes', async () => {
  const { world, text } = openStore();
  let loadings = 0;
  world.beforeLoading = async () => {
    loadings += 1;
    await new Promise((done) => setTimeout(done, 20));
  };
  await Promise.all(Array.from({ length: 20 }, () => text('/a')));
  expect(loadings).toBe(1);
});

test('an address that leads elsewhere is told so and not kept, nor is the page that stood there', async () => {
  const { store, change, world, text } = openStore();
  await text('/a');
  world.movedTo = '/b';
  expect(await store.obtain(askFor('/c'))).toMatchObject({ kind: 'redirect', to: '/b' });
  change('page:/a');
  await expect.poll(() => store.find(keyOf('/a'))).toBeUndefined();
});

test('a page with a time of its own is made again when that is over', async () => {
  const { store, world, text, made } = openStore();
  world.keptMs = 1000;
  await text('/a');
  await text('/a');
  expect(made).toHaveLength(1);
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.now() + 1500);
  expect(store.find(keyOf('/a'))).toBeUndefined();
  await text('/a');
  expect(made).toHaveLength(2);
});

test('a change of the tree touches all pages only when the menu around them differs', async () => {
  const { store, change, world, text } = openStore();
  await text('/a');
  world.site = siteWith('fruit');
  change('tree');
  expect(store.find(keyOf('/a'))).not.toHaveProperty('staleSince');
  world.site = siteWith('bread');
  change('tree');
  expect(store.find(keyOf('/a'))).toHaveProperty('staleSince');
});

test('a change that touches very many pages renews some and leaves the rest to who asks', async () => {
  const { store, change, text, made } = openStore(64 * 1024 * 1024);
  for (let n = 0; n < 600; n += 1) await text(`/page-${n}`);
  change('site');
  await expect.poll(() => made.length).toBe(1100);
  expect(store.find(keyOf('/page-0'))?.version).toBe('v2');
  expect(store.find(keyOf('/page-599'))).toBeUndefined();
  expect(await text('/page-599')).toBe('/page-599 v2');
});

test('a changed page that could not be made again in time is not sent any more', async () => {
  const { store, change, world, text } = openStore();
  await text('/a');
  vi.useFakeTimers({ toFake: ['Date'] });
  world.beforeMaking = () => {
    throw new Error('not now');
  };
  change('page:/a');
  vi.setSystemTime(Date.now() + 6000);
  expect(store.find(keyOf('/a'))).toBeUndefined();
});

test('a page made while its content changed is made again, not kept', async () => {
  const { store, change, world, made, text } = openStore(64 * 1024 * 1024);
  let changes = 1;
  world.beforeMaking = () => {
    if (changes > 0) setImmediate(() => change('page:/a'));
    changes -= 1;
  };
  world.padding = 'x'.repeat(3_000_000);
  expect(await text('/a')).toMatch(/^\/a v2/);
  expect(store.find(keyOf('/a'))?.version).toBe('v2');
  expect(made).toEqual(['/a', '/a']);
});

test('a page made while its content never stood still is sent, but not kept as if it were current', async () => {
  const { store, change, world, made, text } = openStore();
  world.beforeMaking = () => change();
  expect(await text('/a')).toBe('/a v3');
  expect(store.find(keyOf('/a'))).toBeUndefined();
  world.beforeMaking = () => {};
  expect(await text('/a')).toBe('/a v4');
  expect(made).toHaveLength(4);
});

test('what is not for everybody is not kept', async () => {
  const { store, world, text } = openStore();
  world.shared = false;
  await text('/a');
  expect(store.find(keyOf('/a'))).toBeUndefined();
});

test('a missing page is kept in a room of its own, and looked for again after every change', async () => {
  const { store, change, world, made, text } = openStore();
  world.status = 404;
  await text('/a');
  await text('/a');
  expect(made).toEqual(['/a']);
  expect(store.find(keyOf('/a'))).toBeUndefined();
  world.status = 200;
  change('page:/b');
  await text('/a');
  expect(store.find(keyOf('/a'))?.status).toBe(200);
});

test('the room is bounded', async () => {
  const { store, text, made } = openStore(100_000);
  for (let n = 0; n < 200; n += 1) await text(`/page-${n}`);
  expect(made).toHaveLength(200);
  expect(store.find(keyOf('/page-0'))).toBeUndefined();
  expect(store.find(keyOf('/page-199'))).toBeDefined();
});
