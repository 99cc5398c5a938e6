import { buildRoutes } from '@trolley/contract';
import { expect, test } from 'vitest';
import { testTenant } from '../page/testing.ts';
import { allFlags } from '../tenant/testing.ts';
import { catalogueLinks } from './catalogueLink.ts';

const { routes, file } = testTenant();

test('links to categories, brands and products are known by their address', () => {
  expect(
    catalogueLinks(routes, ['/products/fruit', '/products/fruit?sort=price#top', '/brands/own', '/product/apple/a1']),
  ).toEqual([
    { href: '/products/fruit', to: 'category', slug: 'fruit' },
    { href: '/products/fruit?sort=price#top', to: 'category', slug: 'fruit' },
    { href: '/brands/own', to: 'brand', slug: 'own' },
    { href: '/product/apple/a1', to: 'product', slug: 'apple' },
  ]);
});

test('all other links are none: overviews, pages, other sites, what leads nowhere', () => {
  const others = ['/products', '/brands', '/about', '/', 'https://a.example/products/fruit', 'mailto:a@b.c', undefined];
  expect(catalogueLinks(routes, others)).toEqual([]);
});

test('a broken address breaks nothing', () => {
  expect(catalogueLinks(routes, ['/products/%zz', '/products/ä b'])).toHaveLength(2);
});

test('in the shop-forward variant links to categories lead elsewhere and need no catalogue', () => {
  const productDiscovery = { variant: 'shop-forward' as const, externalShopUrl: 'https://big.example' };
  const forward = buildRoutes(file.pageMap, { ...allFlags, productDiscovery });
  expect(catalogueLinks(forward, ['https://big.example/category/fruit'])).toEqual([]);
});
