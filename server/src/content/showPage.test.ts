import type { EditedPage } from '@trolley/contract';
import { contentPage, editedPage } from '@trolley/contract';
import { expect, test } from 'vitest';
import { showPage } from './showPage.ts';

const updatedAt = new Date('2026-11-01T00:00:00Z');

function show(page: Partial<EditedPage>, mark?: string) {
  const problems: string[] = [];
  const edited = editedPage.parse({ path: '/about', title: 'About', meta: {}, blocks: [], ...page });
  const shown = showPage(
    { edited, revision: 1, updatedAt },
    {
      resolve: (target) => ({ '/delivery': '/delivery', 'route:sitemap': '/sitemap' })[target],
      hasFeature: (feature) => feature !== 'featureJoe',
      now: new Date(),
      media: { urlOf: (file) => (file === 'milk.svg' ? '/media/milk.12345678.svg' : undefined) },
      report: (problem) => problems.push(problem),
      ...(mark !== undefined && { mark }),
    },
  );
  return { shown, problems, blocks: shown.page.blocks };
}

const milk = { file: 'milk.svg', alt: 'Milk' };
const text = { type: 'richText', html: '<p>Hello</p>' };

test('CONT-02 meta reaches the page, its pictures with their addresses', () => {
  const meta = {
    title: 'Who we are',
    description: 'd',
    keywords: 'k',
    noFollow: true,
    noIndex: true,
    openGraphImage: 'milk.svg',
    background: { colour: '#ffffff', image: 'milk.svg', repeat: 'repeat-x', size: 'cover' },
  } as const;
  expect(show({ meta }).shown.meta).toEqual({
    ...meta,
    openGraphImage: '/media/milk.12345678.svg',
    background: { ...meta.background, image: '/media/milk.12345678.svg' },
  });
});

test('CONT-05 an unknown block is skipped and reported with its place, the others stay', () => {
  const { blocks, problems } = show({ blocks: [text, { type: 'hologram', depth: 3 }, text] });
  expect(blocks).toEqual([text, text]);
  expect(problems).toEqual([expect.stringMatching(/^block 1: /)]);
});

test('CONT-05 a broken block is skipped, and the report names the field', () => {
  const { blocks, problems } = show({ blocks: [{ type: 'table', caption: 'Fees', head: 'Fee', rows: [] }, text] });
  expect(blocks).toEqual([text]);
  expect(problems).toEqual([expect.stringMatching(/^block 0: head: /)]);
});

test('CONT-05 a broken block inside tabs costs neither the tab nor its neighbours', () => {
  const tabs = [
    { label: 'One', blocks: [text, { type: 'hologram' }] },
    { label: 'Two', blocks: [{ type: 'richText' }, { type: 'tabs', label: 'x', tabs: [{ label: 'y', blocks: [] }] }] },
  ];
  const { blocks, problems } = show({ blocks: [{ type: 'tabs', label: 'More', tabs }] });
  expect(blocks).toEqual([{ type: 'tabs', label: 'More', tabs: [{ label: 'One', blocks: [text] }] }]);
  expect(problems).toEqual([
    expect.stringMatching(/^block 0: tab "One": block 1: /),
    expect.stringMatching(/^block 0: tab "Two": block 0: html: /),
    expect.stringMatching(/^block 0: tab "Two": block 1: type: /),
  ]);
});

test('CONT-05 tabs that are no tabs are skipped', () => {
  const { blocks, problems } = show({ blocks: [{ type: 'tabs', label: 'More', tabs: 'none' }, text] });
  expect(blocks).toEqual([text]);
  expect(problems).toHaveLength(1);
});

test('CONT-05 a resolver that fails takes its block alone', () => {
  const problems: string[] = [];
  const edited = editedPage.parse({
    path: '/',
    title: 'Home',
    meta: {},
    blocks: [{ type: 'image', picture: milk, to: '/delivery' }, text],
  });
  const { page } = showPage(
    { edited, revision: 1, updatedAt },
    {
      resolve: () => {
        throw new Error('no routes');
      },
      hasFeature: (feature) => feature !== 'featureJoe',
      now: new Date(),
      media: { urlOf: () => '/media/x.svg' },
      report: (problem) => problems.push(problem),
    },
  );
  expect(page.blocks).toEqual([text]);
  expect(problems).toEqual(['block 0: Error: no routes']);
});

