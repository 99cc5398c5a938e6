import type { EditedPage } from '@trolley/contract';
import { contentPage, noFilter } from '@trolley/contract';
import { describe, expect, test } from 'vitest';
import { shelfOf } from '../catalogue/shelf/shelfOf.ts';
import { catalogueOf, changedCatalogue, storedProduct } from '../catalogue/testing.ts';
import { groceries as catalogue } from './screens/testing.ts';
import { editedTestPage } from './testing.ts';
import type { LoadWorld } from './testLoad.ts';
import { dataOf, loadReady } from './testLoad.ts';

type Blocks = EditedPage['blocks'];
const group = (source: object, more: object = {}) => ({ type: 'productGroup', title: 'Group', source, ...more });
const worldWith = (blocks: Blocks, more: LoadWorld = {}): LoadWorld => ({
  catalogue,
  pages: [editedTestPage('/about', { blocks })],
  ...more,
});
const blocksOf = async (blocks: Blocks, more: LoadWorld = {}) =>
  (await dataOf('index', '/about', worldWith(blocks, more))).page.blocks;
const tagsOf = async (blocks: Blocks) => (await loadReady('/about', worldWith(blocks))).tags;
const skusOf = async (blocks: Blocks, more: LoadWorld = {}) => {
  const [block] = await blocksOf(blocks, more);
  return block?.type === 'productGroup' ? block.products.map(({ sku }) => sku) : undefined;
};

