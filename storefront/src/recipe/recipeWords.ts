import type { RecipeDiet, RecipeSummary } from '@trolley/contract';
import type { Text } from '../shell/text.ts';

/** `35 min`, `1 hr 15 min`. */
export function formatMinutes(minutes: number, text: Text): string {
  return minutes < 60
    ? text('recipe.card.minutes', { minutes })
    : text('recipe.card.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}

/** Written out, because a key is no place for what a value is called. */
const dietKeys: Readonly<Record<RecipeDiet, string>> = {
  vegan: 'recipe.card.diet.vegan',
  vegetarian: 'recipe.card.diet.vegetarian',
  glutenFree: 'recipe.card.diet.glutenFree',
  lactoseFree: 'recipe.card.diet.lactoseFree',
};
export const dietName = (diet: RecipeDiet, text: Text) => text(dietKeys[diet]);

/** What is said of a diet first: what is vegan is vegetarian, too. */
const strongest: readonly RecipeDiet[] = ['vegan', 'vegetarian', 'glutenFree', 'lactoseFree'];
export function mainDiet({ diet }: Pick<RecipeSummary, 'diet'>): RecipeDiet | undefined {
  return strongest.find((one) => diet.includes(one));
}

const difficultyKeys: Readonly<Record<RecipeSummary['difficulty'], string>> = {
  easy: 'recipe.card.difficulty.easy',
  medium: 'recipe.card.difficulty.medium',
  demanding: 'recipe.card.difficulty.demanding',
};
export const difficultyName = (difficulty: RecipeSummary['difficulty'], text: Text) => text(difficultyKeys[difficulty]);

/** What a card says beside the time: whom it suits or, where it is for everybody, how hard it is. */
export function kindOf(recipe: Pick<RecipeSummary, 'diet' | 'difficulty'>, text: Text): string {
  const diet = mainDiet(recipe);
  return diet ? dietName(diet, text) : difficultyName(recipe.difficulty, text);
}

/** "per serving", or "each" for what is counted in pieces. */
export function perPortion({ servingsUnit }: Pick<RecipeSummary, 'servingsUnit'>, text: Text): string {
  return text(servingsUnit === 'piece' ? 'recipe.card.perPiece' : 'recipe.card.perPortion');
}

/** Why just now: its season first, which passes, then what is reduced. */
export function reasonNow(
  { inSeason, offers, memberPrices }: Pick<RecipeSummary, 'inSeason' | 'offers' | 'memberPrices'>,
  text: Text,
): { readonly kind: 'season' | 'offer'; readonly words: string } | undefined {
  if (inSeason) return { kind: 'season', words: text('recipe.card.inSeason') };
  if (offers > 0) return { kind: 'offer', words: text('recipe.card.offers', { count: offers }) };
  return memberPrices > 0 ? { kind: 'offer', words: text('recipe.card.memberPrice') } : undefined;
}
