import { editDistance } from './editDistance.ts';

/** All words there are, each with a number; found by how they begin and by what they resemble. */
export interface Dictionary {
  readonly size: number;
  idOf(word: string): number | undefined;
  wordOf(id: number): string;
  /** The number of a word, which it gets when it is new. */
  add(word: string): number;
  /** Takes new words in, so that they are found by their beginning. */
  settle(): void;
  startingWith(start: string, visit: (id: number) => void): void;
  /** Words at most so many edits away; with `asPrefix` also those whose beginning is. */
  resembling(word: string, edits: number, asPrefix: boolean, visit: (id: number, edits: number) => void): void;
}

export function createDictionary(): Dictionary {
  const ids = new Map<string, number>();
  const words: string[] = [];
  let masks = new Uint32Array(1024);
  const lengths: number[] = [];
  let sorted = new Uint32Array(0);
  let unsorted: number[] = [];
  const wordOf = (id: number) => words[id] ?? '';
  const byWord = (a: number, b: number) => (wordOf(a) < wordOf(b) ? -1 : 1);

  function settle(): void {
    if (unsorted.length === 0) return;
    const fresh = unsorted.sort(byWord);
    unsorted = [];
    const merged = new Uint32Array(sorted.length + fresh.length);
    let old = 0;
    let young = 0;
    for (let i = 0; i < merged.length; i++) {
      const [a, b] = [sorted[old], fresh[young]];
      if (a !== undefined && (b === undefined || wordOf(a) < wordOf(b))) {
        merged[i] = a;
        old++;
      } else {
        merged[i] = b ?? 0;
        young++;
      }
    }
    sorted = merged;
  }

  function firstFrom(start: string): number {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (wordOf(sorted[middle] ?? 0) < start) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  return {
    get size() {
      return words.length;
    },
    idOf: (word) => ids.get(word),
    wordOf,
    add(word) {
      const known = ids.get(word);
      if (known !== undefined) return known;
      const id = words.push(word) - 1;
      ids.set(word, id);
      if (id >= masks.length) masks = grown(masks);
      masks[id] = maskOf(word);
      lengths.push(word.length);
      unsorted.push(id);
      return id;
    },
    settle,
    startingWith(start, visit) {
      settle();
      for (let i = firstFrom(start); i < sorted.length; i++) {
        const id = sorted[i] ?? 0;
        if (!wordOf(id).startsWith(start)) return;
        visit(id);
      }
    },
    resembling(word, edits, asPrefix, visit) {
      const mask = maskOf(word);
      for (let id = 0; id < words.length; id++) {
        const longer = (lengths[id] ?? 0) - word.length;
        if (longer < -edits || (longer > edits && !asPrefix)) continue;
        const other = masks[id] ?? 0;
        // One edit changes at most two of the letters a word has: most words are out before they are compared.
        const far = asPrefix ? ones(mask & ~other) > edits : ones(mask ^ other) > 2 * edits;
        if (far) continue;
        const distance = editDistance(word, wordOf(id), edits, asPrefix);
        if (distance <= edits) visit(id, distance);
      }
    },
  };
}

function grown(array: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(array.length * 2);
  larger.set(array);
  return larger;
}

/** Which letters a word has, one bit each; everything beyond a–z shares the rest. */
function maskOf(word: string): number {
  let mask = 0;
  for (let i = 0; i < word.length; i++) {
    const letter = word.charCodeAt(i) - 97;
    mask |= 1 << (letter >= 0 && letter < 26 ? letter : 26 + (word.charCodeAt(i) % 6));
  }
  return mask >>> 0;
}

function ones(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return (((n + (n >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
