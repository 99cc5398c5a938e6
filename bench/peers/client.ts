import { createCookieJar } from '../src/wire/cookieJar.ts';
import { openWire, type WireReply } from '../src/wire/wire.ts';
import type { Answer } from './candidate.ts';

/** The answer was no. */
export class Refused extends Error {
  override name = 'Refused';
}

export type Headers = Readonly<Record<string, string>>;

/** A browser: kept connections, cookies; as many connections as it has calls on their way. */
export interface Client {
  /** Throws `Refused` for what is not 2xx. */
  send(method: string, path: string, body?: unknown, headers?: Headers): Promise<WireReply>;
  cookie(name: string): string | undefined;
  calls(): number;
  close(): void;
}

const longestQuote = 300;
/** A cart of 150 lines takes some of them long on a busy machine, and none shall fail for that. */
const withinMs = 180_000;

export function openClient(url: string, always: Headers = {}): Client {
  const wire = openWire(url);
  const jar = createCookieJar();
  let calls = 0;
  return {
    async send(method, path, body, more) {
      calls += 1;
      const reply = await wire.send({ method, path, body, headers: { ...jar.header(), ...always, ...more }, withinMs });
      jar.keep(reply.headers['set-cookie']);
      if (reply.status >= 200 && reply.status < 300) return reply;
      throw new Refused(`${method} ${path}: ${reply.status} ${reply.text().slice(0, longestQuote)}`);
    },
    cookie: (name) => jar.get(name),
    calls: () => calls,
    close: () => wire.close(),
  };
}

/** Of JSON that was read already, as every caller reads it. */
export const answerOf = (data: unknown): Answer => ({ text: () => JSON.stringify(data) });
