import type { ProductSearch, SearchTab } from '@trolley/contract';
import { externalSearch, searchTabs } from '@trolley/contract';
import { catalogueTags } from '../../catalogue/catalogue.ts';
import { contentTags } from '../../content/content.ts';
import { findPages } from '../../search/findPages.ts';
import { readSearchTerm } from '../../search/searchTerm.ts';
import { isBanned } from '../../search/taughtWords.ts';
import { termKey } from '../../search/termKey.ts';
import type { LoadedPage, PageLoad } from '../loadedPage.ts';
import { readyPage } from '../loadedPage.ts';
import type { PageShop } from '../pageShop.ts';
import { hasProducts } from '../pageShop.ts';
import type { PagePlan } from '../planAnswer.ts';
import { redirect } from '../planAnswer.ts';
import { popularProducts } from '../popularProducts.ts';
import { recipesOf } from '../recipeShelf.ts';
import { textsUnder } from '../textsUnder.ts';
import { findProducts } from './findProducts.ts';
import { beyondTheEnd, isNarrowed, listTags, readList } from './list.ts';

const mostContent = 50;
const mostRecipes = 48;
/** What a provider finds may change without notice. */
const providersMs = 60_000;

/** What a term finds: products with categories and brands, and content, each in its tab. */
export async function loadSearch(load: PageLoad): Promise<LoadedPage> {
  const { plan, shop, snapshot, shelf } = load;
  const flags = shop.tenant.clientRuntimeConfig;
  const term = readSearchTerm(plan.params['term'] ?? '');
  const exact = new URLSearchParams(plan.query).get('exact') === '1';
  const recipes = recipesOf(load)?.search(term, { exact });
  const asked = askedTab(plan, recipes !== undefined);
  const outside = asked === 'products' ? externalSearch(flags, term) : undefined;
  if (outside !== undefined) return redirect(302, outside, true);
  const address = readList(load, asked);
  if ('kind' in address) return address;

  const banned = isBanned(snapshot.parts.catalogue, term);
  const content = findPages(snapshot.parts, term);
  const found = searchesProducts(shop)
    ? await findProducts(shop, { term, zone: shelf.zone, exact, ...address })
    : undefined;
  const beyond = found && !found.failed ? beyondTheEnd(plan, address, found.products, asked) : undefined;
  if (beyond) return beyond;
  const total = found?.products.total ?? 0;
  const tab = found
    ? (asked ?? openedTab(total, recipes?.length ?? 0, content.length, isNarrowed(address.filter)))
    : withoutProducts(asked, recipes, content.length);
  const instead =
    found && !banned && total + content.length + (recipes?.length ?? 0) === 0 ? popularProducts(shelf) : [];
  const products = found && (tab === 'products' ? found.products : countOf(found.products));
  return readyPage(load, {
    screen: 'search-term',
    data: {
      term,
      tab,
      ...(products && { products }),
      categories: found?.categories ?? [],
      brands: found?.brands ?? [],
      ...(recipes && {
        recipes: {
          total: recipes.length,
          results: tab === 'recipes' ? recipes.slice(0, mostRecipes) : [],
          texts: tab === 'recipes' ? textsUnder(shop.areaTexts.recipe, 'recipe.card.') : {},
        },
      }),
      content: { total: content.length, results: tab === 'content' ? content.slice(0, mostContent) : [] },
      instead,
      ...(banned && { banned }),
    },
    meta: {
      title: shop.texts('search.title', { term }),
      ...(total > 0 && isNameOf(term, [...(found?.categories ?? []), ...(found?.brands ?? [])])
        ? { description: shop.texts('catalogue.meta.search.description', { term, count: total }) }
        : { noIndex: true }),
    },
    tags: [
      contentTags.pages,
      ...(found ? [catalogueTags.search, catalogueTags.clicks(termKey(term))] : []),
      ...(recipes ? [catalogueTags.recipes] : []),
      ...(products ? listTags(products, address.filter) : []),
      ...instead.map(({ sku }) => catalogueTags.product(sku)),
    ],
    shared: !found?.failed,
    ...(flags.productDiscovery.variant === 'search-provider' && { maxAgeMs: providersMs }),
  });
}

/** Terms are endless; only names of categories and brands are worth indexing. */
function isNameOf(term: string, named: readonly { readonly name: string }[]): boolean {
  const wanted = term.toLowerCase();
  return named.some(({ name }) => name.toLowerCase() === wanted);
}

function askedTab({ query }: PagePlan, hasRecipes: boolean): SearchTab | undefined {
  const tab = new URLSearchParams(query).get('tab');
  return searchTabs.find((known) => known === tab && (known !== 'recipes' || hasRecipes));
}

/** In the shop-forward variant the external shop finds products, and the search here finds content. */
function searchesProducts(shop: PageShop): boolean {
  return hasProducts(shop) && shop.tenant.clientRuntimeConfig.productDiscovery.variant !== 'shop-forward';
}

/** Products, unless only other things are found; a choice of facets that leaves nothing stays where it can be undone. */
function openedTab(products: number, recipes: number, content: number, isNarrowedDown: boolean): SearchTab {
  if (products > 0 || isNarrowedDown || recipes + content === 0) return 'products';
  return recipes > 0 ? 'recipes' : 'content';
}

/** Where no products are searched: what was asked for, or recipes before content. */
function withoutProducts(
  asked: SearchTab | undefined,
  recipes: readonly unknown[] | undefined,
  content: number,
): SearchTab {
  if (!recipes || asked === 'content') return 'content';
  return asked === 'recipes' || recipes.length > 0 || content === 0 ? 'recipes' : 'content';
}

/** In another tab only the number of products is shown. */
function countOf(products: ProductSearch): ProductSearch {
  return { ...products, count: 0, results: [], facets: [] };
}
