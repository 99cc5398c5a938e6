import { expect, test } from 'vitest';
import { loadPage } from './loadPage.ts';
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

test.each([
  ['/profile', 'open'],
  ['/profile/post', 'open'],
  ['/profile/orders/1000123', 'open'],
  ['/profile/post/7', 'missing'],
  ['/profile/nowhere', 'missing'],
])('ROUTE-15 %s is %s: the profile has no other addresses than those of its sections', async (url, expected) => {
  const load = await pageLoad(url, { ...world, screens: ['profile'] });
  const customer = {
    'profile.slug.news': 'post',
    'profile.section.news': 'Post',
    'profile.slug.orders': 'orders',
    'profile.section.orders': 'Orders',
    'profile.detail.orders': ['Order ', ['name']],
  };
  const ofShop = { ...load, shop: { ...load.shop, areaTexts: { ...load.shop.areaTexts, customer } } };
  expect(opennessOf(ofShop)).toBe(expected);
  const loaded = await loadPage(ofShop);
  expect(loaded.kind !== 'redirect' && loaded.payload.status).toBe(expected === 'open' ? 200 : 404);
});

test.each([
  ['orders', 'featureCartCheckout'],
  ['addresses', 'featureCartCheckout'],
  ['payments', 'featureCartCheckout'],
  ['wallet', 'featureWallet'],
  ['wallet', 'featureCartCheckout'],
  ['pass', 'featureCustomerDeliveryPass'],
] as const)('TEN-03 ROUTE-24 the section %s is not found with %s off', async (id, flag) => {
  const sectionAt = async (flags: Record<string, boolean>) => {
    const load = await pageLoad('/profile/here', { ...world, screens: ['profile'], tenant: { flags } });
    const customer = { [`profile.slug.${id}`]: 'here', [`profile.section.${id}`]: 'Here' };
    return opennessOf({ ...load, shop: { ...load.shop, areaTexts: { ...load.shop.areaTexts, customer } } });
  };
  const on = { featureCartCheckout: true, featureWallet: true, featureCustomerDeliveryPass: true };
  expect(await sectionAt(on)).toBe('open');
  expect(await sectionAt({ ...on, [flag]: false })).toBe('missing');
});
