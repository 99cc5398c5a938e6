import type { WordIndex } from './wordIndex.ts';

/** What one word of a term finds: things, and the least cost of each. */
export interface Matches {
  /** The word is there as it was typed, or in another form: it is no mistake. */
  readonly sure: boolean;
  /** It begins a word for a thing: it may still be being typed. */
  readonly begins: boolean;
  /** The cost of the best. */
  readonly least: number;
  readonly things: readonly number[];
  /** By thing; `nothing` where it is not found. */
  readonly costs: Uint8Array;
  /** What it is taken for, where it is taken for a mistake. */
  readonly corrected?: string;
}

export const nothing = 255;

/** The same while it is being found. */
export interface Gathering extends Matches {
  sure: boolean;
  begins: boolean;
  least: number;
  readonly things: number[];
  take(word: number, more: number, dearest?: number): void;
  put(thing: number, at: number): void;
}

export function gather(index: WordIndex): Gathering {
  const costs = new Uint8Array(index.size).fill(nothing);
  const things: number[] = [];
  const put = (thing: number, at: number) => {
    const known = costs[thing] ?? nothing;
    if (at >= known) return;
    if (known === nothing) things.push(thing);
    costs[thing] = at;
    if (at < gathering.least) gathering.least = at;
  };
  const gathering: Gathering = {
    sure: false,
    begins: false,
    least: nothing,
    things,
    costs,
    put,
    take: (word, more, dearest = nothing) =>
      index.visit(word, (thing, at) => {
        if (at <= dearest) put(thing, Math.min(at + more, nothing - 1));
      }),
  };
  return gathering;
}
