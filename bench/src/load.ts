import { once } from 'node:events';
import { connect } from 'node:net';

export interface Load {
  readonly requestsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

export interface LoadRequest {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const connections = 32;

/** A burst of requests for an address: all for it, or for the paths in turn. */
export async function load(
  url: string,
  headers: Record<string, string> = {},
  paths: readonly string[] = [],
): Promise<Load> {
  const { pathname, search } = new URL(url);
  const asks = (paths.length > 0 ? paths : [pathname + search]).map((path) => ({ path, headers }));
  return burst(url, () => asks);
}

/**
 * A bounded burst of requests on this machine; each connection asks what it has to ask in turn. Answers are counted by
 * their length and never read: a client that makes text of a compressed page is slower than any server.
 */
export async function burst(
  url: string,
  asksOf: (connection: number) => readonly LoadRequest[],
  seconds = 4,
): Promise<Load> {
  const { hostname, port, host } = new URL(url);
  if (hostname !== '127.0.0.1') throw new Error('load is sent to the loopback address only');
  const asks = Array.from({ length: connections }, (_, number) => asksOf(number).map((ask) => bytesOf(ask, host)));
  const times: number[] = [];
  const begun = performance.now();
  const until = begun + seconds * 1000;
  await Promise.all(asks.map((own) => requestUntil(until, Number(port), own, times)));
  const elapsed = performance.now() - begun;
  const sorted = Float64Array.from(times).sort();
  const at = (share: number) => Math.round((sorted[Math.floor(sorted.length * share)] ?? Number.NaN) * 10) / 10;
  return { requestsPerSecond: (times.length * 1000) / elapsed, p50Ms: at(0.5), p99Ms: at(0.99) };
}

function bytesOf({ method = 'GET', path, headers, body }: LoadRequest, host: string): Buffer {
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const fields = Object.entries({ host, 'accept-encoding': 'br', ...headers, ...length });
  const head = fields.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${head}\r\n${body ?? ''}`);
}

/** One connection, which asks anew as soon as it has its answer. */
async function requestUntil(until: number, port: number, asks: readonly Buffer[], times: number[]): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  socket.setNoDelay(true);
  let turn = Math.floor(Math.random() * asks.length);
  let asked = 0;
  let head = nothing;
  let missing = 0;
  const ask = () => {
    if (performance.now() >= until) return socket.end();
    asked = performance.now();
    return socket.write(asks[turn++ % asks.length] ?? '');
  };
  socket.on('data', (bytes) => {
    if (missing === 0) {
      head = head === nothing ? bytes : Buffer.concat([head, bytes]);
      const length = lengthOf(head);
      if (length === undefined) return;
      if (length instanceof Error) return socket.destroy(length);
      missing = length - head.length;
      head = nothing;
    } else {
      missing -= bytes.length;
    }
    if (missing > 0) return;
    times.push(performance.now() - asked);
    ask();
  });
  socket.once('connect', ask);
  await once(socket, 'close');
}

const nothing = Buffer.alloc(0);
const endOfHead = Buffer.from('\r\n\r\n');
const contentLength = /\r\ncontent-length: (\d+)/i;

/** How long an answer is with its head, as soon as all of that is there; an error where it is no answer to count. */
function lengthOf(answer: Buffer): number | Error | undefined {
  const end = answer.indexOf(endOfHead);
  if (end < 0) return undefined;
  const head = answer.toString('latin1', 0, end);
  const status = head.slice(9, 12);
  if (status === '304') return end + 4;
  const [, length] = contentLength.exec(head) ?? [];
  if (status !== '200' || length === undefined) return new Error(`expected 200 with a length or 304, got: ${head}`);
  return end + 4 + Number(length);
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