describe('a group of products', () => {
  test('chosen by hand keeps its order, and what is gone is left out', async () => {
    const blocks = [group({ kind: 'skus', skus: ['m1', 'gone', 'a1'] })];
    expect(await skusOf(blocks)).toEqual(['m1', 'a1']);
    // A product that comes back makes the page again.
    expect(await tagsOf(blocks)).toEqual(['site', 'page:/about', 'product:m1', 'product:gone', 'product:a1']);
  });

  test('of a category shows its best known, as many as wanted', async () => {
    const blocks = [group({ kind: 'category', category: 'dairy' }, { limit: 3 })];
    const { results } = shelfOf(catalogue, '').list({
      of: { kind: 'category', slug: 'dairy' },
      filter: noFilter,
      page: 1,
      pageSize: 3,
    });
    expect(await skusOf(blocks)).toEqual(results.map(({ sku }) => sku));
    const tags = await tagsOf(blocks);
    expect(tags).toContain('category:dairy');
    expect(tags).not.toContain('offers');
  });

  test('of the offers of a category depends on offers', async () => {
    const blocks = [group({ kind: 'category', category: 'fruit', offersOnly: true })];
    expect(await skusOf(blocks)).toEqual(['a1']);
    expect(await tagsOf(blocks)).toEqual(expect.arrayContaining(['category:fruit', 'offers', 'product:a1']));
  });

  test('of a brand, of all offers, of what people like', async () => {
    expect(await skusOf([group({ kind: 'brand', brand: 'three-friends' })])).toEqual(['a1']);
    expect(await tagsOf([group({ kind: 'brand', brand: 'three-friends' })])).toContain('brand:three-friends');
    expect(await skusOf([group({ kind: 'offers' })])).toEqual(['a1']);
    expect(await tagsOf([group({ kind: 'offers' })])).toEqual(expect.arrayContaining(['offers', 'product:a1']));
    expect(await skusOf([group({ kind: 'popular' }, { limit: 2 })])).toEqual(['a1', 'c0']);
  });

  test('shows the assortment and prices of the zone', async () => {
    const blocks = [group({ kind: 'skus', skus: ['m1', 'm2'] })];
    expect(await skusOf(blocks)).toEqual(['m1']);
    expect(await skusOf(blocks, { zone: 'sued' })).toEqual(['m1', 'm2']);
  });

  test.each([
    { kind: 'skus', skus: ['gone'] },
    { kind: 'category', category: 'flowers' },
    { kind: 'category', category: 'nowhere' },
    { kind: 'brand', brand: 'nobody' },
  ])('left without any becomes one by rule, under its own name: %o', async (source) => {
    const more = { label: 'All', to: '/about' };
    expect(await blocksOf([group(source, { more })])).toMatchObject([
      { type: 'productGroup', title: 'This week’s offers', products: [{ sku: 'a1' }] },
    ]);
    expect((await blocksOf([group(source, { more })]))[0]).not.toHaveProperty('more');
    expect(await tagsOf([group(source)])).toContain('offers');
  });

  test('left without any takes a rule that the page does not show, and vanishes where it shows them all', async () => {
    const gone = group({ kind: 'skus', skus: ['gone'] });
    const titles = async (...blocks: Blocks) =>
      (await blocksOf(blocks)).map((block) => ('title' in block ? block.title : undefined));
    expect(await titles(gone, group({ kind: 'offers' }))).toEqual(['Popular', 'Group']);
    expect(await titles(gone, gone, gone)).toEqual(['This week’s offers', 'Popular']);
  });

  test('of a shop without products is not there, and comes with the first of them', async () => {
    const empty = { catalogue: catalogueOf([]) };
    const blocks = [group({ kind: 'popular' }), group({ kind: 'skus', skus: ['gone'] })];
    const told = (title: string) => [{ type: 'teaser', layout: 'banner', items: [{ title, pictures: [] }] }];
    expect(await blocksOf(blocks, empty)).toEqual(told('Opening soon'));
    const preview = { ...empty, tenant: { flags: { cms: { preview: true } } } };
    expect(await blocksOf(blocks, preview)).toEqual(told('Bring your products'));
    expect(await blocksOf([{ type: 'richText', html: '<p>Terms</p>' }], empty)).toHaveLength(1);
    expect((await loadReady('/about', worldWith(blocks, empty))).tags).toContain('tree');
  });

  test('vanishes with its tab, and the tabs with the last of them', async () => {
    const empty = group({ kind: 'skus', skus: ['gone'] });
    const text = { type: 'richText', html: '<p>Hello</p>' };
    const tabs = (...tab: object[]) => ({ type: 'tabs', label: 'Tabs', tabs: tab }) as Blocks[number];
    expect(await blocksOf([tabs({ label: 'One', blocks: [empty] }, { label: 'Two', blocks: [text] })])).toEqual([
      { type: 'tabs', label: 'Tabs', tabs: [{ label: 'Two', blocks: [text] }] },
    ]);
    expect(await blocksOf([tabs({ label: 'One', blocks: [empty] })])).toEqual([]);
  });

  test('is not there where the tenant has no product pages', async () => {
    const off = { tenant: { flags: { featureProductDiscovery: false } } };
    const promotion = { type: 'productPromotion', sku: 'a1', title: 'Apples', action: 'See' };
    expect(await blocksOf([group({ kind: 'offers' }), promotion], off)).toEqual([]);
  });
});

test('a promotion shows its product, and is gone with it', async () => {
  const promotion = (sku: string) => ({ type: 'productPromotion', sku, title: 'Apples', action: 'See' });
  expect(await blocksOf([promotion('a1'), promotion('gone')])).toMatchObject([
    { type: 'productPromotion', title: 'Apples', product: { sku: 'a1', price: { offer: { value: 190 } } } },
  ]);
  expect(await tagsOf([promotion('gone')])).toContain('product:gone');
});

