import { describe, expect, test } from 'vitest';
import { everythingOff, everythingOn, shippedTenants } from '../../test/tenants.ts';
import { buildRoutes, type ClientRuntimeConfig, matchRoute, type PageMap, type RouteName } from '../index.ts';

type Flag = Exclude<keyof ClientRuntimeConfig, 'productDiscovery' | 'cms'> | 'preview';

/** Flags that a route needs, one after the other switched off to see it go. */
interface Expected {
  readonly name: RouteName;
  readonly paths: (slug: (page: keyof PageMap) => string) => readonly string[];
  readonly needs: readonly Flag[];
  readonly layout?: 'focused';
  readonly loginRequired?: true;
  readonly cacheable?: true;
}

const rows: readonly Expected[] = [
  {
    name: 'favorite-products',
    paths: (s) => [s('favorites')],
    needs: ['featureCustomer', 'featureCustomerFavorites', 'featureProductDiscovery'],
    loginRequired: true,
  },
  {
    name: 'delivery-pass',
    paths: (s) => [s('deliveryPass')],
    needs: ['featureCustomer', 'featureCustomerDeliveryPass', 'featureCartCheckout'],
  },
  { name: 'cart', paths: (s) => [s('cart')], needs: ['featureCartCheckout'] },
  {
    name: 'checkout',
    paths: (s) => [s('checkout')],
    needs: ['featureCartCheckout'],
    layout: 'focused',
  },
  {
    name: 'checkout-confirmation',
    paths: (s) => [`${s('checkout')}-ok`],
    needs: ['featureCartCheckout'],
  },
  {
    name: 'checkout-confirmation-test',
    paths: (s) => [`${s('checkout')}-ok-test`],
    needs: ['featureCartCheckout', 'preview'],
  },
  { name: 'recipes', paths: (s) => [s('recipes')], needs: ['featureRecipes'], cacheable: true },
  {
    name: 'recipe-slug',
    paths: (s) => [`${s('recipes')}/gulasch`, `${s('recipes')}/a/b`],
    needs: ['featureRecipes'],
    cacheable: true,
  },
  {
    name: 'recipe-plan',
    paths: (s) => [`${s('recipes')}/_plan`],
    needs: ['featureRecipes', 'featureProductDiscovery'],
    cacheable: true,
  },
  { name: 'pesticides', paths: (s) => [s('pesticides')], needs: ['featurePesticides'], cacheable: true },
  {
    name: 'product-slug',
    paths: (s) => [`${s('product')}/milk`, `${s('product')}/milk/204118`],
    needs: ['featureProductDiscovery'],
    cacheable: true,
  },
  {
    name: 'products-slug',
    paths: (s) => [s('products'), `${s('products')}/dairy`, `${s('products')}/dairy/milk`],
    needs: ['featureProductDiscovery'],
    cacheable: true,
  },
  { name: 'brands', paths: (s) => [s('brands')], needs: ['featureProductDiscovery'], cacheable: true },
  {
    name: 'brand-slug',
    paths: (s) => [`${s('brands')}/rosso`],
    needs: ['featureProductDiscovery'],
    cacheable: true,
  },
  { name: 'login', paths: (s) => [s('login')], needs: ['featureCustomer'] },
  { name: 'registration', paths: (s) => [s('registration')], needs: ['featureCustomer'] },
  { name: 'offline-account', paths: (s) => [s('offlineAccount')], needs: ['featureCustomer'] },
  { name: 'password-reset', paths: (s) => [s('passwordReset')], needs: ['featureCustomer'] },
  {
    name: 'profile',
    paths: (s) => [s('profile'), `${s('profile')}/orders`],
    needs: ['featureCustomer'],
    loginRequired: true,
  },
  {
    name: 'profile-sub',
    paths: (s) => [`${s('profile')}/_sub`, `${s('profile')}/link`],
    needs: ['featureCustomer'],
    loginRequired: true,
    layout: 'focused',
  },
  { name: 'storefinder', paths: (s) => [s('storefinder')], needs: ['featureMisc'], cacheable: true },
  {
    name: 'store-slug',
    paths: (s) => [`${s('storefinder')}/graz-west`],
    needs: ['featureMisc'],
    cacheable: true,
  },
  {
    name: 'search-term',
    paths: (s) => [`${s('search')}/milk`, `${s('search')}/a/b`],
    needs: ['featureSearch'],
    cacheable: true,
  },
  {
    name: 'payment-return',
    paths: (s) => [`${s('checkout')}-return`],
    needs: ['featureCartCheckout'],
    layout: 'focused',
  },
];

