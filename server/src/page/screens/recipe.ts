import { pathTo, pictureWebp } from '@trolley/contract';
import { catalogueTags } from '../../catalogue/catalogue.ts';
import type { LoadedPage, PageLoad } from '../loadedPage.ts';
import { readyPage } from '../loadedPage.ts';
import { recipesOf } from '../recipeShelf.ts';
import { notFound, unknownSlug } from './error.ts';
import { respelled, shortened } from './words.ts';

/** One recipe, with what it is bought as by everybody of the zone. */
export function loadRecipe(load: PageLoad): LoadedPage {
  const { shop, plan } = load;
  const recipes = recipesOf(load);
  const { slug = '' } = plan.params;
  if (!recipes) return notFound(load);
  const recipe = recipes.recipe(slug);
  if (!recipe) return respelled(load, (small) => recipes.recipe(small)) ?? unknownSlug(load);
  const products = recipes.products(slug);
  return readyPage(load, {
    screen: 'recipe-slug',
    data: { texts: shop.areaTexts.recipe, recipe, ...(products && { products }) },
    meta: {
      title: shop.texts('catalogue.meta.recipe.title', { name: recipe.title }),
      description: shortened(recipe.text),
      ...(recipe.picture !== undefined && { openGraphImage: pictureWebp(recipe.picture, 960) }),
    },
    tags: [catalogueTags.recipes],
    canonical: pathTo(shop.routes, 'recipe-slug', { slug }) ?? plan.path,
  });
}

/** The frame of the week plan, which is in the browser. */
export function loadRecipePlan(load: PageLoad): LoadedPage {
  const { texts, areaTexts } = load.shop;
  return readyPage(load, {
    screen: 'recipe-plan',
    data: { texts: areaTexts.recipe },
    meta: { title: texts('catalogue.meta.recipePlan.title'), noIndex: true },
  });
}
