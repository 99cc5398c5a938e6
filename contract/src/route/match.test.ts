import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { everythingOn, shippedTenants } from '../../test/tenants.ts';
import { buildRoutes, matchRoute, pathTo } from '../index.ts';

const segment = fc.stringMatching(/^[a-z0-9äöüß-]{1,12}$/);

describe.each(shippedTenants)('addresses of $id', ({ pageMap }) => {
  const routes = buildRoutes(pageMap, everythingOn);

  test('ROUTE-20 a slug takes any path, slashes included', () => {
    fc.assert(
      fc.property(fc.array(segment, { minLength: 1, maxLength: 5 }), (segments) => {
        const slug = segments.join('/');
        expect(matchRoute(routes, `/${pageMap.recipes.urlslug}/${slug}`)?.params).toEqual({ slug });
      }),
    );
  });

  test('ROUTE-11 the last of several segments is the sku', () => {
    const product = `/${pageMap.product.urlslug}`;
    expect(matchRoute(routes, `${product}/milk`)?.params).toEqual({ slug: 'milk' });
    expect(matchRoute(routes, `${product}/milk/204118`)?.params).toEqual({ slug: 'milk', sku: '204118' });
    expect(matchRoute(routes, `${product}/dairy/milk/204118`)?.params).toEqual({ slug: 'dairy/milk', sku: '204118' });
  });

  test('TEN-05 every address that pathTo makes is matched again by its own route', () => {
    fc.assert(
      fc.property(fc.constantFrom(...routes), segment, (route, value) => {
        const params = Object.fromEntries(
          [...route.pattern.matchAll(/:(\w+)/g)].map(([, name]) => [String(name), value]),
        );
        const path = pathTo(routes, route.name, params);
        expect(path).toBeDefined();
        const match = matchRoute(routes, decodeURIComponent(path ?? ''));
        // The catch-all may be shadowed by a route whose fixed path happens to be the slug.
        if (route.pattern !== '/:slug') expect(match).toMatchObject({ route: { name: route.name }, params });
      }),
    );
  });

  test('a trailing slash does not change the page', () => {
    expect(matchRoute(routes, '/sitemap/')?.route.name).toBe('sitemap');
  });
});

test('TEN-03 a route the tenant does not have has no address', () => {
  expect(pathTo([], 'cart')).toBeUndefined();
});
