import { foldText } from '../foldText.ts';
import { type Kinds } from './kinds.ts';
import type { Language } from './stem.ts';

/** Words that names cut short with a dot, as tills print them: `Vollm.`, `Erdb.`, `geschn.`. */
export interface Abbreviations {
  /** Counts a word that stands in full. */
  learn(word: string): void;
  /** Everything is counted: what begins alike is put side by side. */
  settle(): void;
  /** The name with the words in full, as far as the catalogue or the language knows one that begins so. */
  inFull(name: string): string;
  /** The name without what is cut short, to learn words from. */
  without(name: string): string;
}

/** A word and its dot. After it comes a gap, a sign, the end or the next word: `Ap.Saft`. */
const cutShort = /(?<![\p{L}\p{N}.])(\p{L}{1,12})\.(?![\p{Ll}\d.]|\p{L}\.)/gu;
const fewestLetters = 3;
/** A word that stands often enough without a dot is none that is cut short. */
const oftenInFull = 3;
/** What has fewer names is no word to explain others by, unless the language lists it. */
const fewestNames = 2;

/** What may be several words is left as it is. */
const clearShare = 0.5;

/** Too short to be told by their beginning; folded. */
const usual: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  de: { m: 'mit', o: 'ohne', u: 'und', v: 'von', gr: 'Größe', f: 'für', i: 'in' },
  en: { w: 'with' },
};
/** Measures and titles, which stand with a dot and mean no thing. */
const kept: ReadonlySet<string> = new Set(
  'stk pkg pkt btl fl dos ltr vol min max dr nr ca inkl incl usw art'.split(' '),
);

export function createAbbreviations(kinds: Kinds, language: Language): Abbreviations {
  const counts = new Map<string, number>();
  const known = new Map<string, string | undefined>();
  let sorted: readonly string[] = [];

  function settle(): void {
    const words = [...counts].flatMap(([word, count]) => (count >= fewestNames ? [word] : []));
    sorted = [...new Set([...words, ...kinds.words])].sort();
    known.clear();
  }

  /** Of all words that begin so, the one that most of them begin with in turn: `Vollmilch`, not `Vollmilchschokolade`. */
  function longest(start: string): string | undefined {
    let best: string | undefined;
    let most = 0;
    let all = 0;
    for (let at = firstFrom(sorted, start); at < sorted.length && sorted[at]?.startsWith(start); at++) {
      const word = sorted[at] ?? '';
      if (word.length < start.length + 2) continue;
      all += counts.get(word) ?? 0;
      let sum = kinds.listed(word) ? 1 : 0;
      for (let other = at; other < sorted.length && sorted[other]?.startsWith(word); other++)
        sum += counts.get(sorted[other] ?? '') ?? 0;
      if (sum > most) [best, most] = [word, sum];
    }
    return most >= clearShare * all ? best : undefined;
  }

  function fullWord(written: string): string | undefined {
    const word = foldText(written);
    const short = usual[language][word];
    if (short !== undefined) return short;
    if (word.length < fewestLetters || kept.has(word)) return undefined;
    if (kinds.listed(word) || (counts.get(word) ?? 0) >= oftenInFull) return undefined;
    if (!known.has(word)) known.set(word, longest(word));
    return known.get(word);
  }

  return {
    learn: (word) => void counts.set(word, (counts.get(word) ?? 0) + 1),
    settle,
    inFull(name) {
      if (!name.includes('.')) return name;
      return name.replace(cutShort, (whole, written: string) => {
        const full = fullWord(written);
        return full === undefined ? whole : `${inCaseOf(written, full)} `;
      });
    },
    without: (name) => (name.includes('.') ? name.replace(cutShort, ' ') : name),
  };
}

/** Large words are nouns and capitals are makers: both stay what they are. */
function inCaseOf(written: string, full: string): string {
  if (written.length > 1 && written === written.toUpperCase()) return full.toUpperCase();
  return /^\p{Lu}/u.test(written) ? full.charAt(0).toUpperCase() + full.slice(1) : full.toLowerCase();
}

function firstFrom(sorted: readonly string[], start: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? '') < start) low = middle + 1;
    else high = middle;
  }
  return low;
}
