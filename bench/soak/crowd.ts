import { setTimeout } from 'node:timers/promises';
import { gapMs } from './arrivals.ts';

export interface Crowd {
  /** Visits a second from now on. */
  come(perSecond: number): void;
  rate(): number;
  /** Who is in the shop. */
  visitors(): number;
  readonly arrived: Readonly<Record<string, number>>;
  /** Who found no place among so many that this process can play. */
  turnedAway(): number;
  /** Nobody comes any more; those who are there finish, so long at most. */
  leave(withinMs: number): Promise<void>;
}

/** Lets people come at a rate, whatever becomes of those who are there. */
export function startCrowd(
  visit: () => Promise<string>,
  { random, mostVisitors }: { readonly random: () => number; readonly mostVisitors: number },
): Crowd {
  const inside = new Set<Promise<void>>();
  const arrived: Record<string, number> = {};
  let perSecond = 0;
  let turnedAway = 0;
  let isOver = false;

  function enter(): void {
    if (inside.size >= mostVisitors) {
      turnedAway += 1;
      return;
    }
    const here = visit()
      .then((kind) => {
        arrived[kind] = (arrived[kind] ?? 0) + 1;
      })
      .finally(() => inside.delete(here));
    inside.add(here);
  }

  async function run(): Promise<void> {
    let next = performance.now();
    while (!isOver) {
      if (perSecond <= 0) {
        await setTimeout(50);
        next = performance.now();
        continue;
      }
      next += gapMs(perSecond, random);
      // Who is late comes at once: the rate is kept, also when this process was held up.
      while (!isOver && next > performance.now()) await setTimeout(Math.min(200, next - performance.now()));
      if (!isOver) enter();
    }
  }
  const running = run();

  return {
    come(rate) {
      perSecond = rate;
    },
    rate: () => perSecond,
    visitors: () => inside.size,
    arrived,
    turnedAway: () => turnedAway,
    async leave(withinMs) {
      perSecond = 0;
      isOver = true;
      await running;
      await Promise.race([Promise.all(inside), setTimeout(withinMs, undefined, { ref: false })]);
    },
  };
}
