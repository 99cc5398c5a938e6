import { Agent, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** The answer was no. */
export class Refused extends Error {
  override name = 'Refused';
}

export interface Reply {
  readonly status: number;
  json<T>(): T;
  text(): string;
}

export type Headers = Readonly<Record<string, string>>;

/** A browser: kept connections, cookies; as many connections as it has calls on their way. */
export interface Client {
  /** Throws `Refused` for what is not 2xx. */
  send(method: string, path: string, body?: unknown, headers?: Headers): Promise<Reply>;
  cookie(name: string): string | undefined;
  calls(): number;
  close(): void;
}

const answerWithinMs = 60_000;
const longestQuote = 300;

export function openClient(url: string, always: Headers = {}): Client {
  const { hostname, port } = new URL(url);
  if (hostname !== '127.0.0.1') throw new Error('load is sent to the loopback address only');
  const agent = new Agent({ keepAlive: true });
  const jar = new Map<string, string>();
  let calls = 0;

  function send(method: string, path: string, body?: unknown, more: Headers = {}): Promise<Reply> {
    calls += 1;
    const text = body === undefined ? undefined : JSON.stringify(body);
    const headers: Record<string, string> = {
      'accept-encoding': 'br, gzip',
      ...(jar.size > 0 && { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') }),
      ...(text !== undefined && {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(text)),
      }),
      ...always,
      ...more,
    };
    return new Promise((resolve, reject) => {
      const asked = request({ agent, hostname, port, method, path, headers }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () => {
          for (const line of response.headers['set-cookie'] ?? []) {
            const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
            jar.set(name, value);
          }
          const reply = replyOf(response.statusCode ?? 0, response.headers['content-encoding'], Buffer.concat(parts));
          if (reply.status >= 200 && reply.status < 300) resolve(reply);
          else reject(new Refused(`${method} ${path}: ${reply.status} ${reply.text().slice(0, longestQuote)}`));
        });
      });
      asked.setTimeout(answerWithinMs, () => asked.destroy(new Error(`${method} ${path}: no answer`)));
      asked.on('error', reject);
      asked.end(text);
    });
  }

  return { send, cookie: (name) => jar.get(name), calls: () => calls, close: () => agent.destroy() };
}

/** Unpacked only where somebody looks at it: a caller that makes text of every page is slower than any server. */
function replyOf(status: number, encoding: string | undefined, bytes: Buffer): Reply {
  const unpack = encoding === 'br' ? brotliDecompressSync : encoding === 'gzip' ? gunzipSync : (same: Buffer) => same;
  const text = () => unpack(bytes).toString();
  return { status, text, json: <T>() => JSON.parse(text()) as T };
}
