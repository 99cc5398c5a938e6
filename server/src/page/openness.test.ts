import { expect, test } from 'vitest';
import { opennessOf } from './openness.ts';
import { groceries as catalogue } from './screens/testing.ts';
import { editedTestPage } from './testing.ts';
import type { LoadWorld } from './testLoad.ts';
import { loadAddress, pageLoad } from './testLoad.ts';

const pages = [editedTestPage('/about'), editedTestPage('/members', { access: 'logged in and joe member' })];
const world: LoadWorld = { catalogue, pages };
const openness = async (url: string, more: LoadWorld = {}) => opennessOf(await pageLoad(url, { ...world, ...more }));

test.each([
  ['/about', 'open'],
  ['/members', 'closed'],
  ['/nowhere', 'missing'],
  ['/products', 'open'],
  ['/products/cheese', 'open'],
  ['/products/CHEESE', 'open'],
  ['/products/flowers', 'open'],
  ['/products/nothing', 'missing'],
  ['/product/apple', 'open'],
  ['/product/old-name/a1', 'open'],
  ['/product/nothing/x9', 'missing'],
  ['/product/whole-milk-2-l', 'missing'],
  ['/brands/oedhof', 'open'],
  ['/brands/nobody', 'missing'],
  ['/brands', 'open'],
  ['/search/xyzzy', 'open'],
  ['/sitemap', 'open'],
])('%s is %s, as loading it would tell', async (url, expected) => {
  expect(await openness(url)).toBe(expected);
  const loaded = await loadAddress(url, world);
  const isFound = loaded.kind === 'redirect' || loaded.payload.status === 200;
  expect(isFound).toBe(expected === 'open');
});

test('a category of the shop-forward variant is the other shop’s business', async () => {
  const productDiscovery = { variant: 'shop-forward' as const, externalShopUrl: 'https://big.example' };
  expect(await openness('/products/anything', { tenant: { flags: { productDiscovery } } })).toBe('open');
});
