import autocannon from 'autocannon';

export interface Load {
  readonly requestsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

const connections = 32;
const seconds = 4;

/** A bounded burst of requests against an address on this machine: all for it, or for the paths in turn. */
export async function load(
  url: string,
  headers: Record<string, string> = {},
  paths: readonly string[] = [],
): Promise<Load> {
  if (new URL(url).hostname !== '127.0.0.1') throw new Error('load is sent to the loopback address only');
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers: { 'accept-encoding': 'br', ...headers },
    ...(paths.length > 0 && { requests: paths.map((path) => ({ path })) }),
  });
  if (result.errors > 0 || result.non2xx > result['3xx'])
    throw new Error(`${url}: ${result.errors} errors, ${result.non2xx} refused`);
  return { requestsPerSecond: result.requests.average, p50Ms: result.latency.p50, p99Ms: result.latency.p99 };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2
    ? (sorted[middle] ?? Number.NaN)
    : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2;
}

/** Runs the variants one after the other, several rounds long, so that a busy moment of the machine hits all alike. */
export async function interleaved<K extends string>(
  rounds: number,
  variants: Record<K, () => Promise<Load>>,
): Promise<Record<K, Load>> {
  const names = Object.keys(variants) as K[];
  const measured = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<K, Load[]>;
  for (let round = 0; round < rounds; round++) {
    for (const name of names) measured[name].push(await variants[name]());
  }
  const middle = (loads: Load[]): Load => ({
    requestsPerSecond: median(loads.map((one) => one.requestsPerSecond)),
    p50Ms: median(loads.map((one) => one.p50Ms)),
    p99Ms: median(loads.map((one) => one.p99Ms)),
  });
  return Object.fromEntries(names.map((name) => [name, middle(measured[name])])) as Record<K, Load>;
}
