import type { PageMap, ScreenName } from '@trolley/contract';
import { buildRoutes, pageNames } from '@trolley/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mountedRoutes } from '../tenant/mountedRoutes.ts';
import { allFlags } from '../tenant/testing.ts';
import { readAddress } from './address.ts';
import type { PlanWorld } from './planAnswer.ts';
import { planAnswer } from './planAnswer.ts';

const pageMap = Object.fromEntries(pageNames.map((name) => [name, { urlslug: name.toLowerCase() }])) as PageMap;
const screens: readonly ScreenName[] = ['index', 'sitemap', 'search-term', 'generalerror'];
const pages = ['/', '/about', '/delivery'];

const world: PlanWorld = {
  redirects: {
    oneToOne: {
      '/home': '/',
      '/old': '/about?from=old',
      '/jobs': 'https://jobs.example/all',
      '/alt/exact': '/delivery',
      '/käse': '/about',
    },
    manyToOne: { '/blog': '/about', '/alt': '/about' },
    manyToMany: { '/info': '/', '/alt/deep': '/new', '/shop': 'https://shop.example/de' },
  },
  routes: mountedRoutes(buildRoutes(pageMap, allFlags), screens),
  searchSlug: 'search',
  hasPage: (path) => pages.includes(path),
};

function plan(url: string, changes: Partial<PlanWorld> = {}) {
  const address = readAddress(url);
  if (!address) throw new Error(`${url} is no address`);
  return planAnswer(address, { ...world, ...changes });
}

describe('redirect rules', () => {
  test.each([
    ['NAV-04 an exact rule', '/home', '/'],
    ['NAV-03 exact wins over a prefix', '/alt/exact', '/delivery'],
    ['NAV-03 a prefix to a fixed target wins over a replaced prefix', '/alt/deep/x', '/about'],
    ['NAV-03 a replaced prefix keeps the rest of the path', '/info/about', '/about'],
    ['NAV-04 the query goes along', '/home?utm=x', '/?utm=x'],
    ['NAV-04 the query joins one of the target', '/old?utm=x', '/about?from=old&utm=x'],
    ['NAV-04 a rule for a path with an umlaut', '/k%C3%A4se', '/about'],
    ['NAV-04 a closing slash takes no second hop', '/home/', '/'],
    ['NAV-04 a rest with an encoded question mark stays a path', '/info/a%3Fb', '/a%3Fb'],
  ])('%s: %s leads to %s', (_, url, to) => {
    expect(plan(url)).toEqual({ kind: 'redirect', status: 301, to, external: false, cookies: [] });
  });

  test.each([
    ['/jobs', 'https://jobs.example/all'],
    ['/shop/a/b?c=d', 'https://shop.example/de/a/b?c=d'],
  ])('NAV-03 a target that starts with http leaves the app: %s', (url, to) => {
    expect(plan(url)).toMatchObject({ status: 301, to, external: true });
  });

  test('a replaced prefix never opens a door to another host', () => {
    expect(plan('/info//evil.example')).toMatchObject({ to: '/evil.example', external: false });
  });
});

describe('spelling', () => {
  test.each([
    ['/about/', '/about'],
    ['//about', '/about'],
    ['/about//?a=b', '/about?a=b'],
    ['/search//k%C3%A4se/', '/search/k%C3%A4se'],
  ])('%s is moved to %s', (url, to) => {
    expect(plan(url)).toMatchObject({ kind: 'redirect', status: 301, to });
  });

  test('capitals lead to the page in small letters where there is one', () => {
    expect(plan('/About?a=b')).toMatchObject({ kind: 'redirect', status: 301, to: '/about?a=b' });
    expect(plan('/Nowhere')).toMatchObject({ kind: 'page', path: '/Nowhere' });
    expect(plan('/search/Milk')).toMatchObject({ kind: 'page', params: { term: 'Milk' } });
  });
});

describe('entry flags', () => {
  test('ROUTE-26 flags become cookies and leave the address', () => {
    expect(plan('/about?webview=true&hidebackbutton=true&analytics=true&x=1')).toEqual({
      kind: 'redirect',
      status: 302,
      to: '/about?x=1',
      external: false,
      cookies: ['webview', 'hidebackbutton', 'analytics'],
    });
  });

  test('ROUTE-26 the key for the login call stays in the address and makes no other page', () => {
    expect(plan('/about?bypassRecaptchaKey=abc')).toMatchObject({ kind: 'page', path: '/about', query: '' });
  });

  test('a named target cannot leave the shop, nor bring control characters into a header', () => {
    expect(plan('/?openlink=//evil.example')).toMatchObject({ kind: 'page' });
    expect(plan(`/?openlink=${encodeURIComponent('/\t/evil.example')}`)).toMatchObject({ to: '/%09/evil.example' });
  });
});

describe('the search form', () => {
  test.each([
    ['/search?q=milk', '/search/milk'],
    ['/search?q=oat+milk', '/search/oat%20milk'],
    ['/search?q=K%C3%A4se', '/search/K%C3%A4se'],
    ['/search?q=milk&tab=products&utm=x', '/search/milk?tab=products'],
    ['/search?q=', '/'],
    ['/search?q=%20', '/'],
    ['/search', '/'],
    [`/search?q=${'a'.repeat(300)}`, `/search/${'a'.repeat(100)}`],
  ])('%s leads to %s', (url, to) => {
    expect(plan(url)).toMatchObject({ kind: 'redirect', status: 303, to });
  });

  test('a content page at the slug shows when nothing is searched', () => {
    expect(plan('/search', { hasPage: () => true })).toMatchObject({ kind: 'page', path: '/search' });
  });

  test('without the search there is nothing to lead to', () => {
    const routes = world.routes.filter(({ name }) => name !== 'search-term');
    expect(plan('/search?q=milk', { routes })).toMatchObject({ kind: 'page', path: '/search' });
  });

  test('a term never leads astray or around in circles', () => {
    const odd = fc.string({ unit: fc.constantFrom('/', '.', '\\', '%', '?', '#', 'a', ' ', 'ä', '\t') });
    fc.assert(
      fc.property(odd, (term) => {
        let url = `/search?q=${encodeURIComponent(term)}`;
        for (let hops = 0; hops < 4; hops += 1) {
          const address = readAddress(url);
          const next = address && planAnswer(address, world);
          if (next?.kind !== 'redirect') return;
          expect(next.to).toMatch(/^\/(?![/\\])/);
          url = next.to;
        }
        expect.fail(`still on the way at ${url}`);
      }),
    );
  });
});

describe('pages', () => {
  test('ROUTE-01 home and every path without a route of its own are content', () => {
    expect(plan('/')).toMatchObject({ kind: 'page', route: { name: 'index' }, path: '/' });
    expect(plan('/any/deep/path')).toMatchObject({ kind: 'page', route: { name: 'index' }, path: '/any/deep/path' });
  });

  test('a route without a screen is not there: content answers', () => {
    expect(plan('/cart')).toMatchObject({ kind: 'page', route: { name: 'index' } });
  });

  test('only parameters the route knows count, in one order', () => {
    expect(plan('/search/milk?utm=x&tab=products&sort=price&page=')).toMatchObject({
      query: 'sort=price&tab=products',
    });
    expect(plan('/search/milk?sort=price&tab=products')).toMatchObject({ query: 'sort=price&tab=products' });
    expect(plan('/about?sort=price')).toMatchObject({ query: '' });
  });
});
