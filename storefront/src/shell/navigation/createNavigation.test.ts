import type { Layout } from '@trolley/contract';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { settled } from '../../layout/testing/openShop.tsx';
import { guest } from '../session/customerState.ts';
import { sessionOf } from '../session/session.ts';
import { createStore } from '../store.ts';
import { bootFixture, contentFixture } from '../testing/bootFixture.ts';
import { holdReload } from '../update/holdReload.ts';
import { createNavigation } from './navigation.ts';
import { createPayloads } from './payloads.ts';

const loadScreen = vi.fn(async () => undefined);

let layout: Layout | undefined;
let fetched: string[];
const manifest = {
  id: 'build1',
  timestamp: 1,
  prerendered: ['/about'],
  routeRules: [{ name: 'sitemap', pattern: '/sitemap', cacheable: false }],
};

function navigation() {
  const fetch = async (url: string) => {
    fetched.push(url);
    return Response.json(url.startsWith('/builds') ? manifest : { ...contentFixture('x'), buildId: 'build2' });
  };
  vi.stubGlobal('fetch', fetch);
  return createNavigation({
    page: window,
    boot: bootFixture(),
    session: sessionOf(createStore(guest)),
    payloads: createPayloads({ fetch, uuid: () => 'u', now: () => Date.now(), zone: () => '' }),
    loadScreen,
    currentLayout: () => layout,
  });
}
beforeEach(() => {
  layout = 'default';
  fetched = [];
  loadScreen.mockClear();
  sessionStorage.clear();
  window.history.replaceState(null, '', 'http://localhost:3000/here');
  return () => vi.unstubAllGlobals();
});

describe('fetching ahead', () => {
  test('NAV-09 a prerendered page is fetched on hover, with its screen', async () => {
    const { prefetch, build } = navigation();
    prefetch('/about', 'near');
    expect(fetched).toEqual([]);
    await build.load();
    prefetch('/about', 'near');
    prefetch('/other', 'near');
    expect(fetched).toEqual(['/builds/meta/build1.json', '/_payload/about']);
    expect(loadScreen.mock.calls).toEqual([['index']]);
    await settled();
  });

  test('any other that is the same for everybody is fetched at the press', async () => {
    const { prefetch, build } = navigation();
    await build.load();
    for (const to of ['/other?a=1', '/here', '/sitemap', '/search/milk#x']) prefetch(to, 'press');
    expect(fetched.slice(1)).toEqual(['/_payload/other?a=1', '/_payload/search/milk']);
    await settled();
  });
});

describe('a full reload', () => {
  test('NAV-08 never happens in the focused layout or while something is held', () => {
    const { mayReload } = navigation();
    layout = 'focused';
    expect(mayReload('/a')).toBe(false);
    layout = 'default';
    const release = holdReload('payment');
    expect(mayReload('/a')).toBe(false);
    release();
    expect([mayReload('/a'), mayReload('/a')]).toEqual([true, false]);
  });

  test('NAV-08 is due once a payload came from another build', async () => {
    const { loader, build } = navigation();
    expect(build.isOutdated()).toBe(false);
    const about = { pathname: '/about', search: '', hash: '', state: null, key: 'a' };
    await loader(about, new AbortController().signal);
    expect(build.isOutdated()).toBe(true);
  });
});
