import { describe, expect, test } from 'vitest';
import { everythingOff, everythingOn, shippedTenants } from '../../test/tenants.ts';
import { buildRoutes, resolveLinkTarget } from '../index.ts';

describe.each(shippedTenants)('TEN-03 links of $id', ({ pageMap }) => {
  const hasPage = (path: string) => path === '/about';
  const on = { routes: buildRoutes(pageMap, everythingOn), hasPage };
  const off = { routes: buildRoutes(pageMap, everythingOff), hasPage };

  test('TEN-03 a link to a route whose feature is off vanishes', () => {
    expect(resolveLinkTarget('route:cart', on)).toBe(`/${pageMap.cart.urlslug}`);
    expect(resolveLinkTarget('route:cart', off)).toBeUndefined();
    expect(resolveLinkTarget(`/${pageMap.cart.urlslug}`, off)).toBeUndefined();
    expect(resolveLinkTarget('route:nonsense', on)).toBeUndefined();
  });

  test('TEN-03 a link to a page that does not exist vanishes, its place on the page is kept', () => {
    expect(resolveLinkTarget('/about#team', on)).toBe('/about#team');
    expect(resolveLinkTarget('/nowhere', on)).toBeUndefined();
  });

  test('TEN-05 a link to a route follows its slug', () => {
    expect(resolveLinkTarget('route:recipe-slug?slug=gulasch', on)).toBe(`/${pageMap.recipes.urlslug}/gulasch`);
  });

  test('addresses outside the shop are left as they are', () => {
    for (const to of ['https://example.com/a', 'mailto:hallo@example.com', 'tel:+431234567', '#top']) {
      expect(resolveLinkTarget(to, off)).toBe(to);
    }
  });
});