test('the picture of a product comes in its widths; without the product there is none', async () => {
  const picture = (product: string) => ({ product, alt: 'An apple', width: 640, height: 640 });
  const blocks = await blocksOf([
    { type: 'image', picture: picture('a1') },
    { type: 'image', picture: picture('gone') },
    { type: 'teaser', layout: 'tiles', items: [{ title: 'Fruit', pictures: [picture('a1'), picture('gone')] }] },
  ]);
  const shown = {
    src: '/pictures/0123456789abcdef/640',
    srcSet: expect.stringContaining('/pictures/0123456789abcdef/320 320w'),
    alt: 'An apple',
    width: 640,
    height: 640,
  };
  expect(blocks).toMatchObject([
    { type: 'image', picture: shown },
    { type: 'teaser', items: [{ title: 'Fruit', pictures: [shown] }] },
  ]);
  expect(blocks).toHaveLength(2);
});

describe('a teaser whose picture is gone', () => {
  const picture = (product: string, alt = '') => ({ product, alt });
  const teaser = (layout: string, ...items: object[]) => ({ type: 'teaser', layout, items });
  const srcOf = (sku: string) => shelfOf(catalogue, '').product(sku)?.picture;
  const picturesOf = async (block: Blocks[number], more: LoadWorld = {}) => {
    const [shown] = await blocksOf([block], more);
    return shown?.type === 'teaser' ? shown.items.map(({ pictures }) => pictures) : undefined;
  };
  const withPictures = catalogueOf(
    [...catalogue.products.values()].map((product, index) => ({
      ...product,
      picture: (index + 1).toString(16).padStart(16, '0'),
    })),
    { categories: [...catalogue.categories.values()], brands: [...catalogue.brands.values()] },
  );
  const addressOf = (sku: string) => shelfOf(withPictures, '').product(sku)?.picture ?? 'none';
  const world = { catalogue: withPictures };

  test('shows what sells best where it leads', async () => {
    const shown = await picturesOf(
      teaser(
        'tiles',
        { title: 'Milk', to: 'route:products-slug?slug=milk', pictures: [picture('gone')] },
        { title: '3 Friends', to: 'route:brand-slug?slug=three-friends', pictures: [picture('gone', 'Pears')] },
        { title: 'Apple', to: 'route:product-slug?slug=apple', pictures: [picture('gone')] },
      ),
      world,
    );
    expect(shown).toMatchObject([
      [{ src: expect.stringContaining(addressOf('m1')), alt: '' }],
      [{ src: expect.stringContaining(addressOf('a1')), alt: 'Apple' }],
      [{ src: expect.stringContaining(addressOf('a1')) }],
    ]);
  });

  test('shows what people like where it leads to no goods, and a page shows each product once', async () => {
    const gone = { title: 'Fresh', to: '/about', pictures: [picture('gone'), picture('a1'), picture('gone-too')] };
    const pictures = await picturesOf(
      teaser('hero', gone, { ...gone, title: 'Other', pictures: [{ pick: 'popular', alt: '' }] }),
      world,
    );
    const srcs = pictures?.map((some) => some.map(({ src }) => src));
    expect(srcs).toEqual([
      [
        expect.stringContaining(addressOf('c0')),
        expect.stringContaining(addressOf('a1')),
        expect.stringContaining(addressOf('c1')),
      ],
      [expect.stringContaining(addressOf('m1'))],
    ]);
    expect((await loadReady('/about', worldWith([teaser('hero', gone)], world))).tags).toContain('product:c0');
  });

  test('does without where it tells of one thing', async () => {
    expect(await picturesOf(teaser('banner', { title: 'Recipe', to: '/about', pictures: [picture('gone')] }))).toEqual([
      [],
    ]);
    expect(srcOf('gone')).toBeUndefined();
  });
});

