import { expect, test } from 'vitest';
import { everythingOn, shippedTenants } from '../../test/tenants.ts';
import { buildRoutes, resolveEntry } from '../index.ts';

const tenant = shippedTenants[0];
if (!tenant) throw new Error('no tenant ships');
const { pageMap } = tenant;
const routes = buildRoutes(pageMap, everythingOn);
const entry = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://shop.test');
  return resolveEntry(routes, pathname, searchParams);
};

test('ROUTE-26 entry flags become cookies and leave the address, other parameters stay', () => {
  expect(entry('/?webview=true&a=1&hidebackbutton=true&analytics=true')).toEqual({
    location: '/?a=1',
    cookies: ['webview', 'hidebackbutton', 'analytics'],
  });
});

test('ROUTE-26 only the value true sets a flag', () => {
  expect(entry('/?webview=1&analytics=false')).toBeUndefined();
});

test.each(['/', `/${pageMap.product.urlslug}`])(
  'ROUTE-25 an old-style link %s?slug=… goes to the product page',
  (path) => {
    expect(entry(`${path}?slug=almglueck-milch&utm=x`)).toEqual({
      location: `/${pageMap.product.urlslug}/almglueck-milch?utm=x`,
      cookies: [],
    });
    expect(entry(`${path}?slug=old-name&sku=100123`)?.location).toBe(`/${pageMap.product.urlslug}/old-name/100123`);
  },
);

test('ROUTE-25 a slug elsewhere is none of a product, nor is an empty one', () => {
  expect(entry('/about?slug=x')).toBeUndefined();
  expect(entry('/?slug=')).toBeUndefined();
});

test('ROUTE-25 a slug cannot lead out of the product page', () => {
  expect(entry('/?slug=//evil.example')?.location).toBe(`/${pageMap.product.urlslug}///evil.example`);
  expect(entry(`/?slug=${encodeURIComponent('a?b#c')}`)?.location).toBe(`/${pageMap.product.urlslug}/a%3Fb%23c`);
});

test('ROUTE-25 openlink opens a route by name or a path of the shop, never a foreign address', () => {
  expect(entry('/?openlink=cart')?.location).toBe(`/${pageMap.cart.urlslug}`);
  expect(entry('/?openlink=/delivery&webview=true')).toEqual({ location: '/delivery', cookies: ['webview'] });
  for (const link of ['//evil.example', '/\\evil.example', 'https://evil.example', 'nonsense']) {
    expect(entry(`/?openlink=${encodeURIComponent(link)}`)).toBeUndefined();
  }
});

test('ROUTE-25 openlink opens a category of the external shop where that is where categories are', () => {
  const productDiscovery = { variant: 'shop-forward' as const, externalShopUrl: 'https://big.example/' };
  const outside = buildRoutes(pageMap, { ...everythingOn, productDiscovery });
  const query = new URLSearchParams('openlink=products-slug&slug=milch&utm=x');
  expect(resolveEntry(outside, '/', query)?.location).toBe('https://big.example/category/milch?utm=x');
});

test('ROUTE-25 a target that needs a name takes it from the address, or is not opened', () => {
  const milk = `/${pageMap.product.urlslug}/milk`;
  expect(entry('/?openlink=product-slug&slug=milk&utm=x')?.location).toBe(`${milk}?utm=x`);
  expect(entry(`/?openlink=${encodeURIComponent('product-slug?slug=milk')}`)?.location).toBe(milk);
  expect(entry(`/?openlink=${encodeURIComponent('route:products-slug?slug=fruit')}`)?.location).toBe(
    `/${pageMap.products.urlslug}/fruit`,
  );
  expect(entry('/?openlink=products-slug')?.location).toBe(`/${pageMap.products.urlslug}`);
  expect(entry('/?openlink=product-slug')).toBeUndefined();
});

test('ROUTE-25 a target keeps its own query and place', () => {
  expect(entry(`/?openlink=${encodeURIComponent('/delivery?a=1#fees')}&utm=x`)?.location).toBe(
    '/delivery?a=1&utm=x#fees',
  );
});
