import type { Product, ProductScreenData } from '@trolley/contract';
import { fewProducts, fullName, pathTo, pictureWebp } from '@trolley/contract';
import { catalogueTags } from '../../catalogue/catalogue.ts';
import { summarizeTest } from '../../pesticide/judgeTest.ts';
import { areaTextsOf } from '../areaTextsOf.ts';
import { dayInWords } from '../dayInWords.ts';
import type { LoadedPage, PageLoad } from '../loadedPage.ts';
import { readyPage } from '../loadedPage.ts';
import { redirect } from '../planAnswer.ts';
import { recipesOf } from '../recipeShelf.ts';
import { textsUnder } from '../textsUnder.ts';
import { unknownSlug } from './error.ts';
import { respelled, shortened } from './words.ts';

const mostRecipes = 8;

/** One product. An old or misspelled address that still names its article number leads to it. */
export function loadProduct(load: PageLoad): LoadedPage {
  const { shelf, plan } = load;
  const { slug = '', sku } = plan.params;
  const bySlug = shelf.productBySlug(slug);
  if (bySlug && (sku === undefined || sku === bySlug.sku)) return loadDetail(load, bySlug);
  const meant = (sku === undefined ? undefined : shelf.product(sku)) ?? bySlug;
  if (meant) return redirect(301, addressOf(load, meant));
  return respelled(load, (small) => shelf.productBySlug(small)) ?? unknownSlug(load);
}

function loadDetail(load: PageLoad, { sku }: Product): LoadedPage {
  const { shelf, shop } = load;
  const product = shelf.detail(sku);
  if (!product) return unknownSlug(load);
  const similar = shelf.similar(sku, fewProducts);
  const companions = shelf.companions(sku, fewProducts);
  const recipes = recipesOf(load)?.withProduct(sku, mostRecipes) ?? [];
  const { pack, facts, price } = product;
  const until = price.offer?.until;
  const name = fullName(product);
  const sold = pack === '' ? name : `${name}, ${pack}`;
  const shown = [product, ...product.sizes, ...similar, ...companions.products];
  return readyPage(load, {
    screen: 'product-slug',
    data: {
      product,
      similar,
      companions,
      ...(recipes.length > 0 && {
        recipes: { texts: textsUnder(shop.areaTexts.recipe, 'recipe.card.'), results: recipes },
      }),
      ...(until && { offerUntil: dayInWords(until, shop.tenant.locale) }),
      ...residuesOf(load, sku),
    },
    meta: {
      title: shop.texts('catalogue.meta.product.title', { name: sold }),
      description: facts.about
        ? shortened(facts.about)
        : shop.texts('catalogue.meta.product.description', { name: sold }),
      openGraphImage: pictureWebp(product.picture, 960),
    },
    tags: [
      ...shown.map((one) => catalogueTags.product(one.sku)),
      ...(recipes.length > 0 ? [catalogueTags.recipes] : []),
    ],
    canonical: addressOf(load, product),
  });
}

/** What laboratories found in it, where they tested it and the shop tells of it. */
function residuesOf({ snapshot, shop }: PageLoad, sku: string): Pick<ProductScreenData, 'residues'> {
  const page = pathTo(shop.routes, 'pesticides');
  const [test] = snapshot.parts.catalogue.residues.get(sku)?.tests ?? [];
  if (page === undefined || !test) return {};
  const { verdict } = summarizeTest(test, { goal: shop.residueGoal });
  const text = areaTextsOf(shop, 'pesticide')(`pesticide.product.${verdict}`);
  return text === undefined ? {} : { residues: { text, href: `${page}?sku=${sku}` } };
}

function addressOf({ shop, plan }: PageLoad, { slug }: Product): string {
  return pathTo(shop.routes, 'product-slug', { slug }) ?? plan.path;
}