function rowOf(name: RouteName): Expected {
  const row = rows.find((one) => one.name === name);
  if (!row) throw new Error(`no row of ${name}`);
  return row;
}

const without = (flag: Flag): ClientRuntimeConfig =>
  flag === 'preview' ? { ...everythingOn, cms: { preview: false } } : { ...everythingOn, [flag]: false };

describe.each(shippedTenants)('routes of $id', ({ pageMap, clientRuntimeConfig }) => {
  const slug = (page: keyof PageMap) => `/${pageMap[page].urlslug}`;
  const nameAt = (flags: ClientRuntimeConfig, path: string) =>
    matchRoute(buildRoutes(pageMap, flags), path)?.route.name;

  /** Each is at its paths with all flags on, as its row says, and leaves them to the content with any flag it needs. */
  function expectRoutes(...names: readonly RouteName[]): void {
    for (const name of names) {
      const row = rowOf(name);
      for (const path of row.paths(slug)) {
        expect(matchRoute(buildRoutes(pageMap, everythingOn), path)?.route).toMatchObject({
          name,
          layout: row.layout ?? 'default',
          loginRequired: row.loginRequired ?? false,
          cacheable: row.cacheable ?? false,
        });
        for (const flag of row.needs) expect(nameAt(without(flag), path)).toBe('index');
      }
    }
  }

  test('ROUTE-03 favorite-products is at the favourites name, asks for a login, needs favourites and products', () => {
    expectRoutes('favorite-products');
  });

  test('ROUTE-04 delivery-pass needs customer, delivery pass and cart-checkout', () => {
    expectRoutes('delivery-pass');
  });

  test('ROUTE-05 cart needs cart-checkout', () => {
    expectRoutes('cart');
  });

  test('ROUTE-06 checkout has the focused layout and needs cart-checkout', () => {
    expectRoutes('checkout');
  });

  test('ROUTE-07 checkout-confirmation is at the checkout slug and -ok', () => {
    expectRoutes('checkout-confirmation');
  });

  test('ROUTE-08 checkout-confirmation-test is there in a preview alone', () => {
    expectRoutes('checkout-confirmation-test');
  });

  test('recipes and a recipe below it have their paths, which everybody may share, and need recipes', () => {
    expectRoutes('recipes', 'recipe-slug');
  });

  test('pesticides has its path, which everybody may share, and needs pesticides', () => {
    expectRoutes('pesticides');
  });

  test('ROUTE-11 a product is at its slug, with or without its sku', () => {
    expectRoutes('product-slug');
  });

  test('ROUTE-12 the products are at their slug, categories of any depth below it', () => {
    expectRoutes('products-slug');
  });

  test('ROUTE-13 the brands are at their slug, each brand below it', () => {
    expectRoutes('brands', 'brand-slug');
  });

  test('ROUTE-14 login, registration, offline-account and password-reset need customer', () => {
    expectRoutes('login', 'registration', 'offline-account', 'password-reset');
  });

  test('ROUTE-30 the profile, its sections and the addresses an app has for them ask for a login', () => {
    expectRoutes('profile', 'profile-sub');
  });

  test('storefinder has its path, which everybody may share, and needs misc', () => {
    expectRoutes('storefinder');
    expectRoutes('store-slug');
  });

  test('ROUTE-18 a search is at the path of its term, whatever the term holds', () => {
    expectRoutes('search-term');
  });

  test('ROUTE-29 payment-return is at the checkout slug and -return, in the focused layout', () => {
    expectRoutes('payment-return');
  });

  test.each(rows)('TEN-03 $name exists only where the tenant has its features on', (row) => {
    const on = row.needs.every((flag) =>
      flag === 'preview' ? clientRuntimeConfig.cms.preview : clientRuntimeConfig[flag],
    );
    for (const path of row.paths(slug)) expect(nameAt(clientRuntimeConfig, path)).toBe(on ? row.name : 'index');
  });

  test('ROUTE-01 with every flag off the content page, the sitemap and the error page remain', () => {
    const routes = buildRoutes(pageMap, everythingOff);
    expect(new Set(routes.map((route) => route.name))).toEqual(new Set(['index', 'sitemap', 'generalerror']));
    expect(matchRoute(routes, '/')?.route.name).toBe('index');
    expect(matchRoute(routes, '/any/path/at/all')).toMatchObject({
      route: { name: 'index' },
      params: { slug: 'any/path/at/all' },
    });
  });

  test('ROUTE-02 the sitemap for people is at /sitemap', () => {
    expect(nameAt(everythingOff, '/sitemap')).toBe('sitemap');
  });

  test('a card can be ordered only with customer on and joe off', () => {
    const order = slug('orderPhysicalCard');
    const routes = buildRoutes(pageMap, without('featureJoe'));
    expect(matchRoute(routes, order)?.route).toMatchObject({ name: 'order-physical-card', layout: 'focused' });
    expect(matchRoute(routes, `${order}-ok`)?.route).toMatchObject({
      name: 'order-physical-card-confirmation',
      layout: 'default',
    });
    expect(nameAt(everythingOn, order)).toBe('index');
    expect(nameAt(everythingOff, order)).toBe('index');
    expect(nameAt(clientRuntimeConfig, order)).toBe(clientRuntimeConfig.featureJoe ? 'index' : 'order-physical-card');
  });

  test('the error page is there whatever is off', () => {
    expect(nameAt(everythingOff, slug('generalError'))).toBe('generalerror');
  });

  test('ROUTE-20 the routes are in line by priority and the catch-all is last', () => {
    const priorities = buildRoutes(pageMap, everythingOn).map((route) => route.priority);
    expect(priorities).toEqual([...priorities].sort((a, b) => b - a));
    expect(buildRoutes(pageMap, everythingOn).at(-1)).toMatchObject({ name: 'index', pattern: '/:slug' });
  });

  test('ROUTE-22 only checkout, payment return, the card order and a section for an app use the focused layout', () => {
    const focused = [...buildRoutes(pageMap, everythingOn), ...buildRoutes(pageMap, without('featureJoe'))].filter(
      (route) => route.layout === 'focused',
    );
    expect(new Set(focused.map((route) => route.name))).toEqual(
      new Set(['checkout', 'payment-return', 'order-physical-card', 'profile-sub']),
    );
  });

  test('ROUTE-23 the cacheable list is as decided', () => {
    const cacheable = buildRoutes(pageMap, everythingOn).filter(
      (route) => route.cacheable && route.name !== 'components',
    );
    expect(new Set(cacheable.map((route) => route.name))).toEqual(
      new Set([
        'index',
        'sitemap',
        'recipes',
        'recipe-slug',
        'recipe-plan',
        'pesticides',
        'product-slug',
        'products-slug',
        'brands',
        'brand-slug',
        'storefinder',
        'store-slug',
        'search-term',
        'generalerror',
      ]),
    );
  });

  test('TEN-05 changing a slug moves the page and its child routes', () => {
    const moved = { ...pageMap, recipes: { urlslug: 'kitchen' }, checkout: { urlslug: 'till' } };
    const routes = buildRoutes(moved, everythingOn);
    expect(matchRoute(routes, '/kitchen/soup')?.route.name).toBe('recipe-slug');
    expect(matchRoute(routes, '/till-ok')?.route.name).toBe('checkout-confirmation');
    expect(matchRoute(routes, slug('recipes'))?.route.name).toBe('index');
  });
});
