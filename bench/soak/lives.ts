import type { Sample } from './sample.ts';
import { floorsOf, type Point, slopeOf } from './statistics.ts';

export interface Life {
  /** From 1. */
  readonly shop: number;
  readonly pid: number;
  readonly minutes: number;
  /** What was left to look at after it had warmed up. */
  readonly judgedMinutes: number;
  /** MB an hour, after it had warmed up. */
  readonly rssGrows?: number;
  /** Of what is left after garbage was collected. */
  readonly heapGrows?: number;
  readonly rssMostMb: number;
}

const hourMs = 3_600_000;

/** One process after the other at each place: how its memory grew once caches and compiled code were there. */
export function livesOf(samples: readonly Sample[], warmUpMs: number): readonly Life[] {
  const places = samples[0]?.shops.length ?? 0;
  return Array.from({ length: places }, (_, place) => place).flatMap((place) => {
    const byPid = new Map<number, { at: number; rssMb: number; heapMb?: number }[]>();
    for (const { at, shops } of samples) {
      const shop = shops[place];
      if (shop) byPid.set(shop.pid, [...(byPid.get(shop.pid) ?? []), { at, rssMb: shop.rssMb, heapMb: shop.heapMb }]);
    }
    return [...byPid].map(([pid, life]) => {
      const [begin = 0, end = 0] = [life[0]?.at, life.at(-1)?.at];
      const warm = life.filter(({ at }) => at >= begin + warmUpMs);
      const points = (of: 'rssMb' | 'heapMb'): readonly Point[] =>
        warm.flatMap(({ at, [of]: y }) => (y === undefined ? [] : [{ x: at, y }]));
      const perHour = (slope: number | undefined) => (slope === undefined ? undefined : slope * hourMs);
      return {
        shop: place + 1,
        pid,
        minutes: (end - begin) / 60_000,
        judgedMinutes: Math.max(0, end - begin - warmUpMs) / 60_000,
        rssGrows: perHour(slopeOf(points('rssMb'))),
        heapGrows: perHour(slopeOf(floorsOf(points('heapMb'), 60_000))),
        rssMostMb: Math.max(...life.map(({ rssMb }) => rssMb)),
      };
    });
  });
}
