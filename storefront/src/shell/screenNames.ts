import { type BootTenant, buildRoutes, type Route, type ScreenName } from '@trolley/contract';

/** The screens of this storefront; a route without one does not exist. */
export const screenNames = [
  'index',
  'sitemap',
  'search-term',
  'products-slug',
  'product-slug',
  'brands',
  'brand-slug',
  'pesticides',
  'recipes',
  'recipe-slug',
  'recipe-plan',
  'cart',
  'login',
  'registration',
  'offline-account',
  'password-reset',
  'profile',
  'profile-sub',
  'favorite-products',
  'delivery-pass',
  'checkout',
  'checkout-confirmation',
  'checkout-confirmation-test',
  'payment-return',
  'order-physical-card',
  'order-physical-card-confirmation',
  'storefinder',
  'store-slug',
  'generalerror',
  'components',
] as const satisfies readonly ScreenName[];

export function isScreenName(name: string): name is ScreenName {
  return (screenNames as readonly string[]).includes(name);
}

const known = new WeakMap<BootTenant, readonly Route[]>();

/** The routes of a tenant that lead to a screen, highest priority first. */
export function routesOf(tenant: BootTenant): readonly Route[] {
  const routes =
    known.get(tenant) ??
    buildRoutes(tenant.pageMap, tenant.clientRuntimeConfig).filter(({ name }) => isScreenName(name));
  known.set(tenant, routes);
  return routes;
}
