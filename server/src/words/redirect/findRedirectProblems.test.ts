import { type RedirectKind, type Redirects, redirectKinds } from '@trolley/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findRedirectProblems, type RedirectWorld } from './findRedirectProblems.ts';
import { followRedirects } from './followRedirects.ts';
import { interestingPaths } from './interestingPaths.ts';
import { layRedirects } from './layRedirects.ts';
import { pathOf } from './tidySource.ts';

const none: Redirects = { oneToOne: {}, manyToOne: {}, manyToMany: {} };
const places = new Map([
  ['/', 'Home'],
  ['/about', 'About'],
  ['/about/team', 'Team'],
  ['/new', 'New'],
]);
const world = (others: Partial<Redirects> = {}): RedirectWorld => ({
  others: { ...none, ...others },
  lookAt: (path) => (places.has(path) ? { screen: 'index', title: places.get(path) ?? '' } : undefined),
  pages: [...places.keys()],
  isReserved: (path) => path.startsWith('/api'),
});
const codes = (kind: RedirectKind, from: string, to: string, others: Partial<Redirects> = {}) =>
  findRedirectProblems({ kind, from, to }, world(others)).map(({ code }) => code);

describe('what speaks against a redirect', () => {
  test('nothing, where an old address leads to a page or out of the shop', () => {
    expect(codes('oneToOne', '/old', '/about')).toEqual([]);
    expect(codes('oneToOne', '/old', '/about?from=old#team')).toEqual([]);
    expect(codes('manyToOne', '/old', 'https://jobs.example/')).toEqual([]);
    expect(codes('manyToMany', '/old', '/products')).toEqual([]);
  });

  test('it leads to itself, or round in a circle', () => {
    expect(codes('oneToOne', '/old', '/old')).toEqual(['loop']);
    expect(codes('oneToOne', '/old', '/old/?again=1')).toEqual(['loop']);
    expect(codes('oneToOne', '/a', '/b', { oneToOne: { '/b': '/c', '/c': '/a' } })).toEqual(['loop']);
    expect(codes('manyToMany', '/a', '/a/b')).toEqual(['loop']);
    expect(codes('manyToMany', '/a', '/b', { oneToOne: { '/b/x': '/a/x' } })).toEqual(['loop']);
    expect(codes('manyToOne', '/shop', '/b', { oneToOne: { '/b': '/shop/milk' } })).toEqual(['loop']);
  });

  test('below a prefix that leads to one of its own pages it stays there', () => {
    expect(codes('manyToOne', '/about', '/about/team')).not.toContain('loop');
  });

  test('the server answers there, or the whole shop would be gone', () => {
    expect(codes('oneToOne', '/api/stores', '/about')).toEqual(['reserved']);
    expect(codes('manyToOne', '/', '/about')).toEqual(['everything']);
    expect(codes('manyToMany', '/', '/about')).toEqual(['everything']);
  });

  test('it hides pages, named with their titles', () => {
    expect(findRedirectProblems({ kind: 'manyToOne', from: '/about', to: '/new' }, world())).toEqual([
      { code: 'hidesPage', refused: false, values: { path: '/about', title: 'About' } },
      { code: 'hidesPage', refused: false, values: { path: '/about/team', title: 'Team' } },
    ]);
    expect(codes('oneToOne', '/about', '/new')).toEqual(['hidesPage']);
    // An exact rule of its own takes the page below.
    expect(codes('manyToOne', '/about', '/new', { oneToOne: { '/about/team': '/' } })).toEqual(['hidesPage']);
  });

  test('it takes more than one step, or makes others do so', () => {
    expect(
      findRedirectProblems({ kind: 'oneToOne', from: '/a', to: '/b' }, world({ oneToOne: { '/b': '/new' } })),
    ).toEqual([{ code: 'chain', refused: false, values: { to: '/new' } }]);
    expect(
      findRedirectProblems({ kind: 'oneToOne', from: '/b', to: '/new' }, world({ manyToOne: { '/a': '/b?x=1' } })),
    ).toEqual([{ code: 'madeChain', refused: false, values: { from: '/a' } }]);
  });

  test('its target shows nothing', () => {
    expect(codes('oneToOne', '/a', '/b')).toEqual(['nowhere']);
    expect(codes('manyToOne', '/a', '/b', { oneToOne: { '/b': '/c' } })).toEqual(['chain', 'nowhere']);
  });

  test('another rule is asked first', () => {
    expect(codes('manyToMany', '/old/shop', '/products', { manyToOne: { '/old': '/new' } })).toEqual(['neverAsked']);
  });
});

const segment = fc.constantFrom('a', 'b', 'c');
const path = fc.array(segment, { minLength: 1, maxLength: 3 }).map((segments) => `/${segments.join('/')}`);
const rule = fc.record({ kind: fc.constantFrom(...redirectKinds), from: path, to: path });
const everyPath = (() => {
  const all = ['a', 'b', 'c', 'z'];
  const one = all.map((name) => `/${name}`);
  const two = one.flatMap((head) => all.map((name) => `${head}/${name}`));
  const three = two.flatMap((head) => all.map((name) => `${head}/${name}`));
  return ['/', ...one, ...two, ...three, ...three.map((head) => `${head}/a`)];
})();

test('whatever is saved one after the other, no address goes round in a circle', () => {
  fc.assert(
    fc.property(fc.array(rule, { maxLength: 8 }), (rules) => {
      let saved = none;
      for (const one of rules) {
        const { [one.from]: _, ...rest } = saved[one.kind];
        const others = { ...saved, [one.kind]: rest };
        if (!findRedirectProblems(one, world(others)).some(({ refused }) => refused))
          saved = layRedirects(others, [one]);
      }
      expect(everyPath.filter((one) => followRedirects(saved, one).end === 'loop')).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test('what is refused as a circle is one: some address never arrives', () => {
  fc.assert(
    fc.property(fc.array(rule, { maxLength: 6 }), rule, (rules, one) => {
      const others = layRedirects(
        none,
        rules.filter(({ kind, from }) => kind !== one.kind || from !== one.from),
      );
      const [problem] = findRedirectProblems(one, world(others));
      if (problem?.code !== 'loop' || one.from === one.to) return;
      const laid = layRedirects(others, [one]);
      const all = [...everyPath, ...everyPath.flatMap((head) => [`${head}/x`, `${head}/b/x`])];
      expect(all.some((start) => followRedirects(laid, start).end === 'loop')).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test('prefixes that all lead to one place are looked at in a moment, however many there are', () => {
  const manyToMany = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`/old${index}`, '/']));
  expect(interestingPaths({ oneToOne: {}, manyToOne: {}, manyToMany }).length).toBeLessThan(5000);
});

test('dots in a target lead where a browser goes', () => {
  expect(pathOf('/./')).toBe('/');
  expect(pathOf('/a/../b?c')).toBe('/b');
  expect(pathOf('/../..')).toBe('/');
});
