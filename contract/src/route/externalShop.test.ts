import { expect, test } from 'vitest';
import { everythingOn } from '../../test/tenants.ts';
import { categoryIn, externalSearch, externalShop } from '../index.ts';

const forward = (externalShopUrl?: string) => ({
  ...everythingOn,
  productDiscovery: { variant: 'shop-forward' as const, externalShopUrl },
});

test.each(['https://shop.example/at', 'https://shop.example/at/'])(
  'NAV-11 search and categories leave for %s',
  (url) => {
    expect(externalSearch(forward(url), 'milch & käse')).toBe(
      'https://shop.example/at/search/milch%20%26%20k%C3%A4se?tab=products',
    );
    expect(categoryIn(externalShop(forward(url)) ?? '', 'obst')).toBe('https://shop.example/at/category/obst');
  },
);

test('NAV-11 in every other variant, and without an address, they stay', () => {
  expect(externalSearch(everythingOn, 'milk')).toBeUndefined();
  expect(externalShop(forward())).toBeUndefined();
});
