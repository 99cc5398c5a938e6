import { isRestricted } from '@trolley/contract';
import type { Shelf } from '../catalogue/shelf/shelf.ts';
import type { ShownPage } from '../content/content.ts';
import { categoryIndex } from './categoryIndex.ts';
import type { PageLoad } from './loadedPage.ts';
import type { AddressShop, ShopSnapshot } from './pageShop.ts';
import type { PagePlan } from './planAnswer.ts';
import { askedSection, isProfilePage } from './profileSection.ts';
import { recipesOf } from './recipeShelf.ts';

/** Open: something for everybody; closed: something, but not for everybody; missing: nothing. */
export type Openness = 'open' | 'closed' | 'missing';

type AddressLoad = Pick<PageLoad, 'plan' | 'snapshot' | 'shelf'> & { readonly shop: AddressShop };

/** Whether an address has something to show, without loading it. */
export function opennessOf({ plan, snapshot, shelf, shop }: AddressLoad): Openness {
  const { path, route, params } = plan;
  const { slug, sku = '' } = params;
  const there = (found: unknown): Openness => (found === undefined ? 'missing' : 'open');
  switch (route?.name) {
    case undefined:
      return 'missing';
    case 'index': {
      const shown = snapshot.parts.content.pages.get(path);
      return shown === undefined ? 'missing' : isOpen(shown) ? 'open' : 'closed';
    }
    case 'products-slug':
      return slug === undefined || route.externalShop ? 'open' : there(categoryNamed(shelf, slug.toLowerCase()));
    case 'product-slug':
      return there(shelf.productBySlug(slug?.toLowerCase() ?? '') ?? shelf.product(sku));
    case 'brand-slug':
      return there(shelf.brand(slug?.toLowerCase() ?? ''));
    case 'recipe-slug':
      return there(recipesOf({ snapshot, shelf, shop })?.recipe(slug?.toLowerCase() ?? ''));
    case 'profile':
      return isProfilePage({ plan, shop }) ? 'open' : 'missing';
    case 'profile-sub':
      return there(askedSection({ plan, shop }));
    case 'store-slug':
      return there(shop.stores?.one(slug?.toLowerCase() ?? '', snapshot.parts.catalogue));
    case 'storefinder':
      return there(shop.stores);
    case 'sitemap':
    case 'brands':
    case 'recipes':
    case 'recipe-plan':
    case 'search-term':
    case 'pesticides':
    case 'cart':
    case 'login':
    case 'registration':
    case 'offline-account':
    case 'password-reset':
    case 'favorite-products':
    case 'delivery-pass':
    case 'order-physical-card':
    case 'order-physical-card-confirmation':
    case 'checkout':
    case 'checkout-confirmation':
    case 'checkout-confirmation-test':
    case 'payment-return':
    case 'generalerror':
    case 'components':
      return 'open';
  }
}

/** One without products has a page too, but to ask for it costs more. */
function categoryNamed(shelf: Shelf, slug: string): unknown {
  return categoryIndex(shelf).get(slug) ?? shelf.category(slug);
}

export function isOpen({ access, draft }: ShownPage): boolean {
  return !isRestricted(access) && !draft;
}

/** Whether what this address shows depends on who is asking. */
export function asksForViewer({ path, route }: PagePlan, { parts }: ShopSnapshot): boolean {
  return route?.name === 'index' && isRestricted(parts.content.pages.get(path)?.access);
}
