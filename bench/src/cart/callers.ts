import type { Load } from '../load.ts';

const callers = 32;
const mostCalls = 20_000;

/** So many callers at once, each asking again as soon as it is answered, for a bounded while. */
export async function callAtOnce(
  call: (caller: number, turn: number) => Promise<unknown>,
  { count = callers, forMs = 800 } = {},
): Promise<Load> {
  const times: number[] = [];
  const begun = performance.now();
  async function callRepeatedly(caller: number): Promise<void> {
    for (let turn = 0; performance.now() - begun < forMs && times.length < mostCalls; turn++) {
      const asked = performance.now();
      await call(caller, turn);
      times.push(performance.now() - asked);
    }
  }
  await Promise.all(Array.from({ length: count }, (_, caller) => callRepeatedly(caller)));
  const seconds = (performance.now() - begun) / 1000;
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return { requestsPerSecond: times.length / seconds, p50Ms: at(0.5), p99Ms: at(0.99) };
}

export const eachCaller = <T>(make: (caller: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: callers }, (_, caller) => make(caller)));