describe('teasers that lead to what is gone', () => {
  const to = (slug: string) => ({ title: slug, to: `route:products-slug?slug=${slug}` });
  const titlesOf = async (blocks: Blocks) => {
    const [shown] = await blocksOf(blocks);
    return shown && 'items' in shown ? shown.items.map(({ title }) => title) : undefined;
  };

  test.each(['hero', 'banner', 'slider'])('are left out: %s', async (layout) => {
    const block = layout === 'slider' ? { type: 'slider', title: 'Who' } : { type: 'teaser', layout };
    expect(await titlesOf([{ ...block, items: [to('gone'), to('fruit')] }])).toEqual(['fruit']);
    expect(await blocksOf([{ ...block, items: [to('gone')] }])).toEqual([]);
  });

  test('make room for departments among tiles, as many as there were, each with a picture and a link', async () => {
    const tiles = (...items: object[]) => [{ type: 'teaser', layout: 'tiles', items }];
    const [shown] = await blocksOf(tiles(to('gone'), to('fruit'), to('flowers')));
    expect(shown).toMatchObject({
      items: [
        { title: 'fruit', href: '/products/fruit' },
        { title: 'Dairy', href: '/products/dairy', pictures: [{ src: expect.stringMatching(/640$/) }] },
      ],
    });
    expect(await tagsOf(tiles(to('gone')))).toEqual(expect.arrayContaining(['tree', 'product:c0']));
    expect(await titlesOf(tiles(to('dairy')))).toEqual(['dairy']);
  });

  test('tiles may be departments altogether', async () => {
    expect(await titlesOf([{ type: 'teaser', layout: 'tiles', departments: 8 }])).toEqual(['Dairy', 'Fruit']);
    expect(await titlesOf([{ type: 'teaser', layout: 'tiles', departments: 1 }])).toEqual(['Dairy']);
  });
});

test('a teaser says how many there really are, or nothing of it', async () => {
  const item = { title: 'Club', text: 'More than {memberPrices} prices. Over {products} products.' };
  expect(await blocksOf([{ type: 'teaser', layout: 'cards', items: [item] }])).toMatchObject([
    { items: [{ title: 'Club', text: 'Over 100 products.' }] },
  ]);
  const tags = await tagsOf([{ type: 'teaser', layout: 'cards', items: [item] }]);
  expect(tags).toEqual(expect.arrayContaining(['numbers']));
});

test('what is filled fits the contract of shown pages', async () => {
  const { page } = await dataOf('index', '/about', worldWith([group({ kind: 'popular' })]));
  expect(contentPage.safeParse(page).error).toBeUndefined();
});

describe('links to the catalogue', () => {
  const blocks = [
    {
      type: 'richText',
      html: '<p>Our <a href="route:products-slug?slug=fruit">fruit</a> and <a href="route:products-slug?slug=gone">toys</a>.</p>',
    },
    {
      type: 'teaser',
      layout: 'cards',
      more: { label: 'All', to: 'route:brand-slug?slug=nobody' },
      items: [
        { title: 'Fruit', to: 'route:products-slug?slug=fruit', action: 'See' },
        { title: 'Flowers', to: '/products/flowers', action: 'See' },
        { title: 'Apple', to: 'route:product-slug?slug=apple', action: 'See' },
        { title: 'Pear', to: 'route:product-slug?slug=pear', action: 'See' },
      ],
    },
  ];

  test('lead to what is there, and are only words where it is not', async () => {
    expect(await blocksOf(blocks)).toEqual([
      { type: 'richText', html: '<p>Our <a href="/products/fruit">fruit</a> and toys.</p>' },
      {
        type: 'teaser',
        layout: 'cards',
        more: undefined,
        items: [
          { title: 'Fruit', href: '/products/fruit', action: 'See', pictures: [] },
          { title: 'Flowers', pictures: [] },
          { title: 'Apple', href: '/product/apple', action: 'See', pictures: [] },
          { title: 'Pear', pictures: [] },
        ],
      },
    ]);
    expect(await tagsOf(blocks)).toContain('tree');
  });

  test('come back with what they lead to', async () => {
    const put = [storedProduct({ sku: 'f1', category: 'flowers', brand: 'three-friends' })];
    const [, teaser] = await blocksOf(blocks, { catalogue: changedCatalogue(catalogue, { put }) });
    expect(teaser).toHaveProperty('items.1.href', '/products/flowers');
  });
});
