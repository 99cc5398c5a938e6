import type { ScreenName } from '@trolley/contract';
import { shelfOf } from '../catalogue/shelf/shelfOf.ts';
import { readAddress } from './address.ts';
import { opennessOf } from './openness.ts';
import type { AddressShop, ShopSnapshot } from './pageShop.ts';
import { type PagePlan, planAnswer } from './planAnswer.ts';
import { recipesOf } from './recipeShelf.ts';

/** What stands at an address. */
export interface PlaceOfAddress {
  readonly screen: ScreenName;
  readonly title?: string;
  /** Not for everybody. */
  readonly closed?: boolean;
}

const noRedirects = { oneToOne: {}, manyToOne: {}, manyToMany: {} };

/** What an address of the shop would show if no redirect stood before it; undefined where that is nothing. */
export function placeAt(url: string, shop: AddressShop, snapshot: ShopSnapshot): PlaceOfAddress | undefined {
  const { content, catalogue } = snapshot.parts;
  const address = readAddress(url);
  const plan =
    address &&
    planAnswer(address, {
      redirects: noRedirects,
      routes: shop.routes,
      searchSlug: shop.tenant.pageMap.search.urlslug,
      hasPage: (path) => content.pages.has(path),
    });
  // An address that a search or another spelling makes a page of.
  if (plan?.kind === 'redirect') return plan.external || plan.to === url ? undefined : placeAt(plan.to, shop, snapshot);
  if (!plan?.route) return undefined;
  const shelf = shelfOf(catalogue, '');
  const openness = opennessOf({ plan, snapshot, shelf, shop });
  if (openness === 'missing') return undefined;
  const title = titleOf(plan, shop, snapshot);
  return {
    screen: plan.route.name,
    ...(title !== undefined && { title }),
    ...((openness === 'closed' || plan.route.loginRequired) && { closed: true }),
  };
}

/** Of what editors, buyers and cooks named; the rest is known by its route. */
function titleOf(plan: PagePlan, shop: AddressShop, snapshot: ShopSnapshot): string | undefined {
  const { content, catalogue } = snapshot.parts;
  const shelf = shelfOf(catalogue, '');
  const slug = plan.params.slug?.toLowerCase() ?? '';
  const names: Partial<Record<ScreenName, () => string | undefined>> = {
    index: () => content.pages.get(plan.path)?.page.title,
    'products-slug': () => shelf.category(slug)?.name,
    'product-slug': () => (shelf.productBySlug(slug) ?? shelf.product(plan.params.sku ?? ''))?.name,
    'brand-slug': () => shelf.brand(slug)?.name,
    'recipe-slug': () => recipesOf({ snapshot, shelf, shop })?.summary(slug)?.title,
  };
  return plan.route && names[plan.route.name]?.();
}
