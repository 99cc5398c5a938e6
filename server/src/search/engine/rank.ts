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

/**
 * Places in the findings, best first: the match decides, then whether a thing can be had, then how well known it is.
 * `lifted`: things that count as better known for this term than they are.
 */
export function rank(
  { things, costs }: Findings,
  { popularity, orderable, lot }: RankSignals,
  most = things.length,
  lifted?: ReadonlyMap<number, number>,
): readonly number[] {
  const dearest = dearestOf(costs, most);
  const keys = new Float64Array(things.length);
  let count = 0;
  for (let place = 0; place < keys.length; place++) {
    const thing = things[place] ?? 0;
    if (levelOf(costs[place]) > dearest) continue;
    const unknown = 127 - (lifted?.get(thing) ?? popularity[thing] ?? 0);
    // Of what matches equally well, what can be had comes first, however well known the other is.
    let key = levelOf(costs[place]) * 2 + (1 - (orderable[thing] ?? 0));
    key = key * levels + unknown;
    keys[count++] = (key * lotBits + ((lot[thing] ?? 0) & (lotBits - 1))) * placeBits + place;
  }
  const chosen = keys.subarray(0, count).sort();
  const places: number[] = [];
  for (let place = 0; place < Math.min(most, count); place++) places.push((chosen[place] ?? 0) % placeBits);
  return places;
}

function levelOf(cost = 0): number {
  return cost < 0 ? 0 : cost > highestCost ? highestCost : cost;
}

/** The cost at which there are enough: what is dearer need not be put in order. A letter finds half of a catalogue. */
function dearestOf(costs: readonly number[], most: number): number {
  if (costs.length <= most) return highestCost;
  const counts = new Uint32Array(highestCost + 1);
  for (const cost of costs) {
    const level = Math.ceil(levelOf(cost));
    counts[level] = (counts[level] ?? 0) + 1;
  }
  let seen = 0;
  for (let level = 0; level < highestCost; level++) {
    seen += counts[level] ?? 0;
    if (seen >= most) return level;
  }
  return highestCost;
}
