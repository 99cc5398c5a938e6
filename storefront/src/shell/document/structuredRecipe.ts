import {
  type BootTenant,
  type PagePayloadOf,
  pictureWebp,
  type RecipeDetail,
  type RecipeUnit,
} from '@trolley/contract';
import { createText } from '../text.ts';
import { absolute } from './markup.ts';

type Thing = Readonly<Record<string, unknown>>;

/** A recipe for search engines (schema.org/Recipe): what goes in, how it is done, how long it takes. */
export function cookedRecipe(
  page: PagePayloadOf<'recipe-slug'>,
  { baseUrl, locale, timeZone, name: shop, amounts }: BootTenant,
): Thing {
  const { recipe, products, texts } = page.data;
  const text = createText({ messages: texts, locale, timeZone, onMissing: () => undefined });
  const { minutes, picture, steps } = recipe;
  const nutrition = products?.nutrition;
  return {
    '@type': 'Recipe',
    name: recipe.title,
    description: recipe.text,
    ...(picture !== undefined && { image: [absolute(pictureWebp(picture, 960), baseUrl)] }),
    url: page.canonical,
    author: { '@type': 'Organization', name: shop },
    datePublished: recipe.published,
    inLanguage: locale,
    recipeYield: text(`recipe.list.servings.${recipe.servingsUnit}`, { count: recipe.servings }),
    recipeCategory: text(`recipe.course.${recipe.course}`),
    totalTime: `PT${minutes.total}M`,
    prepTime: `PT${minutes.active}M`,
    recipeIngredient: recipe.ingredients.map((ingredient) => ingredientWords(ingredient, amounts.decimal, text)),
    recipeInstructions: steps.map((step, at) => ({
      '@type': 'HowToStep',
      position: at + 1,
      name: step.title,
      text: step.text,
    })),
    ...(recipe.diet.length > 0 && { suitableForDiet: recipe.diet.flatMap((diet) => diets[diet] ?? []) }),
    ...(nutrition &&
      nutrition.known >= 0.8 && {
        nutrition: {
          '@type': 'NutritionInformation',
          calories: `${nutrition.kcal} kcal`,
          fatContent: `${nutrition.fat} g`,
          saturatedFatContent: `${nutrition.saturates} g`,
          carbohydrateContent: `${nutrition.carbohydrate} g`,
          sugarContent: `${nutrition.sugar} g`,
          proteinContent: `${nutrition.protein} g`,
        },
      }),
  };
}

const diets: Readonly<Partial<Record<RecipeDetail['diet'][number], string>>> = {
  vegetarian: 'https://schema.org/VegetarianDiet',
  vegan: 'https://schema.org/VeganDiet',
  glutenFree: 'https://schema.org/GlutenFreeDiet',
  lactoseFree: 'https://schema.org/LowLactoseDiet',
};

/** `500 g Mehl`, `2 EL Öl, mild`. */
function ingredientWords(
  { name, amount, unit, note }: RecipeDetail['ingredients'][number],
  decimal: string,
  text: ReturnType<typeof createText>,
): string {
  const figure = amount === undefined ? '' : String(Number(amount.toFixed(2))).replace('.', decimal);
  const word = amount !== undefined && amount <= 1 && unit === 'piece' ? name.one : name.many;
  const words = [figure, unit === undefined ? '' : unitWord(unit, amount ?? 1, text), word].filter(Boolean).join(' ');
  return note === undefined ? words : `${words}, ${note}`;
}

function unitWord(unit: RecipeUnit, amount: number, text: ReturnType<typeof createText>): string {
  if (unit === 'piece') return '';
  return unit === 'g' || unit === 'ml' ? unit : text(`recipe.unit.${unit}`, { count: amount <= 1 ? 1 : 2 });
}
