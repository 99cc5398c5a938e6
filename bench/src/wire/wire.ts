import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface Exchange {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** The whole answer is there by then, or there is none. */
  readonly withinMs?: number;
}

export interface WireReply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** As it came, packed. */
  readonly bytes: number;
  text(): string;
  json<T>(): T;
}

/** Kept connections to a server on this machine. */
export interface Wire {
  send(exchange: Exchange): Promise<WireReply>;
  close(): void;
}

const loopback = new Set(['127.0.0.1', 'localhost', '[::1]']);
/** A connection that was idle for long may be closed by the other side just when it is used again. */
const idleMs = 4000;

/** `fetch` takes three times the processor for the same call, and callers share it with what they measure. */
export function openWire(url: string, { mostConnections = Number.POSITIVE_INFINITY } = {}): Wire {
  const { hostname, port } = new URL(url);
  if (!loopback.has(hostname)) throw new Error('load is sent to the loopback address only');
  const agent = new Agent({ keepAlive: true, maxSockets: mostConnections, timeout: idleMs });

  return {
    close: () => agent.destroy(),
    send: ({ method, path, headers, body, withinMs = 60_000 }) =>
      new Promise((resolve, reject) => {
        const text = body === undefined ? undefined : JSON.stringify(body);
        const sent = { 'accept-encoding': 'br, gzip', ...headers, ...(text !== undefined && headersOf(text)) };
        const asked = request({ agent, hostname, port, method, path, headers: sent }, (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('error', fail);
          response.on('end', () => {
            clearTimeout(late);
            resolve(replyOf(response.statusCode ?? 0, response.headers, Buffer.concat(parts)));
          });
        });
        const late = setTimeout(() => asked.destroy(new LateAnswer(`${method} ${path}`)), withinMs);
        function fail(error: Error): void {
          clearTimeout(late);
          reject(error);
        }
        asked.on('error', fail);
        asked.end(text);
      }),
  };
}

/** Nobody knows what became of this call. */
export class LateAnswer extends Error {
  override name = 'LateAnswer';
}

const headersOf = (text: string) => ({
  'content-type': 'application/json',
  'content-length': String(Buffer.byteLength(text)),
});

/** Unpacked only where somebody looks at it: a caller that makes text of every page is slower than any server. */
function replyOf(status: number, headers: IncomingHttpHeaders, packed: Buffer): WireReply {
  const encoding = headers['content-encoding'];
  const unpack = encoding === 'br' ? brotliDecompressSync : encoding === 'gzip' ? gunzipSync : (same: Buffer) => same;
  const text = () => unpack(packed).toString();
  return { status, headers, bytes: packed.length, text, json: <T>() => JSON.parse(text()) as T };
}
