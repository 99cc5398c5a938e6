import { describe, expect, test } from 'vitest';
import { allergenOf, markedWords } from '../allergens.ts';
import { toProductRow } from '../toProductRow.ts';
import { pathOf, slugs, type Tenant, today, within } from './tenant.ts';
import { unmarkedAllergens } from './unmarkedAllergens.ts';

interface FoodRules {
  /** The category whose lists are not for people. */
  readonly pets: string;
  /** Categories of packed food. */
  readonly packed: readonly string[];
  /** Goods whose energy comes from acids or polyols, which the table does not list. */
  readonly otherEnergy: readonly string[];
  /** Goods of packed categories that the law frees from the nutrition table. */
  readonly noTable: readonly string[];
}

/** Food information, the same for every tenant of the EU. */
export function foodSuite({ articles, products, source }: Tenant, rules: FoodRules): void {
  describe('food information', () => {
    test('every marked word is an allergen, every allergen is marked', () => {
      const wrong = articles.filter(
        ({ ingredients = '', category }) =>
          !category.parents.includes(rules.pets) &&
          (markedWords(ingredients).some((word) => !allergenOf(word, source.words)) ||
            unmarkedAllergens(ingredients, source.words).length > 0),
      );
      expect(slugs(wrong)).toEqual([]);
    });

    test('only food whose allergens are all told is stated to have none', () => {
      const rows = articles.map((article) => ({ article, ...toProductRow(article, today, '', source) }));
      const free = rows.filter(({ facts }) => facts.containsNone);
      expect(free.filter(({ article }) => !article.ingredients).length).toBeGreaterThan(100);
      const wrong = free.filter(
        ({ article: { contains, category, alcohol, ingredients }, facts }) =>
          contains.length > 0 ||
          facts.responsiblePerson !== undefined ||
          [category.slug, ...category.parents].includes(rules.pets) ||
          (alcohol !== undefined && ingredients === undefined),
      );
      expect(slugs(wrong)).toEqual([]);
    });

    test('packed food has ingredients and, where the law asks, nutrition', () => {
      const free = new Set(articles.filter(({ good }) => rules.noTable.includes(good.id)).map(({ sku }) => sku));
      const wrong = products
        .filter((product) => within(pathOf(product), ...rules.packed))
        .filter(({ sku, ingredients, nutrition }) => !ingredients || !(nutrition || free.has(sku)));
      expect(slugs(wrong)).toEqual([]);
    });

    test('nutrition adds up', () => {
      const wrong = articles.filter(({ nutrition, good, alcohol }) => {
        if (!nutrition) return false;
        const { kcal, fat, saturates, carbohydrate, sugar, protein, salt, fibre = 0 } = nutrition;
        const energy = 9 * fat + 4 * carbohydrate + 4 * protein + 2 * fibre;
        const sum = fat + carbohydrate + protein + salt + fibre;
        const parts = sum <= 100.05 && saturates <= fat && sugar <= carbohydrate;
        const listed = alcohol || rules.otherEnergy.includes(good.id);
        return !parts || (!listed && Math.abs(kcal - energy) > Math.max(0.15 * kcal, 4));
      });
      expect(slugs(wrong)).toEqual([]);
    });
  });
}
