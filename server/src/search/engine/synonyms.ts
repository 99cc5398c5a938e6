import type { Synonym } from '../../catalogue/catalogue.ts';
import type { Language } from './stem.ts';
import { stem } from './stem.ts';
import { tokensOf } from './tokens.ts';

/** A row of words, as synonyms hold them. */
type Phrase = readonly string[];

/** Which words lead to which others. */
export interface Synonyms {
  /** All words of the shop's own language that occur in them. */
  readonly words: readonly string[];
  /** What is also found where one word is typed. */
  foundBy(word: string): readonly Phrase[];
  /** What may be typed instead of one word. */
  instead(word: string): readonly Phrase[];
  /** Every place of a text where a phrase of several words has another name: from, how many, and its other names. */
  phrases(words: readonly string[]): readonly { from: number; length: number; instead: readonly Phrase[] }[];
}

interface Member {
  readonly words: Phrase;
  readonly key: string;
}

/** German writes nouns large: what is written small is a foreign word or no noun, and has no German plural. */
const isTakenAsItIs = (text: string, language: Language) => language === 'de' && /^\p{Ll}/u.test(text);

export function createSynonyms(given: readonly Synonym[], language: Language): Synonyms {
  const byKey = new Map<string, Phrase[]>();
  const foundByKey = new Map<string, Phrase[]>();
  const own = new Set<string>();
  const longest = new Map<string, number>();
  const stemmed = (words: Phrase) => words.map((word) => stem(word, language)).join(' ');
  const asItIs = (words: Phrase) => `=${words.join(' ')}`;
  const membersOf = (texts: readonly string[]): readonly Member[] =>
    texts
      .map((text) => {
        const words = tokensOf(text).map((token) => token.text);
        return { words, key: isTakenAsItIs(text, language) ? asItIs(words) : stemmed(words) };
      })
      .filter(({ words }) => words.length > 0);

  const apart = new Set<string>();
  for (const { words } of given.filter((one) => one.apart)) {
    const members = membersOf(words);
    for (const { key } of members) for (const other of members) apart.add(`${key}\n${other.key}`);
  }

  function learn({ words, key }: Member): void {
    if (!key.startsWith('=')) for (const word of words) own.add(word);
    const start = stem(words[0] ?? '', language);
    longest.set(start, Math.max(longest.get(start) ?? 1, words.length));
  }

  /** Where the text has the one, the other may be typed. */
  function lead({ key, words: said }: Member, { words, key: otherKey }: Member): void {
    if (otherKey === key || apart.has(`${key}\n${otherKey}`)) return;
    const known = byKey.get(key) ?? [];
    if (known.some((one) => one.join(' ') === words.join(' '))) return;
    byKey.set(key, [...known, words]);
    foundByKey.set(otherKey, [...(foundByKey.get(otherKey) ?? []), said]);
  }

  for (const { words, finds } of given.filter((one) => !one.apart)) {
    const typed = membersOf(words);
    const found = finds ? membersOf(finds) : typed;
    for (const member of [...typed, ...found]) learn(member);
    for (const member of found) for (const other of typed) lead(member, other);
  }
  const under = (map: ReadonlyMap<string, readonly Phrase[]>, words: Phrase) => [
    ...(map.get(stemmed(words)) ?? []),
    ...(map.get(asItIs(words)) ?? []),
  ];
  const insteadOf = (words: Phrase) => under(byKey, words);

  return {
    words: [...own],
    foundBy: (word) => under(foundByKey, [word]),
    instead: (word) => insteadOf([word]),
    phrases(words) {
      const found = [];
      for (let from = 0; from < words.length; from++) {
        const most = longest.get(stem(words[from] ?? '', language)) ?? 1;
        for (let length = Math.min(most, words.length - from); length >= 2; length--) {
          const instead = insteadOf(words.slice(from, from + length));
          if (instead.length > 0) found.push({ from, length, instead });
        }
      }
      return found;
    },
  };
}
