import type { ScreenName } from '@trolley/contract';
import type { ReactNode } from 'react';
import type { Screen } from './layout/Page.tsx';
import { loadWithQueries } from './shell/api/loadWithQueries.ts';

type Source<N extends ScreenName> = () => Promise<{ default: Screen<N> } | undefined>;
type Sources = { readonly [N in ScreenName]: Source<N> };

/** A screen that fetches a shopper's own data: it is loaded with the query client, the others without. */
function asking<N extends ScreenName>(source: Source<N>): Source<N> {
  return async () => {
    const screen = await loadWithQueries(async () => (await source())?.default);
    return screen && { default: screen };
  };
}

/** Every screen in a chunk of its own, loaded when it is first shown. */
const sources: Sources = {
  index: () => import('./home/IndexScreen.tsx'),
  sitemap: () => import('./content/SitemapScreen.tsx'),
  'search-term': () => import('./search/SearchScreen.tsx'),
  'products-slug': () => import('./catalogue/category/CategoryScreen.tsx'),
  'product-slug': () => import('./catalogue/product/ProductScreen.tsx'),
  brands: () => import('./catalogue/brand/BrandsScreen.tsx'),
  'brand-slug': () => import('./catalogue/brand/BrandScreen.tsx'),
  pesticides: () => import('./pesticide/PesticidesScreen.tsx'),
  recipes: () => import('./recipeScreen/list/RecipesScreen.tsx'),
  'recipe-slug': () => import('./recipeScreen/page/RecipeScreen.tsx'),
  'recipe-plan': () => import('./recipeScreen/plan/WeekPlanScreen.tsx'),
  cart: () => import('./cartScreen/CartScreen.tsx'),
  login: () => import('./customer/login/LoginScreen.tsx'),
  registration: asking(() => import('./customer/registration/RegistrationScreen.tsx')),
  'offline-account': asking(() => import('./customer/registration/OfflineAccountScreen.tsx')),
  'password-reset': () => import('./customer/password/PasswordResetScreen.tsx'),
  profile: asking(() => import('./customer/profile/ProfileScreen.tsx')),
  'profile-sub': asking<'profile-sub'>(() => import('./customer/profile/ProfileScreen.tsx')),
  'favorite-products': asking(() => import('./myProducts/MyProductsScreen.tsx')),
  'delivery-pass': asking(() => import('./pass/PassScreen.tsx')),
  checkout: asking(() => import('./checkout/CheckoutScreen.tsx')),
  'checkout-confirmation': asking(() => import('./checkout/confirmation/ConfirmationScreen.tsx')),
  'checkout-confirmation-test': asking(() => import('./checkout/confirmation/ConfirmationTestScreen.tsx')),
  'payment-return': asking(() => import('./checkout/return/PaymentReturnScreen.tsx')),
  'order-physical-card': asking(() => import('./physicalCard/OrderCardScreen.tsx')),
  'order-physical-card-confirmation': asking(() => import('./physicalCard/CardOrderedScreen.tsx')),
  storefinder: () => import('./storeFinder/StoreFinderScreen.tsx'),
  'store-slug': () => import('./storeFinder/StoreScreen.tsx'),
  generalerror: () => import('./content/ErrorScreen.tsx'),
  components: () => import('./gallery/ComponentsScreen.tsx'),
};

/** The source file of each screen, as the build's manifest names it. */
export const screenFiles: Readonly<Record<ScreenName, string>> = {
  index: 'src/home/IndexScreen.tsx',
  sitemap: 'src/content/SitemapScreen.tsx',
  'search-term': 'src/search/SearchScreen.tsx',
  'products-slug': 'src/catalogue/category/CategoryScreen.tsx',
  'product-slug': 'src/catalogue/product/ProductScreen.tsx',
  brands: 'src/catalogue/brand/BrandsScreen.tsx',
  'brand-slug': 'src/catalogue/brand/BrandScreen.tsx',
  pesticides: 'src/pesticide/PesticidesScreen.tsx',
  recipes: 'src/recipeScreen/list/RecipesScreen.tsx',
  'recipe-slug': 'src/recipeScreen/page/RecipeScreen.tsx',
  'recipe-plan': 'src/recipeScreen/plan/WeekPlanScreen.tsx',
  cart: 'src/cartScreen/CartScreen.tsx',
  login: 'src/customer/login/LoginScreen.tsx',
  registration: 'src/customer/registration/RegistrationScreen.tsx',
  'offline-account': 'src/customer/registration/OfflineAccountScreen.tsx',
  'password-reset': 'src/customer/password/PasswordResetScreen.tsx',
  profile: 'src/customer/profile/ProfileScreen.tsx',
  'profile-sub': 'src/customer/profile/ProfileScreen.tsx',
  'favorite-products': 'src/myProducts/MyProductsScreen.tsx',
  'delivery-pass': 'src/pass/PassScreen.tsx',
  checkout: 'src/checkout/CheckoutScreen.tsx',
  'checkout-confirmation': 'src/checkout/confirmation/ConfirmationScreen.tsx',
  'checkout-confirmation-test': 'src/checkout/confirmation/ConfirmationTestScreen.tsx',
  'payment-return': 'src/checkout/return/PaymentReturnScreen.tsx',
  'order-physical-card': 'src/physicalCard/OrderCardScreen.tsx',
  'order-physical-card-confirmation': 'src/physicalCard/CardOrderedScreen.tsx',
  storefinder: 'src/storeFinder/StoreFinderScreen.tsx',
  'store-slug': 'src/storeFinder/StoreScreen.tsx',
  generalerror: 'src/content/ErrorScreen.tsx',
  components: 'src/gallery/ComponentsScreen.tsx',
};

type Loaded = (props: { readonly payload: never }) => ReactNode;
const loaded = new Map<ScreenName, Loaded>();

export async function loadScreen(name: ScreenName): Promise<void> {
  if (loaded.has(name)) return;
  const module = (await sources[name]()) as { default: Loaded } | undefined;
  // Undefined when the chunk is gone and the page is being reloaded: then wait forever.
  if (!module) await new Promise(() => {});
  else loaded.set(name, module.default);
}

/** A screen that has been loaded: rendering never waits for one. */
export function screenOf<N extends ScreenName>(name: N): Screen<N> {
  const screen = loaded.get(name);
  if (!screen) throw new Error(`The screen "${name}" is not loaded.`);
  return screen as Screen<N>;
}
