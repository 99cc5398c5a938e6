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

/** Of words that lead to each other: where a text has one of `found`, one of `typed` may be typed. */
interface Group {
  readonly typed: readonly Member[];
  readonly found: readonly Member[];
}

/** More other names of one word would find everything by everything, and cost every product that has it. */
export const mostOtherNames = 200;

interface OfWord {
  readonly instead: readonly Phrase[];
  readonly longest: number;
}

const mostRemembered = 100_000;

/** German writes nouns large: what is written small is a foreign word or no noun, and has no German plural. */
const isTakenAsItIs = (text: string, language: Language) => language === 'de' && /^\p{Ll}/u.test(text);

/** Once under each key that it has. */
function fileUnder<One>(index: Map<string, One[]>, members: readonly Member[], one: One): void {
  for (const { key } of members) {
    const filed = index.get(key);
    if (!filed) index.set(key, [one]);
    else if (filed.at(-1) !== one) filed.push(one);
  }
}

/** Only for keys of the index, which shoppers cannot make more of. */
function remembered(index: ReadonlyMap<string, unknown>, find: (key: string) => readonly Phrase[]) {
  const known = new Map<string, readonly Phrase[]>();
  return (key: string): readonly Phrase[] => {
    if (!index.has(key)) return [];
    const found = known.get(key) ?? find(key);
    known.set(key, found);
    return found;
  };
}

/**
 * Taking the groups in is linear in their words; what a word leads to is found when it is first asked for, so that even
 * a list of words that all cross each other never holds the process up. A long list has others' turns between its groups.
 */
export async function createSynonyms(
  given: readonly Synonym[],
  language: Language,
  pause: () => Promise<void> | undefined = () => undefined,
): Promise<Synonyms> {
  const byFound = new Map<string, Group[]>();
  const byTyped = new Map<string, Group[]>();
  const byApart = new Map<string, (readonly Member[])[]>();
  const own = new Set<string>();
  const longest = new Map<string, number>();
  const members = new Map<string, Member>();
  const stemmed = (words: Phrase) => words.map((word) => stem(word, language)).join(' ');
  const asItIs = (words: Phrase) => `=${words.join(' ')}`;

  function memberOf(text: string): Member {
    const known = members.get(text);
    if (known) return known;
    const words = tokensOf(text).map((token) => token.text);
    const member = { words, key: isTakenAsItIs(text, language) ? asItIs(words) : stemmed(words) };
    members.set(text, member);
    return member;
  }

  const membersOf = (texts: readonly string[]) => texts.map(memberOf).filter(({ words }) => words.length > 0);

  const learned = new Set<Member>();
  function learn(member: Member): void {
    if (learned.has(member)) return;
    learned.add(member);
    const { words, key } = member;
    if (!key.startsWith('=')) for (const word of words) own.add(word);
    const start = stem(words[0] ?? '', language);
    longest.set(start, Math.max(longest.get(start) ?? 1, words.length));
  }

  for (const { words, finds, apart } of given) {
    await pause();
    const typed = membersOf(words);
    if (apart) {
      fileUnder(byApart, typed, typed);
      continue;
    }
    const found = finds ? membersOf(finds) : typed;
    const group = { typed, found };
    for (const member of typed) learn(member);
    if (found !== typed) for (const member of found) learn(member);
    fileUnder(byTyped, typed, group);
    fileUnder(byFound, found, group);
  }
  members.clear();
  learned.clear();

  /** The key itself, and those that are set apart from it. */
  function notMeantBy(key: string): ReadonlySet<string> {
    const keys = new Set([key]);
    for (const group of byApart.get(key) ?? []) for (const other of group) keys.add(other.key);
    return keys;
  }

  /** What may be typed where the text has the word of this key. */
  function insteadOfKey(key: string): readonly Phrase[] {
    const not = notMeantBy(key);
    const names = new Map<string, Phrase>();
    for (const { typed } of byFound.get(key) ?? [])
      for (const other of typed) {
        if (names.size >= mostOtherNames) return [...names.values()];
        const name = other.words.join(' ');
        if (!not.has(other.key) && !names.has(name)) names.set(name, other.words);
      }
    return [...names.values()];
  }

  /** What the text may have where the word of this key is typed. */
  function foundByKey(key: string): readonly Phrase[] {
    const not = notMeantBy(key);
    const names = new Map<string, Phrase>();
    for (const { typed, found } of byTyped.get(key) ?? []) {
      const as = typed.filter((one) => one.key === key).map(({ words }) => words.join(' '));
      for (const other of found)
        for (const said of as) {
          if (names.size >= mostOtherNames) return [...names.values()];
          const name = `${other.key}\n${said}`;
          if (!not.has(other.key) && !names.has(name)) names.set(name, other.words);
        }
    }
    return [...names.values()];
  }

  const insteadOf = under(remembered(byFound, insteadOfKey));
  const foundBy = under(remembered(byTyped, foundByKey));

  function under(ofKey: (key: string) => readonly Phrase[]) {
    return (words: Phrase): readonly Phrase[] => {
      const [formed, exact] = [ofKey(stemmed(words)), ofKey(asItIs(words))];
      return exact.length === 0 ? formed : [...formed, ...exact];
    };
  }

  /** What a word of the catalogue leads to, and how long the longest name is that begins with it. */
  const ofWords = new Map<string, OfWord>();
  function ofWord(word: string): OfWord {
    const known = ofWords.get(word);
    if (known) return known;
    const found = { instead: insteadOf([word]), longest: longest.get(stem(word, language)) ?? 1 };
    if (ofWords.size >= mostRemembered) ofWords.clear();
    ofWords.set(word, found);
    return found;
  }

  return {
    words: [...own],
    foundBy: (word) => foundBy([word]),
    instead: (word) => ofWord(word).instead,
    phrases(words) {
      const found = [];
      for (let from = 0; from < words.length; from++) {
        const most = ofWord(words[from] ?? '').longest;
        for (let length = Math.min(most, words.length - from); length >= 2; length--) {
          const instead = insteadOf(words.slice(from, from + length));
          if (instead.length > 0) found.push({ from, length, instead });
        }
      }
      return found;
    },
  };
}
