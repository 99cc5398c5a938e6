import { createDictionary, type Dictionary } from './dictionary.ts';
import type { Language } from './stem.ts';
import { stem } from './stem.ts';
import type { WeightedWords } from './weightedWords.ts';

/** Which words lead to which things, and at what cost. A thing is a number, given in order; numbers are not reused. */
export interface WordIndex {
  readonly dictionary: Dictionary;
  /** Things taken in so far, also those that have left since. */
  readonly size: number;
  add(words: WeightedWords): number;
  /** No word leads to it any more. */
  remove(thing: number): void;
  /** Visits the things a word leads to, with the word's cost there. */
  visit(word: number, visit: (thing: number, cost: number) => void): void;
  /**
   * Writes what a word's things cost into a table of costs, where that is less and at most `dearest`, and adds those
   * that were not there yet to the things; gives the least.
   */
  collect(word: number, into: Collected, more: number, dearest: number): number;
  /** Numbers of the words with the same stem. */
  formsOf(word: string): readonly number[];
}

/** Things with their costs in a table by thing; `none` where there is none. */
export interface Collected {
  readonly things: number[];
  readonly costs: Uint8Array;
}

/** No cost: not found. */
export const none = 255;

const mostThings = 1 << 24;
const highestCost = 255;

export function createWordIndex(language: Language): WordIndex {
  const dictionary = createDictionary();
  const stems = new Map<string, number[]>();
  // A thing and a cost in one number; a single one needs no list, and most words have just one.
  const lists: (number | Uint32Array)[] = [];
  let counts = new Uint32Array(1024);
  let isThere = new Uint8Array(1024);
  let size = 0;

  function wordId(word: string): number {
    const before = dictionary.size;
    const id = dictionary.add(word);
    if (id < before) return id;
    const root = stem(word, language);
    const forms = stems.get(root);
    if (forms) forms.push(id);
    else stems.set(root, [id]);
    if (id >= counts.length) {
      const more = new Uint32Array(counts.length * 2);
      more.set(counts);
      counts = more;
    }
    return id;
  }

  function append(id: number, entry: number): void {
    const count = counts[id] ?? 0;
    const list = lists[id];
    counts[id] = count + 1;
    if (count === 0) lists[id] = entry;
    else if (typeof list === 'number') lists[id] = Uint32Array.of(list, entry, 0, 0);
    else if (list && count < list.length) list[count] = entry;
    else if (list) {
      const longer = new Uint32Array(Math.ceil(list.length * 1.5));
      longer.set(list);
      longer[count] = entry;
      lists[id] = longer;
    }
  }

  return {
    dictionary,
    get size() {
      return size;
    },
    add(words) {
      if (size >= mostThings) throw new RangeError(`An index holds at most ${mostThings} things.`);
      const thing = size++;
      if (thing >= isThere.length) {
        const more = new Uint8Array(Math.ceil(isThere.length * 1.5));
        more.set(isThere);
        isThere = more;
      }
      isThere[thing] = 1;
      for (const [word, cost] of words) append(wordId(word), thing * 256 + Math.min(cost, highestCost));
      return thing;
    },
    remove(thing) {
      isThere[thing] = 0;
    },
    visit(word, visit) {
      const list = lists[word];
      if (list === undefined) return;
      if (typeof list === 'number') {
        if (isThere[list >>> 8] === 1) visit(list >>> 8, list & 255);
        return;
      }
      const count = counts[word] ?? 0;
      for (let i = 0; i < count; i++) {
        const entry = list[i] ?? 0;
        if (isThere[entry >>> 8] === 1) visit(entry >>> 8, entry & 255);
      }
    },
    collect(word, { things, costs }, more, dearest) {
      const list = lists[word];
      let least = none;
      if (list === undefined) return least;
      const isOne = typeof list === 'number';
      const count = isOne ? 1 : (counts[word] ?? 0);
      for (let i = 0; i < count; i++) {
        const entry: number = isOne ? list : (list[i] ?? 0);
        const own = entry & 255;
        const thing = entry >>> 8;
        if (own > dearest || isThere[thing] !== 1) continue;
        const at = own + more < none ? own + more : none - 1;
        const known = costs[thing] ?? none;
        if (at >= known) continue;
        if (known === none) things.push(thing);
        costs[thing] = at;
        if (at < least) least = at;
      }
      return least;
    },
    formsOf: (word) => stems.get(stem(word, language)) ?? [],
  };
}
