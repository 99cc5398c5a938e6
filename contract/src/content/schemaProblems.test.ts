import { expect, test } from 'vitest';
import { configTypes, itemName, schemaProblems } from '../index.ts';

const codes = (item: string, value: unknown) =>
  schemaProblems(item, value).map(({ path, code }) => `${path.join('.')} ${code}`);

test('STUD-03 what is missing or wrong is told with its place and a code the studio has words for', () => {
  expect(codes('page:/x', {})).toEqual(['path missing', 'title missing', 'meta missing', 'blocks missing']);
  expect(
    codes('config:seo', { titleTemplate: '{title}', defaultTitle: 1, defaultDescription: '', organisation: '' }),
  ).toEqual(['defaultTitle wrongType']);
  expect(codes('config:topBarBanner', { text: 'x', links: [{ label: 'y', to: 'z' }] })).toEqual(['links.0.to format']);
  expect(codes('config:brands', { featured: [{ brand: 'No slug', text: '', skus: [] }], stories: [] })).toEqual([
    'featured.0.brand format',
    'featured.0.text tooShort',
  ]);
  // Words of a component that says nothing of them itself.
  expect(codes('config:login', { headline: 'Hello', benefits: ['x'] })).toEqual([]);
});

test('STUD-03 a profile of the shop leads to a page of the web, by https alone', () => {
  const sharing = (href: string) => ({ profiles: [{ network: 'x', href }], twitterCard: 'summary' });
  expect(codes('config:socialSharing', sharing('https://social.example/shop'))).toEqual([]);
  for (const href of ['javascript:alert(1)', 'data:text/html,x', 'http://social.example/shop', '/shop'])
    expect(codes('config:socialSharing', sharing(href)), href).toEqual(['profiles.0.href format']);
  expect(codes('config:socialSharing', sharing(''))).toEqual(['profiles.0.href missing']);
});

test('STUD-03 what a new block lacks has a place in its form and a code of its own', () => {
  const blocks = [
    { type: 'teaser', layout: 'hero' },
    { type: 'image', picture: { alt: '' } },
    { type: 'productPromotion', sku: '', title: '', action: '' },
  ];
  expect(codes('page:/x', { path: '/x', title: 'x', meta: {}, blocks, autoRedirect: {} })).toEqual([
    'autoRedirect noTarget',
    'blocks.0.items noEntry',
    'blocks.1.picture noPicture',
    'blocks.2.sku missing',
    'blocks.2.title missing',
    'blocks.2.action missing',
  ]);
});

test('STUD-03 nothing is published that has a place for words and none in it: empty entries, headings, tabs, links', () => {
  const page = (blocks: unknown[], title = 'x') => ({ path: '/x', title, meta: {}, blocks });
  const hero = (title: string) => ({ type: 'teaser', layout: 'hero', items: [{ title, pictures: [] }] });
  expect(codes('page:/x', page([hero('Fresh')]))).toEqual([]);
  expect(codes('page:/x', page([hero('')]))).toEqual(['blocks.0.items.0.title missing']);
  expect(codes('page:/x', page([], ' '))).toEqual(['title missing']);
  const inside = { type: 'productGroup', title: '', source: { kind: 'offers' }, more: { label: '', to: '/' } };
  const tabs = { type: 'tabs', label: 'x', tabs: [{ label: ' ', blocks: [inside] }] };
  expect(codes('page:/x', page([tabs]))).toEqual([
    'blocks.0.tabs.0.label missing',
    'blocks.0.tabs.0.blocks.0.title missing',
    'blocks.0.tabs.0.blocks.0.more.label missing',
  ]);
  expect(codes('config:topBarBanner', { text: 'x', links: [{ label: '', to: '/' }] })).toEqual([
    'links.0.label missing',
  ]);
});

test('STUD-03 neither a page nor a block of it ends before it begins', () => {
  const [validFrom, validUntil] = ['2026-12-02T00:00:00.000Z', '2026-12-01T00:00:00.000Z'];
  const inside = { type: 'richText', html: '', validFrom, validUntil: validFrom };
  const blocks = [{ type: 'tabs', label: 'x', tabs: [{ label: 'y', blocks: [inside] }] }];
  expect(codes('page:/x', { path: '/x', title: 'x', meta: {}, blocks, validFrom, validUntil })).toEqual([
    'validUntil endsBeforeStart',
    'blocks.0.tabs.0.blocks.0.validUntil endsBeforeStart',
  ]);
});

test.each(['page:/', 'page:/a', 'page:/a-b/c9', ...configTypes.map((type) => `config:${type}`)])(
  '%s is an item',
  (name) => {
    expect(itemName.safeParse(name).success).toBe(true);
  },
);

test.each([
  '',
  'page:',
  'page:a',
  'page:/A',
  'page:/a/',
  'page://a',
  'config:',
  'config:x',
  `page:/${'a'.repeat(300)}`,
])('%j is none', (name) => {
  expect(itemName.safeParse(name).success).toBe(false);
});
