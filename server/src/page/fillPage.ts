import type { ContentPage } from '@trolley/contract';
import { catalogueTags } from '../catalogue/catalogue.ts';
import type { Shelf } from '../catalogue/shelf/shelf.ts';
import type { ShownPage } from '../content/content.ts';
import { fillProducts } from './fillProducts.ts';
import { deadLinks, withoutLinks } from './liveLinks.ts';
import type { PageLoad } from './loadedPage.ts';
import { namesNumbers, numbersInWords } from './numbersInWords.ts';
import { hasProducts } from './pageShop.ts';
import { recipesOf } from './recipeShelf.ts';
import { numbersTag } from './surroundings.ts';
import { textsUnder } from './textsUnder.ts';

interface FilledPage {
  readonly page: ContentPage;
  /** Of the page, with the numbers it names. */
  readonly description?: string;
  readonly tags: readonly string[];
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
      recipeTexts: () => ({
        ...textsUnder(shop.areaTexts.recipe, 'recipe.card.'),
        ...textsUnder(shop.areaTexts.recipe, 'recipe.block.'),
      }),
      cookieList: () => ({
        categories: [...shop.cookieCategories(shop.areaTexts.consent)],
        texts: {
          ...textsUnder(shop.areaTexts.consent, 'consent.cookies.'),
          ...textsUnder(shop.areaTexts.consent, 'consent.life.'),
        },
      }),
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
