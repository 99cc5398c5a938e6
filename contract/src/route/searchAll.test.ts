import { describe, expect, test } from 'vitest';
import { everythingOff, everythingOn, shippedTenants } from '../../test/tenants.ts';
import { buildRoutes, pathTo, resolveLinkTarget, searchAllAddress } from '../index.ts';

const forwarding = {
  ...everythingOn,
  productDiscovery: { variant: 'shop-forward' as const, externalShopUrl: 'https://shop.example/ie/' },
};

describe.each(shippedTenants)('links of $id', ({ pageMap }) => {
  const own = buildRoutes(pageMap, everythingOn);
  const forwarded = buildRoutes(pageMap, forwarding);
  const world = { routes: forwarded, hasPage: () => false };

  test('NAV-11 all results of a search are in the external shop, on its tab of products', () => {
    expect(searchAllAddress(forwarded, forwarding, 'brie & co/1')).toBe(
      'https://shop.example/ie/search/brie%20%26%20co%2F1?tab=products',
    );
    expect(searchAllAddress(own, everythingOn, 'brie')).toBe(`/${pageMap.search.urlslug}/brie`);
    expect(searchAllAddress(buildRoutes(pageMap, everythingOff), everythingOff, 'brie')).toBeUndefined();
  });

  test('NAV-11 every link to a category leaves, by each of the functions that make one', () => {
    expect(pathTo(forwarded, 'products-slug', { slug: 'cheese' })).toBe('https://shop.example/ie/category/cheese');
    expect(resolveLinkTarget('route:products-slug?slug=cheese', world)).toBe('https://shop.example/ie/category/cheese');
    expect(resolveLinkTarget('route:products-slug', world)).toBe('https://shop.example/ie');
    expect(pathTo(own, 'products-slug', { slug: 'cheese' })).toBe(`/${pageMap.products.urlslug}/cheese`);
  });

  test('NAV-11 everything else stays', () => {
    expect(pathTo(forwarded, 'brand-slug', { slug: 'cove' })).toBe(`/${pageMap.brands.urlslug}/cove`);
    expect(pathTo(forwarded, 'search-term', { term: 'brie' })).toBe(`/${pageMap.search.urlslug}/brie`);
  });
});
