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

test('ROUTE-25 an old-style link with a slug goes to the product page', () => {
  expect(entry('/?slug=almglueck-milch&utm=x')).toEqual({
    location: `/${pageMap.product.urlslug}/almglueck-milch?utm=x`,
    cookies: [],
  });
  expect(entry('/about?slug=x')).toBeUndefined();
});

test('ROUTE-25 openlink opens a route by name or a path of the shop, never a foreign address', () => {
  expect(entry('/?openlink=cart')?.location).toBe(`/${pageMap.cart.urlslug}`);
  expect(entry('/?openlink=/delivery&webview=true')).toEqual({ location: '/delivery', cookies: ['webview'] });
  for (const link of ['//evil.example', '/\\evil.example', 'https://evil.example', 'nonsense']) {
    expect(entry(`/?openlink=${encodeURIComponent(link)}`)).toBeUndefined();
  }
});
