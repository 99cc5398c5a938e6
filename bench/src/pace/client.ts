import { type Endpoint, getCsrf } from '@trolley/contract';
import { createCookieJar } from '../wire/cookieJar.ts';
import { openWire, type WireReply } from '../wire/wire.ts';

export interface Ask {
  readonly path?: string;
  readonly query?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A browser on a connection of its own: keeps cookies, repeats the token, takes brotli, as a real one does. */
export interface Client {
  ask(endpoint: Pick<Endpoint, 'method' | 'path'>, ask?: Ask): Promise<WireReply>;
  close(): void;
}

let clients = 0;

/** Each seems to come from another address, so that no limit per address is met (`TRUST_PROXY`). */
export async function openClient(url: string): Promise<Client> {
  const number = ++clients;
  const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  const wire = openWire(url, { mostConnections: 1 });
  const jar = createCookieJar();

  async function send(method: string, path: string, { body, headers }: Ask = {}): Promise<WireReply> {
    const token = jar.get('XSRF-TOKEN');
    const sent = {
      'accept-encoding': 'br',
      'x-forwarded-for': address,
      ...jar.header(),
      ...(token !== undefined && { 'x-xsrf-token': token }),
      ...headers,
    };
    const reply = await wire.send({ method, path, headers: sent, body });
    jar.keep(reply.headers['set-cookie']);
    if (reply.status >= 400) throw new Error(`${method} ${path}: ${reply.status} ${reply.text()}`);
    return reply;
  }

  await send(getCsrf.method, getCsrf.path);
  return {
    ask: ({ method, path }, { path: own = path, query, ...ask } = {}) =>
      send(method, query ? `${own}?${query}` : own, ask),
    close: () => wire.close(),
  };
}
