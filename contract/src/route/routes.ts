import { listingNames } from '../catalogue/facetKeys.ts';
import { recipeListNames } from '../recipe/recipeQuery.ts';
import type { ClientRuntimeConfig } from '../tenant/flags.ts';
import type { PageMap } from '../tenant/pageMap.ts';
import { externalShop } from './externalShop.ts';

export type Layout = 'default' | 'focused';

export const routeNames = [
  'index',
  'sitemap',
  'favorite-products',
  'delivery-pass',
  'cart',
  'checkout',
  'checkout-confirmation',
  'checkout-confirmation-test',
  'payment-return',
  'recipes',
  'recipe-slug',
  'recipe-plan',
  'pesticides',
  'product-slug',
  'products-slug',
  'brands',
  'brand-slug',
  'login',
  'registration',
  'offline-account',
  'password-reset',
  'profile-sub',
  'profile',
  'order-physical-card',
  'order-physical-card-confirmation',
  'storefinder',
  'store-slug',
  'search-term',
  'generalerror',
  /** Not of the shop itself: every component of the design system on one page, in preview only. */
  'components',
] as const;
export type RouteName = (typeof routeNames)[number];

export interface Route {
  readonly name: RouteName;
  /** `/static`, `/static/:slug` (any path, slashes included), `/static/:slug?` (or nothing), `/a|b` (one of). */
  readonly pattern: string;
  /** Higher is tried first. */
  readonly priority: number;
  readonly layout: Layout;
  /** The page is the same for all, so it may be cached. */
  readonly cacheable: boolean;
  readonly loginRequired: boolean;
  /** Query parameters that change what the page shows; all others do not multiply the cache. */
  readonly query: readonly string[];
  /** The page is that of another shop, whose address this is: links to it leave. */
  readonly externalShop?: string;
}

/** The priorities of routes without and with a parameter, and of the two content routes. */
const priorities = { fixed: 300, slugged: 200, home: 100, catchAll: 0 } as const;

type Flags = ClientRuntimeConfig;
interface Declared extends Partial<Omit<Route, 'name' | 'pattern'>> {
  readonly name: RouteName;
  readonly pattern: string;
  readonly when?: boolean;
}

/** The routes a tenant has: its page map gives the paths, its flags decide which exist. Highest priority first. */
export function buildRoutes(pages: PageMap, flags: Flags): readonly Route[] {
  const slug = (page: keyof PageMap) => `/${pages[page].urlslug}`;
  const discovery = flags.featureProductDiscovery;
  const checkout = flags.featureCartCheckout;
  const ownCard = flags.featureCustomer && !flags.featureJoe;

  const declared: Declared[] = [
    { name: 'index', pattern: '/', priority: priorities.home, cacheable: true },
    { name: 'index', pattern: '/:slug', priority: priorities.catchAll, cacheable: true },
    { name: 'sitemap', pattern: '/sitemap', cacheable: true },
    {
      name: 'favorite-products',
      pattern: slug('favorites'),
      loginRequired: true,
      when: flags.featureCustomer && flags.featureCustomerFavorites && discovery,
    },
    {
      name: 'delivery-pass',
      pattern: slug('deliveryPass'),
      when: flags.featureCustomer && flags.featureCustomerDeliveryPass && checkout,
    },
    { name: 'cart', pattern: slug('cart'), when: checkout },
    { name: 'checkout', pattern: slug('checkout'), layout: 'focused', when: checkout },
    { name: 'checkout-confirmation', pattern: `${slug('checkout')}-ok`, when: checkout },
    { name: 'checkout-confirmation-test', pattern: `${slug('checkout')}-ok-test`, when: checkout && flags.cms.preview },
    { name: 'payment-return', pattern: `${slug('checkout')}-return`, layout: 'focused', when: checkout },
    {
      name: 'recipes',
      pattern: slug('recipes'),
      cacheable: true,
      query: recipeListNames,
      when: flags.featureRecipes,
    },
    { name: 'recipe-slug', pattern: `${slug('recipes')}/:slug`, cacheable: true, when: flags.featureRecipes },
    // No recipe's slug begins so: it needs no slug of its own.
    {
      name: 'recipe-plan',
      pattern: `${slug('recipes')}/_plan`,
      cacheable: true,
      when: flags.featureRecipes && discovery,
    },
    {
      name: 'pesticides',
      pattern: slug('pesticides'),
      cacheable: true,
      query: ['by', 'q', 'sku', 'batch'],
      when: flags.featurePesticides,
    },
    { name: 'product-slug', pattern: `${slug('product')}/:slug/:sku?`, cacheable: true, when: discovery },
    {
      name: 'products-slug',
      pattern: `${slug('products')}/:slug?`,
      cacheable: true,
      query: listingNames,
      externalShop: externalShop(flags),
      when: discovery,
    },
    { name: 'brands', pattern: slug('brands'), cacheable: true, when: discovery },
    { name: 'brand-slug', pattern: `${slug('brands')}/:slug`, cacheable: true, query: listingNames, when: discovery },
    { name: 'login', pattern: slug('login'), when: flags.featureCustomer },
    { name: 'registration', pattern: slug('registration'), when: flags.featureCustomer },
    { name: 'offline-account', pattern: slug('offlineAccount'), when: flags.featureCustomer },
    { name: 'password-reset', pattern: slug('passwordReset'), when: flags.featureCustomer },
    {
      name: 'profile-sub',
      pattern: `${slug('profile')}/_sub|link`,
      priority: priorities.fixed,
      layout: 'focused',
      loginRequired: true,
      query: ['section'],
      when: flags.featureCustomer,
    },
    { name: 'profile', pattern: `${slug('profile')}/:slug?`, loginRequired: true, when: flags.featureCustomer },
    { name: 'order-physical-card', pattern: slug('orderPhysicalCard'), layout: 'focused', when: ownCard },
    { name: 'order-physical-card-confirmation', pattern: `${slug('orderPhysicalCard')}-ok`, when: ownCard },
    {
      name: 'storefinder',
      pattern: slug('storefinder'),
      cacheable: true,
      query: ['q', 'service', 'open'],
      when: flags.featureMisc,
    },
    { name: 'store-slug', pattern: `${slug('storefinder')}/:slug`, cacheable: true, when: flags.featureMisc },
    {
      name: 'search-term',
      pattern: `${slug('search')}/:term`,
      cacheable: true,
      query: ['tab', 'exact', ...listingNames],
      when: flags.featureSearch,
    },
    { name: 'generalerror', pattern: slug('generalError'), cacheable: true },
    { name: 'components', pattern: '/_components', cacheable: true, when: flags.cms.preview },
  ];

  return declared
    .filter(({ when }) => when !== false)
    .map(({ when: _, ...route }) => ({
      priority: route.pattern.includes(':') ? priorities.slugged : priorities.fixed,
      layout: 'default' as const,
      cacheable: false,
      loginRequired: false,
      query: [],
      ...route,
    }))
    .sort((a, b) => b.priority - a.priority);
}
