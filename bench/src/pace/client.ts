import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { type Endpoint, getCsrf } from '@trolley/contract';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** As it came over the wire. */
  readonly bytes: number;
  json<T>(): T;
}

export interface Ask {
  readonly path?: string;
  readonly query?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A browser on a connection of its own: keeps cookies, repeats the token, takes brotli, as a real one does. */
export interface Client {
  ask(endpoint: Pick<Endpoint, 'method' | 'path'>, ask?: Ask): Promise<Answer>;
  close(): void;
}

let clients = 0;

/** Each seems to come from another address, so that no limit per address is met (`TRUST_PROXY`). */
export async function openClient(url: string): Promise<Client> {
  const number = ++clients;
  const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const { hostname, port } = new URL(url);
  const jar = new Map<string, string>();

  function send(method: string, path: string, body: string | undefined, more: Ask['headers']): Promise<Answer> {
    const headers: Record<string, string> = {
      'accept-encoding': 'br',
      'x-forwarded-for': address,
      cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
      ...more,
    };
    const token = jar.get('XSRF-TOKEN');
    if (token) headers['x-xsrf-token'] = token;
    if (body !== undefined) headers['content-type'] = 'application/json';
    return new Promise((resolve, reject) => {
      const asked = request({ agent, hostname, port, method, path, headers }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () => {
          const bytes = Buffer.concat(parts);
          for (const line of response.headers['set-cookie'] ?? []) {
            const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
            jar.set(name, value);
          }
          const text = () =>
            (response.headers['content-encoding'] === 'br' ? brotliDecompressSync(bytes) : bytes).toString();
          const status = response.statusCode ?? 0;
          if (status >= 400) return reject(new Error(`${method} ${path}: ${status} ${text()}`));
          return resolve({ status, headers: response.headers, bytes: bytes.length, json: () => JSON.parse(text()) });
        });
      });
      asked.on('error', reject);
      asked.end(body);
    });
  }

  await send(getCsrf.method, getCsrf.path, undefined, {});
  return {
    ask: ({ method, path }, { path: own = path, query, body, headers } = {}) =>
      send(method, query ? `${own}?${query}` : own, body === undefined ? undefined : JSON.stringify(body), headers),
    close: () => agent.destroy(),
  };
}