test('a picture gets its address; a missing file costs the image, but only the picture of a teaser', () => {
  const { blocks, problems } = show({
    blocks: [
      { type: 'image', picture: milk },
      { type: 'image', picture: { file: 'gone.svg', alt: '' } },
      { type: 'teaser', layout: 'cards', items: [{ title: 'Milk', pictures: [milk, { file: 'gone.svg', alt: '' }] }] },
    ],
  });
  const picture = { src: '/media/milk.12345678.svg', alt: 'Milk', width: 800, height: 800 };
  expect(blocks).toMatchObject([
    { type: 'image', picture },
    { type: 'teaser', items: [{ title: 'Milk', pictures: [picture] }] },
  ]);
  expect(problems).toHaveLength(2);
});

test('a teaser whose link leads nowhere keeps its text without the link', () => {
  const items = [
    { title: 'Delivery', to: '/delivery', action: 'Read' },
    { title: 'Cart', text: 'Yours', to: 'route:cart', action: 'Open' },
  ];
  const { blocks } = show({
    blocks: [{ type: 'teaser', layout: 'cards', more: { label: 'All', to: '/gone' }, items }],
  });
  expect(blocks).toEqual([
    {
      type: 'teaser',
      layout: 'cards',
      more: undefined,
      items: [
        { title: 'Delivery', href: '/delivery', action: 'Read', pictures: [] },
        { title: 'Cart', text: 'Yours', href: undefined, action: undefined, pictures: [] },
      ],
    },
  ]);
});

test('a large teaser or a tile whose link leads nowhere is left out, and the block with the last of them', () => {
  const items = [
    { title: 'Delivery', to: '/delivery' },
    { title: 'Gone', to: '/gone' },
  ];
  for (const layout of ['hero', 'tiles', 'banner'])
    expect(show({ blocks: [{ type: 'teaser', layout, items }] }).blocks).toMatchObject([
      { items: [{ title: 'Delivery' }] },
    ]);
  expect(show({ blocks: [{ type: 'teaser', layout: 'tiles', items: items.slice(1) }, text] }).blocks).toEqual([text]);
  expect(show({ blocks: [{ type: 'slider', title: 'x', items: items.slice(1) }] }).blocks).toEqual([]);
});

test('what is said of a feature that the tenant does not have is not said', () => {
  const items = [
    { title: 'Club', feature: 'featureJoe' },
    { title: 'Shop', feature: 'featureCartCheckout' },
  ];
  expect(show({ blocks: [{ type: 'teaser', layout: 'cards', items }] }).blocks).toMatchObject([
    { items: [{ title: 'Shop' }] },
  ]);
});

test('every row of a table is as wide as its head', () => {
  const { blocks } = show({
    blocks: [{ type: 'table', caption: 'c', head: ['a', 'b'], rows: [['1'], ['1', '2', '3']] }],
  });
  expect(blocks).toMatchObject([
    {
      rows: [
        ['1', ''],
        ['1', '2'],
      ],
    },
  ]);
});

test('a video of its own needs its file, one of a provider its id', () => {
  const { blocks, problems } = show({
    blocks: [
      { type: 'video', title: 'Own', provider: 'file', source: 'gone.mp4' },
      { type: 'video', title: 'Farm', provider: 'youtube', source: 'dQw4w9WgXcQ', poster: milk },
    ],
  });
  expect(blocks).toMatchObject([{ title: 'Farm', source: 'dQw4w9WgXcQ', poster: { src: '/media/milk.12345678.svg' } }]);
  expect(problems).toHaveLength(1);
});

