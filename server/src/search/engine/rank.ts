import type { Findings } from './findThings.ts';

/** What decides between things that match equally well. */
export interface RankSignals {
  /** 0…127, higher is better known. */
  readonly popularity: Uint8Array;
  /** 1 for what can be ordered now. */
  readonly orderable: Uint8Array;
  /** Settles what is still equal, the same way in every process: the plainer name first. */
  readonly lot: Uint16Array;
}

const highestCost = 255;
const placeBits = 2 ** 24;
const lotBits = 2 ** 13;
const levelsPerStep = 8;

/** Places in the findings, best first: the match decides, then how well known a thing is, then whether it can be had. */
export function rank(
  { things, costs }: Findings,
  { popularity, orderable, lot }: RankSignals,
  most = things.length,
): readonly number[] {
  const keys = new Float64Array(things.length);
  for (let place = 0; place < keys.length; place++) {
    const thing = things[place] ?? 0;
    const unknown = 127 - (popularity[thing] ?? 0);
    // In steps, so that of two that are about as well known the one that can be had comes first.
    let key = Math.min(Math.max(costs[place] ?? 0, 0), highestCost) * 16 + (unknown >> 3);
    key = key * 2 + (1 - (orderable[thing] ?? 0));
    key = key * levelsPerStep + (unknown & (levelsPerStep - 1));
    keys[place] = (key * lotBits + ((lot[thing] ?? 0) & (lotBits - 1))) * placeBits + place;
  }
  keys.sort();
  return Array.from(keys.subarray(0, most), (key) => key % placeBits);
}
