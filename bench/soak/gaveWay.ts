import type { Answer } from '../src/fleet/ledger.ts';
import type { Sample } from './sample.ts';

export interface Machine {
  readonly cores: number;
  readonly maxConnections: number;
}

export interface GaveWay {
  readonly resource: string;
  /** Milliseconds since the epoch, and visits a second at that moment. */
  readonly at: number;
  readonly rate: number;
  readonly found: string;
}

interface Resource {
  readonly name: string;
  readonly most: number;
  /** What is used of it, in the unit of `most`. */
  used(sample: Sample, machine: Machine): number;
  inWords(used: number): string;
}

const cores = (used: number) => `${used.toFixed(2)} cores`;
const ms = (used: number) => `${Math.round(used)} ms`;
const percent = (used: number) => `${Math.round(used * 100)} %`;
const mostOfShops = (of: (shop: NonNullable<Sample['shops'][number]>) => number) => (sample: Sample) =>
  Math.max(0, ...sample.shops.flatMap((shop) => (shop ? [of(shop)] : [])));

/** From these on it is used up. */
const resources: readonly Resource[] = [
  {
    name: 'the machine’s processor, all programs together',
    most: 0.95,
    used: (sample, machine) => sample.cores.machine / machine.cores,
    inWords: percent,
  },
  // JavaScript runs on one thread; collecting garbage and compressing have some of their own.
  { name: 'the processor time of one shop', most: 0.9, used: mostOfShops((shop) => shop.cores), inWords: cores },
  { name: 'the event loop of a shop', most: 100, used: mostOfShops((shop) => shop.loopMs), inWords: ms },
  {
    name: 'the processor time of PostgreSQL',
    most: 0.9,
    used: (sample, machine) => sample.postgres.cores / machine.cores,
    inWords: percent,
  },
  { name: 'the pool of connections of a shop', most: 20, used: mostOfShops((shop) => shop.acquireMs), inWords: ms },
  {
    name: 'the connections of PostgreSQL',
    most: 0.9,
    used: (sample, machine) => sample.postgres.connections / machine.maxConnections,
    inWords: percent,
  },
  { name: 'the processor time of nginx', most: 0.9, used: (sample) => sample.cores.nginx, inWords: cores },
  { name: 'the callers (the measurement itself)', most: 100, used: (sample) => sample.callersLoopMs, inWords: ms },
];

/** What was used up first, then what followed; two samples in a row, since one may be a hiccup. */
export function gaveWay(samples: readonly Sample[], answers: readonly Answer[], machine: Machine): readonly GaveWay[] {
  const found = resources.flatMap(({ name, most, used, inWords }) => {
    const first = samples.find((sample, at) => {
      const next = samples[at + 1];
      return next !== undefined && used(sample, machine) >= most && used(next, machine) >= most;
    });
    if (!first) return [];
    return [{ resource: name, at: first.at, rate: first.rate, found: inWords(used(first, machine)) }];
  });
  const limited = answers.find(({ status }) => status === 429);
  const rate = limited && samples.findLast(({ at }) => at <= limited.at)?.rate;
  const limits = limited
    ? [{ resource: 'a limit of calls (429)', at: limited.at, rate: rate ?? 0, found: limited.what }]
    : [];
  return [...found, ...limits].toSorted((one, other) => one.at - other.at);
}
