import { bonus } from './costs.ts';
import { stopWords } from './smallWords.ts';
import { type Language, stem } from './stem.ts';
import { tokensOf } from './tokens.ts';

/** Only what may get to the top is read once more. */
const looked = 64;

/** Moves names up, a little, in which the words of a term stand side by side as they were typed. */
export function phraseFirst(
  places: readonly number[],
  costs: readonly number[],
  term: string,
  language: Language,
  nameOf: (place: number) => Phrase,
): readonly number[] {
  const phrase = phraseOf(term, language);
  if (!phrase.slice(1, -1).includes(' ')) return places;
  // `Größe 4`: a number means what stands before it.
  const [, numbered] = / (\p{L}+ \d+ )$/u.exec(phrase) ?? [];
  const top = places.slice(0, looked).map((place, order) => {
    const name = nameOf(place);
    const isSaid = name.includes(phrase);
    const isNumbered = numbered !== undefined && name.includes(` ${numbered}`);
    return { place, order, cost: (costs[place] ?? 0) - (isSaid || isNumbered ? bonus.phrase : 0) };
  });
  top.sort((a, b) => a.cost - b.cost || a.order - b.order);
  return [...top.map(({ place }) => place), ...places.slice(looked)];
}

/** The telling words of a text in their order, each as its stem. */
export type Phrase = string;

export function phraseOf(text: string, language: Language): Phrase {
  const words = tokensOf(text).flatMap(({ text: word }) => (stopWords.has(word) ? [] : [stem(word, language)]));
  return ` ${words.join(' ')} `;
}
