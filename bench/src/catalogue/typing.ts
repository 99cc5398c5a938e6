import { Agent, request } from 'node:http';
import { searchProducts } from '@trolley/contract';
import type { Generated } from './generate.ts';

export interface Typing {
  readonly searches: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
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

/** One search after the other over HTTP, as one person types; the time is that from the question to the whole answer. */
export async function measureTyping(url: string, terms: readonly string[]): Promise<Typing> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: { readonly term: string; readonly ms: number }[] = [];
  try {
    for (const term of terms) {
      const begun = performance.now();
      await ask(`${url}${searchProducts.path.replace('{term}', encodeURIComponent(term))}?pageSize=5`, agent);
      times.push({ term, ms: performance.now() - begun });
    }
  } finally {
    agent.destroy();
  }
  times.sort((one, other) => one.ms - other.ms);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
  return {
    searches: times.length,
    p50Ms: at(0.5)?.ms ?? Number.NaN,
    p99Ms: at(0.99)?.ms ?? Number.NaN,
    worst: times.at(-1)?.term ?? '',
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
