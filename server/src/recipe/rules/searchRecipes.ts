import type { Catalogue, StoredRecipe, Synonym } from '../../catalogue/catalogue.ts';
import { editDistance } from '../../search/engine/editDistance.ts';
import { type Language, stem } from '../../search/engine/stem.ts';
import { wordsOf } from '../../search/foldText.ts';
import { baseSynonyms } from '../../search/synonyms/baseSynonyms.ts';

interface Indexed {
  readonly recipe: StoredRecipe;
  readonly title: readonly string[];
  readonly things: readonly string[];
  readonly text: readonly string[];
}

type Searched = Pick<Catalogue, 'recipes' | 'recipeThings' | 'synonyms' | 'locale'>;

/** Shorter words are not looked for inside others: `ei` is in too many. */
const shortestPart = 4;
const shortestMisspelt = 5;
const weights = { title: 100, things: 20, text: 1 } as const;
const fields = ['title', 'things', 'text'] as const;

const indexes = new WeakMap<Searched['recipes'], readonly Indexed[]>();
const lists = new WeakMap<readonly Synonym[], ReadonlyMap<string, readonly string[]>>();

/**
 * Recipes in whose title, ingredients or text every word of a term stands, best first: a title goes before an ingredient,
 * that before the text. Other names count (Paradeiser, tomatoes), parts of compounds, and where nothing is found, words
 * with one letter wrong, unless the term is meant as it was typed.
 */
export function searchRecipes(catalogue: Searched, term: string, { exact = false } = {}): readonly StoredRecipe[] {
  const language: Language = catalogue.locale.startsWith('de') ? 'de' : 'en';
  const asked = wordsOf(term);
  if (asked.length === 0) return [];
  const names = namesOf(catalogue.synonyms, language);
  const words = asked.map((word) => [word, ...(names.get(stem(word, language)) ?? [])]);
  const find = (isLike: Like) =>
    indexOf(catalogue)
      .map((one) => ({ one, rank: rankOf(one, words, isLike) }))
      .filter(({ rank }) => rank > 0)
      .toSorted((a, b) => b.rank - a.rank || (a.one.recipe.published < b.one.recipe.published ? 1 : -1))
      .map(({ one }) => one.recipe);
  const found = find(isNamed(language));
  return found.length > 0 || exact ? found : find(isMisspelt);
}

type Like = (word: string, asked: string) => number;

/** How well a word is what was asked for: 0 not at all. */
function isNamed(language: Language): Like {
  return (word, asked) => {
    if (word === asked || stem(word, language) === stem(asked, language)) return 1;
    if (word.startsWith(asked)) return 0.6;
    return asked.length >= shortestPart && word.includes(asked) ? 0.5 : 0;
  };
}

const isMisspelt: Like = (word, asked) =>
  asked.length >= shortestMisspelt && editDistance(asked, word, 1, true) <= 1 ? 0.4 : 0;

/** 0: a word is missing. */
function rankOf(one: Indexed, words: readonly (readonly string[])[], isLike: Like): number {
  let rank = 0;
  for (const names of words) {
    let best = 0;
    for (const field of fields) {
      for (const word of one[field])
        for (const [index, name] of names.entries())
          best = Math.max(best, weights[field] * isLike(word, name) * (index === 0 ? 1 : 0.9));
      if (best >= weights[field] / 2) break;
    }
    if (best === 0) return 0;
    rank += best;
  }
  return rank;
}

function indexOf({ recipes, recipeThings }: Searched): readonly Indexed[] {
  const known = indexes.get(recipes);
  if (known) return known;
  const index = [...recipes.values()].map((recipe): Indexed => {
    const named = recipe.ingredients.flatMap(({ thing }) => {
      const { one, many } = recipeThings.get(thing)?.name ?? { one: '', many: '' };
      return [one, many];
    });
    return {
      recipe,
      title: wordsOf(recipe.title),
      things: [...new Set(wordsOf(named.join(' ')))],
      text: [...new Set(wordsOf(recipe.text))],
    };
  });
  indexes.set(recipes, index);
  return index;
}

/** Other names of single words, folded, by the stem of each. */
function namesOf(own: readonly Synonym[], language: Language): ReadonlyMap<string, readonly string[]> {
  const known = lists.get(own);
  if (known) return known;
  const names = new Map<string, Set<string>>();
  for (const { words, finds, apart } of [...baseSynonyms[language], ...own]) {
    if (apart) continue;
    const single = (list: readonly string[]) => list.map(wordsOf).flatMap((parts) => (parts.length === 1 ? parts : []));
    const [typed, found] = [single(words), single(finds ?? words)];
    for (const word of typed) {
      const key = stem(word, language);
      const others = names.get(key) ?? new Set<string>();
      for (const other of found) if (other !== word) others.add(other);
      names.set(key, others);
    }
  }
  const made = new Map([...names].map(([key, others]) => [key, [...others]]));
  lists.set(own, made);
  return made;
}
