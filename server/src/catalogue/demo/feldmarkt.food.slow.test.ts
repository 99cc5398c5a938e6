import { describe, expect, test } from 'vitest';
import { allergenOf, markedWords, unmarkedAllergens } from './allergens.ts';
import { articles, pathOf, products, slugs, source, within } from './testing.ts';

/** Goods whose energy comes from acids or polyols, which the table does not list. */
const otherEnergy = [
  'brauner-zucker',
  'kaugummi',
  'zitronen',
  'zitrone-lose',
  'limetten',
  'essig',
  'balsamico',
  'spezialessig',
];

describe('food information', () => {
  test('every marked word is an allergen, every allergen is marked', () => {
    const wrong = articles.filter(
      ({ ingredients = '', category }) =>
        !category.parents.includes('haustier') &&
        (markedWords(ingredients).some((word) => !allergenOf(word, source.words)) ||
          unmarkedAllergens(ingredients, source.words).length > 0),
    );
    expect(slugs(wrong)).toEqual([]);
  });

  test('packed food has ingredients and, where the law asks, nutrition', () => {
    const packed = [
      'milch-kaese-eier',
      'vorrat',
      'suesses-knabbern',
      'tiefkuehl',
      'brot-gebaeck',
      'babynahrung',
      'wurst-schinken',
      'feinkost',
    ];
    const wrong = products
      .filter((product) => within(pathOf(product), ...packed))
      .filter(({ slug, ingredients, nutrition }) => !ingredients || !(nutrition || slug.includes('tee-fuer-babys')));
    expect(slugs(wrong)).toEqual([]);
  });

  test('nutrition adds up', () => {
    const wrong = articles.filter(({ nutrition, good, alcohol }) => {
      if (!nutrition) return false;
      const { kcal, fat, saturates, carbohydrate, sugar, protein, salt, fibre = 0 } = nutrition;
      const energy = 9 * fat + 4 * carbohydrate + 4 * protein + 2 * fibre;
      const parts = fat + carbohydrate + protein + salt + fibre <= 100.05 && saturates <= fat && sugar <= carbohydrate;
      const listed = alcohol || otherEnergy.includes(good.id);
      return !parts || (!listed && Math.abs(kcal - energy) > Math.max(0.15 * kcal, 4));
    });
    expect(slugs(wrong)).toEqual([]);
  });
});
