import { type ContentPage, noRecipeFilter, type PartTexts, type ScreenData } from '@trolley/contract';
import { catalogueTags } from '../catalogue/catalogue.ts';
import type { Shelf } from '../catalogue/shelf/shelf.ts';
import type { ShownPage } from '../content/content.ts';
import { fillProducts } from './fillProducts.ts';
import { deadLinks, withoutLinks } from './liveLinks.ts';
import type { PageLoad } from './loadedPage.ts';
import { namesNumbers, numbersInWords } from './numbersInWords.ts';
import { hasProducts } from './pageShop.ts';
import { popularProducts } from './popularProducts.ts';
import { recipesOf } from './recipeShelf.ts';
import { numbersTag } from './surroundings.ts';
import { textsUnder } from './textsUnder.ts';

interface FilledPage {
  readonly page: ContentPage;
  /** Of the page, with the numbers it names. */
  readonly description?: string;
  readonly tags: readonly string[];
}

/** Of cards of recipes and their search. */
const recipeTextsOf = ({ areaTexts: { recipe } }: PageLoad['shop']) => ({
  ...textsUnder(recipe, 'recipe.card.'),
  ...textsUnder(recipe, 'recipe.block.'),
});

const cookieListOf = ({ areaTexts: { consent }, cookieCategories }: PageLoad['shop']) => ({
  categories: [...cookieCategories(consent)],
  texts: { ...textsUnder(consent, 'consent.cookies.'), ...textsUnder(consent, 'consent.life.') },
});

const parts = ['voucher.', 'withdrawal.', 'newsletter.', 'contactForm.'] as const;

/** What the gallery's blocks show of this shop, and say in its words. */
export function blockSamples(load: Pick<PageLoad, 'shelf' | 'shop' | 'snapshot'>): ScreenData['components']['samples'] {
  const { shelf, shop } = load;
  const { categories, texts } = cookieListOf(shop);
  const words = parts.map((part) => textsUnder(shop.areaTexts.customer, part));
  return {
    products: hasProducts(shop) ? popularProducts(shelf) : [],
    recipes: recipesOf(load)?.list({ filter: noRecipeFilter, page: 1, pageSize: 4 }).results ?? [],
    categories,
    texts: Object.assign({}, texts, recipeTextsOf(shop), ...words) as PartTexts,
  };
}

/** By shop, since its texts may change. */
const filled = new WeakMap<PageLoad['shop'], WeakMap<Shelf, WeakMap<ShownPage, FilledPage>>>();

/** A content page with the products it names, as they are in the visitor's zone; links to what is gone are not there. */
export function fillPage(shown: ShownPage, load: Pick<PageLoad, 'shelf' | 'shop' | 'snapshot'>): FilledPage {
  const { shelf, shop } = load;
  let ofShop = filled.get(shop);
  if (!ofShop) filled.set(shop, (ofShop = new WeakMap()));
  let known = ofShop.get(shelf);
  if (!known) ofShop.set(shelf, (known = new WeakMap()));
  let one = known.get(shown);
  if (!one) {
    const dead = deadLinks(shown.catalogueLinks, shelf);
    const { blocks, tags } = fillProducts(shown.page.blocks, {
      shelf: hasProducts(shop) ? shelf : undefined,
      recipes: recipesOf(load),
      routes: shop.routes,
      texts: shop.texts,
      locale: shop.tenant.locale,
      links: new Map(shown.catalogueLinks.map((link) => [link.href, link])),
      dead,
      preview: shop.tenant.clientRuntimeConfig.cms.preview,
      textsOf: (area) => textsUnder(shop.areaTexts.customer, area),
      recipeTexts: () => recipeTextsOf(shop),
      cookieList: () => cookieListOf(shop),
    });
    const { description = '' } = shown.meta;
    one = {
      page: { ...shown.page, blocks: withoutLinks(blocks, dead) },
      description: numbersInWords(description, () => shelf.numbers(), shop.tenant.locale) || undefined,
      tags: [
        ...(shown.catalogueLinks.length > 0 ? [catalogueTags.tree] : []),
        ...(namesNumbers(description) ? [numbersTag] : []),
        ...tags,
      ],
    };
    known.set(shown, one);
  }
  return one;
}
