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
const levels = 128;

/** Places in the findings, best first: the match decides, then whether a thing can be had, then how well known it is. */
export function rank(
  { things, costs }: Findings,
  { popularity, orderable, lot }: RankSignals,
  most = things.length,
): readonly number[] {
  const keys = new Float64Array(things.length);
  for (let place = 0; place < keys.length; place++) {
    const thing = things[place] ?? 0;
    const unknown = 127 - (popularity[thing] ?? 0);
    // Of what matches equally well, what can be had comes first, however well known the other is.
    let key = Math.min(Math.max(costs[place] ?? 0, 0), highestCost) * 2 + (1 - (orderable[thing] ?? 0));
    key = key * levels + unknown;
    keys[place] = (key * lotBits + ((lot[thing] ?? 0) & (lotBits - 1))) * placeBits + place;
  }
  keys.sort();
  return Array.from(keys.subarray(0, most), (key) => key % placeBits);
}
