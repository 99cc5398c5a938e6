import type { EditedPage } from '@trolley/contract';
import { noPictureHash } from '@trolley/contract';
import { expect, test } from 'vitest';
import { shelfOf } from '../catalogue/shelf/shelfOf.ts';
import { catalogueOf } from '../catalogue/testing.ts';
import { editedTestPage } from './testing.ts';
import { dataOf, loadReady } from './testLoad.ts';

const picture = noPictureHash;
const categories = [
  { slug: 'dairy', name: 'Dairy' },
  { slug: 'fruit', name: 'Fruit' },
];
const goods = (pear: string) =>
  catalogueOf(
    [
      { sku: 'm1', slug: 'milk', name: 'Milk', category: 'dairy', popularity: 9, picture },
      { sku: 'p1', slug: 'pear', name: 'Pear', category: 'fruit', picture: pear },
    ],
    { categories },
  );
const stage = {
  type: 'teaser',
  layout: 'hero',
  items: [{ title: 'All', to: '/about', pictures: [{ pick: 'popular', alt: '' }] }],
};
const blocks = [stage, { type: 'teaser', layout: 'tiles', departments: 8 }] as unknown as EditedPage['blocks'];
const world = (pear: string) => ({ catalogue: goods(pear), pages: [editedTestPage('/about', { blocks })] });
const picturesOf = async (pear: string) => {
  const { page } = await dataOf('index', '/about', world(pear));
  return page.blocks.map((block) =>
    'items' in block ? block.items.map((item) => ('pictures' in item ? item.pictures.map(({ src }) => src) : [])) : [],
  );
};

test('in a shop without photos nothing stands in for many things', async () => {
  expect(await picturesOf(picture)).toEqual([[[]], [[], []]]);
  expect(
    shelfOf(goods(picture), '')
      .tree()
      .categories.map((category) => category.picture),
  ).toEqual([undefined, undefined]);
  // The first photo makes the page again.
  expect((await loadReady('/about', world(picture))).tags).toEqual(
    expect.arrayContaining(['product:m1', 'product:p1']),
  );
});

test('what has a photo stands in before what sells better', async () => {
  const photo = expect.stringContaining('abcdef0123456789');
  const [hero, tiles] = await picturesOf('abcdef0123456789');
  expect(hero).toEqual([[photo]]);
  expect(tiles?.flat()).toEqual([photo]);
});
