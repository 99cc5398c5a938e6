import type { LoadedPage, PageLoad } from './loadedPage.ts';
import { loadBrand, loadBrands } from './screens/brand.ts';
import { loadCart } from './screens/cart.ts';
import { loadCategory } from './screens/category.ts';
import { loadCheckoutPage } from './screens/checkout.ts';
import { loadContent } from './screens/content.ts';
import { loadCustomerPage } from './screens/customer.ts';
import { loadComponents, loadGeneralError, notFound } from './screens/error.ts';
import { loadPesticides } from './screens/pesticides.ts';
import { loadProduct } from './screens/product.ts';
import { loadProfileSub } from './screens/profileSub.ts';
import { loadRecipe, loadRecipePlan } from './screens/recipe.ts';
import { loadRecipes } from './screens/recipes.ts';
import { loadSearch } from './screens/search.ts';
import { loadSitemap } from './screens/sitemap.ts';
import { loadStore, loadStores } from './screens/stores.ts';

/** What a page shows, from the address and the snapshot. What is not there, or not for this viewer, is not found. */
export function loadPage(load: PageLoad): LoadedPage | Promise<LoadedPage> {
  switch (load.plan.route?.name) {
    case 'index':
      return loadContent(load);
    case 'sitemap':
      return loadSitemap(load);
    case 'products-slug':
      return loadCategory(load);
    case 'product-slug':
      return loadProduct(load);
    case 'brands':
      return loadBrands(load);
    case 'brand-slug':
      return loadBrand(load);
    case 'recipes':
      return loadRecipes(load);
    case 'recipe-slug':
      return loadRecipe(load);
    case 'recipe-plan':
      return loadRecipePlan(load);
    case 'search-term':
      return loadSearch(load);
    case 'pesticides':
      return loadPesticides(load);
    case 'cart':
      return loadCart(load);
    case 'login':
    case 'registration':
    case 'offline-account':
    case 'password-reset':
    case 'profile':
    case 'favorite-products':
    case 'delivery-pass':
    case 'order-physical-card':
    case 'order-physical-card-confirmation':
      return loadCustomerPage(load, load.plan.route.name);
    case 'profile-sub':
      return loadProfileSub(load);
    case 'checkout':
    case 'checkout-confirmation':
    case 'checkout-confirmation-test':
    case 'payment-return':
      return loadCheckoutPage(load, load.plan.route.name);
    case 'storefinder':
      return loadStores(load);
    case 'store-slug':
      return loadStore(load);
    case 'generalerror':
      return loadGeneralError(load);
    case 'components':
      return loadComponents(load);
    case undefined:
      return notFound(load);
  }
}
