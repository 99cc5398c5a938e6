import type { EditedPage } from '@trolley/contract';
import { expect, test } from 'vitest';
import { catalogueOf } from '../catalogue/testing.ts';
import { groceries } from './screens/testing.ts';
import { editedTestPage } from './testing.ts';
import type { LoadWorld } from './testLoad.ts';
import { dataOf } from './testLoad.ts';

const group = (source: object) => ({ type: 'productGroup', title: 'Group', source });
const blocksOf = async (blocks: EditedPage['blocks'], more: LoadWorld = {}) => {
  const world = { catalogue: groceries, pages: [editedTestPage('/about', { blocks })], ...more };
  return (await dataOf('index', '/about', world)).page.blocks;
};

test('a page of offers without any says so before it shows what people like', async () => {
  const none = { catalogue: catalogueOf([{ sku: 'm1', category: 'milk' }]) };
  const offers = group({ kind: 'offers' });
  const told = { type: 'richText', html: expect.stringContaining('There are no offers right now') };
  expect(await blocksOf([offers], none)).toMatchObject([told, { type: 'productGroup', title: 'Popular' }]);
  expect(await blocksOf([offers, group({ kind: 'popular' })], none)).toMatchObject([told, { title: 'Group' }]);
  expect(await blocksOf([group({ kind: 'popular' }), offers], none)).toMatchObject([{ type: 'productGroup' }]);
  expect(await blocksOf([offers])).toMatchObject([{ type: 'productGroup', products: [{ sku: 'a1' }] }]);
});
