import { Agent, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { searchProducts } from '@trolley/contract';
import { mainThreadMs } from '../pace/processor.ts';
import type { RunningShop } from '../shop.ts';
import type { Generated } from './generate.ts';

export interface Typing {
  readonly searches: number;
  /** What the main thread of the shop worked for one. */
  readonly meanCpuMs: number;
  readonly p99CpuMs: number;
  /** By the clock. */
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Which took most of the processor. */
  readonly worst: string;
}

/** Every beginning of a word, as it is typed: `m`, `mi`, `mil`, `milk`. */
export function prefixesOf(words: readonly string[]): readonly string[] {
  return words.flatMap((word) => Array.from({ length: word.length }, (_, index) => word.slice(0, index + 1)));
}

/** Each word with two letters swapped, one left out and one wrong. */
export function typosOf(words: readonly string[]): readonly string[] {
  return words
    .filter((word) => word.length >= 5)
    .flatMap((word) => {
      const at = 1 + (word.length % 3);
      const swapped = word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2);
      return [swapped, word.slice(0, at) + word.slice(at + 1), `${word.slice(0, at)}x${word.slice(at + 1)}`];
    });
}

/** Goods and brands, alone and together, as many as a bench has time for. */
export function typedWords({ words }: Generated): readonly string[] {
  const [first, second] = words.brands;
  const brands = first.map((start, index) => start + (second[index % 12] ?? ''));
  return [...words.goods, ...brands, ...words.goods.slice(0, 20).map((good, index) => `${brands[index]} ${good}`)];
}

/** So long rests who types, so that what the shop used for one search is told before the next one. */
const restMs = 2;

/**
 * One search after the other over HTTP, as one person types; the time is that from the question to the whole answer. One
 * of ten is asked before anything counts: until then the engine still translates what it runs.
 */
export async function measureTyping({ url, pid }: RunningShop, terms: readonly string[]): Promise<Typing> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const search = (term: string) =>
    ask(`${url}${searchProducts.path.replace('{term}', encodeURIComponent(term))}?pageSize=5`, agent);
  const times: { readonly term: string; readonly ms: number; readonly cpuMs: number }[] = [];
  try {
    for (const term of terms.filter((_, index) => index % 10 === 0)) await search(term);
    await setTimeout(restMs);
    let used = await mainThreadMs(pid);
    for (const term of terms.filter((_, index) => index % 10 !== 0)) {
      const begun = performance.now();
      await search(term);
      const ms = performance.now() - begun;
      await setTimeout(restMs);
      const usedNow = await mainThreadMs(pid);
      times.push({ term, ms, cpuMs: usedNow - used });
      used = usedNow;
    }
  } finally {
    agent.destroy();
  }
  const at = (share: number, sorted: readonly number[]) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  const byCpu = times.toSorted((one, other) => one.cpuMs - other.cpuMs);
  const cpu = byCpu.map(({ cpuMs }) => cpuMs);
  const clock = times.map(({ ms }) => ms).toSorted((one, other) => one - other);
  return {
    searches: times.length,
    meanCpuMs: cpu.reduce((sum, one) => sum + one, 0) / times.length,
    p99CpuMs: at(0.99, cpu),
    p50Ms: at(0.5, clock),
    p99Ms: at(0.99, clock),
    worst: byCpu.at(-1)?.term ?? '',
  };
}

function ask(address: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    request(address, { agent }, (response) => {
      response.resume();
      response.once('end', () =>
        response.statusCode === 200 ? resolve() : reject(new Error(`${address}: ${response.statusCode}`)),
      );
    })
      .once('error', reject)
      .end();
  });
}
