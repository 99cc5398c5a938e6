import { none, type WordIndex } from './wordIndex.ts';

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

export const nothing = none;

/** The same while it is being found. */
export interface Gathering extends Matches {
  sure: boolean;
  begins: boolean;
  least: number;
  readonly things: number[];
  take(word: number, more: number, dearest?: number): void;
  put(thing: number, at: number): void;
}

/** Tables that are free again, and those in use by the search that is under way; a search never waits for anything. */
let free: Uint8Array[] = [];
let used: Gathering[] = [];

/** The tables of a search that has ended serve the next: clearing what was written is less than making them anew. */
export function endGathering(): void {
  for (const { costs, things } of used) {
    for (const thing of things) costs[thing] = nothing;
    if (free.length < mostFree) free.push(costs);
  }
  used = [];
}

const mostFree = 16;

function tableOf(size: number): Uint8Array {
  const table = free.pop();
  if (table?.length === size) return table;
  // Another index, or one that has grown.
  free = [];
  return new Uint8Array(size).fill(nothing);
}

export function gather(index: WordIndex): Gathering {
  const costs = tableOf(index.size);
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
    take: (word, more, dearest = nothing) => {
      const least = index.collect(word, gathering, more, dearest);
      if (least < gathering.least) gathering.least = least;
    },
  };
  used.push(gathering);
  return gathering;
}
