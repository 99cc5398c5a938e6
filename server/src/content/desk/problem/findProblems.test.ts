import { buildRoutes } from '@trolley/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { testTenant } from '../../../page/testing.ts';
import { isWithin } from '../../visibility.ts';
import { findProblems, type LinkedPage, type ProblemWorld, pageProblem } from './findProblems.ts';
import { spanAt } from './spanAt.ts';

const now = new Date('2026-11-18T12:00:00.000Z');
const at = (minute: number) => new Date(now.getTime() + minute * 60_000);
const tenant = testTenant();
const routes = buildRoutes(tenant.file.pageMap, tenant.publicConfig.clientRuntimeConfig);
const pages: Readonly<Record<string, LinkedPage>> = {
  '/here': { draft: false, isOff: false },
  '/hidden': { draft: true, isOff: false },
  '/club': { draft: false, isOff: true },
};
const world: ProblemWorld = {
  routes,
  redirects: { oneToOne: {}, manyToOne: { '/shop': '/here' }, manyToMany: { '/x/y': '/x' } },
  pageAt: (path) => pages[path],
  known: { hasCategory: () => false, hasBrand: () => false, hasProduct: () => false, hasForm: () => false },
  hasMedia: (file) => file === 'milk.svg',
  now,
};
const found = (blocks: readonly object[], page: object = {}) =>
  findProblems('page:/x', { path: '/x', title: 'x', meta: {}, blocks, ...page }, world).map(
    ({ path, code }) => `${path.join('.')} ${code}`,
  );

describe('problems of a page', () => {
  test('STUD-03 a page that is right has none', () => {
    expect(found([{ type: 'richText', html: '<a href="/here">x</a> <a href="https://example.org">y</a>' }])).toEqual(
      [],
    );
  });

  test.each([
    [
      'a link to a page that is offline',
      { type: 'richText', html: '<a href="/hidden">x</a>' },
      ['blocks.0.html deadLink'],
    ],
    ['a link to what this shop does without', { type: 'richText', html: '<a href="/club">x</a>' }, []],
    [
      'a route that is none',
      { type: 'image', picture: { file: 'milk.svg', alt: 'x' }, to: 'route:nonsense' },
      ['blocks.0.to deadLink'],
    ],
    ['a picture with a caption', { type: 'image', picture: { file: 'milk.svg', alt: ' ' }, caption: 'Milk' }, []],
    [
      'a picture alone',
      { type: 'image', picture: { file: 'milk.svg', alt: ' ' } },
      ['blocks.0.picture.alt missingAlt'],
    ],
    [
      'a film that is missing',
      { type: 'video', title: 'x', provider: 'file', source: 'film.mp4' },
      ['blocks.0.source missingMedia'],
    ],
    [
      'a product nobody chose yet: it is missing, not gone',
      { type: 'productPromotion', sku: '', title: 'x', action: 'y' },
      ['blocks.0.sku missing'],
    ],
    ['a film from outside', { type: 'video', title: 'x', provider: 'youtube', source: 'film' }, []],
    ['control characters', { type: 'richText', html: 'a\u000bb' }, ['blocks.0.html unfitText']],
    ['a field too much', { type: 'richText', html: '', colour: 'red' }, ['blocks.0 unknownField']],
    ['too few', { type: 'slider', title: 'x', items: [] }, ['blocks.0.items tooShort']],
    [
      'too many',
      { type: 'productGroup', title: 'x', source: { kind: 'offers' }, limit: 99 },
      ['blocks.0.limit tooLarge'],
    ],
    ['another word', { type: 'teaser', layout: 'pile', departments: 3 }, ['blocks.0.layout notOneOf']],
    ['no link', { type: 'image', picture: { file: 'milk.svg', alt: 'x' }, to: 'somewhere' }, ['blocks.0.to format']],
    ['nothing chosen', { type: 'image', picture: { alt: 'x' } }, ['blocks.0.picture noPicture']],
  ])('STUD-03 %s', (_, block, problems) => {
    expect(found([block])).toEqual(problems);
  });

  test('STUD-03 a page that nobody sees, since a redirect answers at its address, says where that leads', () => {
    const codes = (path: string) =>
      findProblems(`page:${path}`, { path, title: 'x', meta: {}, blocks: [] }, world).map(
        ({ path: field, kind, code, values }) => [field, kind, code, values],
      );
    const redirected = (from: string, to: string) => [[['path'], 'redirected', 'redirected', { from, to }]];
    expect(codes('/shop/milk')).toEqual(redirected('/shop', '/here'));
    expect(codes('/x/y/z')).toEqual(redirected('/x/y', '/x/z'));
    expect(codes('/shopping')).toEqual([]);
  });

  test('STUD-03 pictures of the page itself', () => {
    const meta = { openGraphImage: 'gone.png', background: { image: '/media/x.png' } };
    expect(found([], { meta })).toEqual(['meta.openGraphImage missingMedia']);
  });
});

const moment = fc.option(fc.integer({ min: -50, max: 50 }), { nil: undefined });
const span = fc.record({ from: moment, until: moment }).map(({ from, until }) => ({
  ...(from !== undefined && { validFrom: at(from).toISOString() }),
  ...(until !== undefined && { validUntil: at(until).toISOString() }),
}));

test('STUD-03 a link without a problem leads somewhere at every moment it is shown, one with a problem does not', () => {
  fc.assert(
    fc.property(span, span, (shown, dates) => {
      const page = { draft: false, isOff: false, ...dates };
      const problem = pageProblem(['to'], { target: '/here', page }, shown, now);
      const minutes = Array.from({ length: 120 }, (_, minute) => at(minute));
      const dead = minutes.filter((one) => isWithin(shown, one) && !isWithin(page, one));
      expect(problem === undefined).toBe(dead.length === 0);
      if (problem?.kind !== 'laterDead') return;
      expect(problem.from).toBe(dead[0]?.toISOString());
      expect(dead[0]?.getTime()).toBeGreaterThan(now.getTime());
    }),
    { numRuns: 500 },
  );
});

test('STUD-03 a thing shows while all it stands in does', () => {
  fc.assert(
    fc.property(span, span, span, fc.integer({ min: -60, max: 60 }), (page, outer, inner, minute) => {
      const block = { type: 'richText', html: 'x', ...inner };
      const value = { ...page, blocks: [{ type: 'tabs', ...outer, tabs: [{ blocks: [block] }] }] };
      const whole = spanAt(value, ['blocks', 0, 'tabs', 0, 'blocks', 0, 'html']);
      const isShown = [page, outer, inner].every((one) => isWithin(one, at(minute)));
      expect(isWithin(whole, at(minute))).toBe(isShown);
    }),
  );
});
