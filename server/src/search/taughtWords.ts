import type { Catalogue } from '../catalogue/catalogue.ts';
import { wordsOf } from './foldText.ts';

type Lists = Pick<Catalogue, 'searchPins' | 'bannedWords'>;

const pinned = new WeakMap<Lists['searchPins'], ReadonlyMap<string, readonly string[]>>();
const banned = new WeakMap<Lists['bannedWords'], readonly string[]>();

/** Skus that stand first for a term, in order. The whole term counts; case and accents do not. */
export function pinsFor({ searchPins }: Pick<Lists, 'searchPins'>, term: string): readonly string[] {
  let pins = pinned.get(searchPins);
  if (!pins) {
    pins = new Map(searchPins.map(({ query, skus }) => [sentence(query), skus]));
    pinned.set(searchPins, pins);
  }
  return pins.get(sentence(term)) ?? [];
}

/** The banned words that a text has: each as it is written, side by side where it is several. */
export function bannedWordsIn({ bannedWords }: Pick<Lists, 'bannedWords'>, text: string): readonly string[] {
  if (bannedWords.length === 0) return [];
  let words = banned.get(bannedWords);
  if (!words) {
    words = bannedWords.map(sentence).filter((word) => word !== '  ');
    banned.set(bannedWords, words);
  }
  const said = sentence(text);
  return words.filter((word) => said.includes(word)).map((word) => word.trim());
}

export function isBanned(lists: Pick<Lists, 'bannedWords'>, text: string): boolean {
  return bannedWordsIn(lists, text).length > 0;
}

function sentence(text: string): string {
  return ` ${wordsOf(text).join(' ')} `;
}