test('products are only named: which they are today, the catalogue says later', () => {
  const source = { kind: 'category', category: 'fruit', offersOnly: true };
  const { blocks, problems } = show({
    blocks: [
      { type: 'productGroup', title: 'Fruit', source, more: { label: 'All', to: '/delivery' } },
      { type: 'productGroup', title: 'Offers', source: { kind: 'offers' }, more: { label: 'All', to: '/gone' } },
      { type: 'productPromotion', sku: 'a1', title: 'Apples', action: 'See' },
      { type: 'image', picture: { product: 'a1', alt: 'An apple' } },
    ],
  });
  expect(blocks).toEqual([
    { type: 'productGroup', title: 'Fruit', source, limit: 12, more: { label: 'All', href: '/delivery' } },
    { type: 'productGroup', title: 'Offers', source: { kind: 'offers' }, limit: 12, more: undefined },
    { type: 'productPromotion', sku: 'a1', title: 'Apples', action: 'See' },
    {
      type: 'image',
      picture: { product: 'a1', alt: 'An apple', width: 800, height: 800 },
      caption: undefined,
      href: undefined,
    },
  ]);
  expect(problems).toEqual([]);
});

test.each([
  { type: 'productGroup', title: 'x', source: { kind: 'magic' } },
  { type: 'productGroup', title: 'x', source: { kind: 'skus', skus: [] } },
  { type: 'productGroup', title: 'x', source: { kind: 'offers' }, limit: 1000 },
  { type: 'productPromotion', sku: 'a b', title: 'x', action: 'y' },
  { type: 'image', picture: { alt: 'neither a file nor a product' } },
  { type: 'image', picture: { file: 'milk.svg', product: 'a1', alt: 'both' } },
])('CONT-05 a broken block of products is skipped and reported: %o', (block) => {
  const { blocks, problems } = show({ blocks: [block, text] });
  expect(blocks).toEqual([text]);
  expect(problems).toEqual([expect.stringMatching(/^block 0: /)]);
});

test('what is shown fits the contract of shown pages', () => {
  const { shown } = show({
    blocks: [text, { type: 'slider', title: 'New', items: [{ title: 'Milk', pictures: [milk] }] }],
  });
  expect(contentPage.safeParse(shown.page).success).toBe(true);
});

test.each([
  [
    { to: '/delivery', anchor: 'prices' },
    { href: '/delivery', anchor: 'prices' },
  ],
  [{ to: 'route:sitemap' }, { href: '/sitemap' }],
  [{ anchor: 'prices' }, { anchor: 'prices' }],
])('NAV-13 the target and the anchor of an auto-redirect are settings of the page: %o', (autoRedirect, expected) => {
  const { shown, problems } = show({ autoRedirect });
  expect(contentPage.parse(shown.page).autoRedirect).toEqual(expected);
  expect(problems).toEqual([]);
});

test.each([
  ['leads nowhere', { path: '/about', autoRedirect: { to: '/gone' } }],
  ['leads to itself', { path: '/delivery', autoRedirect: { to: '/delivery' } }],
])('NAV-13 a target that %s is left out and reported', (_, page) => {
  const { shown, problems } = show(page);
  expect(shown.page).not.toHaveProperty('autoRedirect');
  expect(problems).toEqual([`autoRedirect: "${page.autoRedirect.to}" is no other page of this shop`]);
});

test.each([{}, { to: 'https://elsewhere.example' }, { to: '//elsewhere.example' }, { anchor: '"]' }])(
  'NAV-13 the setting %o is refused',
  (autoRedirect) => {
    const page = { path: '/about', title: 'About', meta: {}, blocks: [], autoRedirect };
    expect(editedPage.safeParse(page).success).toBe(false);
  },
);

test('CONST-02 how long a page stays before it loads itself again is a setting of the page', () => {
  expect(show({ reloadAfterMinutes: 15 }).shown.page.reloadAfterMinutes).toBe(15);
  expect(show({}).shown.page).not.toHaveProperty('reloadAfterMinutes');
  const page = { path: '/about', title: 'About', meta: {}, blocks: [], reloadAfterMinutes: 0 };
  expect(editedPage.safeParse(page).success).toBe(false);
});

test('CONT-04 in a preview every block says where it stands among those that editors filled in; otherwise none does', () => {
  const tabs = { type: 'tabs', label: 'T', tabs: [{ label: 'A', blocks: [{ type: 'no' }, text] }] };
  const blocks = [text, { type: 'unknown' }, text, tabs];
  const marked = show({ blocks }, '').blocks;
  expect(marked).toMatchObject([{ mark: '0' }, { mark: '2' }, { mark: '3', tabs: [{ blocks: [{ mark: '3.0.1' }] }] }]);
  expect(JSON.stringify(show({ blocks }).blocks)).not.toContain('mark');
});
