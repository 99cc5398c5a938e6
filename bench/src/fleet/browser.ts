import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { type Endpoint, getCsrf, headers as headerNames } from '@trolley/contract';
import { createCookieJar } from '../wire/cookieJar.ts';
import { openWire, type Wire, type WireReply } from '../wire/wire.ts';
import type { Ledger } from './ledger.ts';

/** The time to wait for an answer is over: of this call nobody knows what became of it. */
export class GaveUp extends Error {
  override name = 'GaveUp';
}

export interface Reply {
  readonly status: number;
  /** JSON where it is that, else text; made when it is first asked for. */
  readonly body: unknown;
}

/** Of an endpoint what a call needs; pages and files have a name in place of their path. */
export type Called = Pick<Endpoint, 'method'> & { readonly path: string };

export interface Ask {
  /** For the book; the path unless told. */
  readonly path?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface BrowserOptions {
  readonly baseUrl: string;
  readonly ledger: Ledger;
  readonly name: string;
  /** As the proxy in front would tell it: limits count by address. */
  readonly address: string;
  /** Waits no longer than this between two tries, whatever `Retry-After` says. */
  readonly longestPauseMs?: number;
  /** No new try after that. */
  isOver(): boolean;
}

export interface Browser {
  /** Repeats a call, under the same key, until the shop says yes or no to it. */
  call(endpoint: Called, ask?: Ask): Promise<Reply>;
  cookie(name: string): string | undefined;
  forgetCookies(): void;
}

const answerMs = 30_000;
const tryAgain = new Set([429, 500, 502, 503, 504]);

/** As a browser with a patient shopper: cookies, XSRF token, the same call again where no answer came or the shop asks to wait. */
export function createBrowser({
  baseUrl,
  ledger,
  name,
  address,
  longestPauseMs = 30_000,
  isOver,
}: BrowserOptions): Browser {
  const wire = wireTo(baseUrl);
  const jar = createCookieJar();

  async function send(
    endpoint: Called,
    { path = endpoint.path, body, headers }: Ask,
  ): Promise<{ readonly reply: Reply; readonly retryAfter: number }> {
    const begun = Date.now();
    const writes = endpoint.method !== 'GET';
    const what = `${endpoint.method} ${endpoint.path}`;
    let status = 0;
    let retryAfter = 0;
    try {
      const answer = await wire.send({
        method: endpoint.method,
        path,
        body,
        withinMs: answerMs,
        headers: {
          accept: 'application/json',
          'x-forwarded-for': address,
          ...jar.header(),
          ...(writes && { [headerNames.xsrf]: jar.get('XSRF-TOKEN') ?? '' }),
          ...headers,
        },
      });
      status = answer.status;
      retryAfter = Number(answer.headers['retry-after'] ?? 0) * 1000;
      jar.keep(answer.headers['set-cookie']);
      if (status === 500) ledger.wonder(name, `500 ${what}`, answer.text().slice(0, 400));
      return { reply: replyOf(answer), retryAfter };
    } catch (error) {
      ledger.wonder(name, `no answer: ${reasonOf(error)}`, `${endpoint.method} ${path}`);
      return { reply: { status: 0, body: String(error) }, retryAfter: 0 };
    } finally {
      const at = Date.now();
      ledger.answered({ at, ms: at - begun, status, what, writes, ...(retryAfter > 0 && { askAgainMs: retryAfter }) });
    }
  }

  return {
    cookie: (wanted) => jar.get(wanted),
    forgetCookies: () => jar.clear(),
    async call(endpoint, ask = {}) {
      const headers = { [headerNames.idempotencyKey]: randomUUID(), ...ask.headers };
      for (let attempt = 1; ; attempt++) {
        if (isOver()) throw new GaveUp(`${endpoint.method} ${ask.path ?? endpoint.path}`);
        if (endpoint.method !== 'GET' && jar.get('XSRF-TOKEN') === undefined) await send(getCsrf, {});
        const { reply, retryAfter } = await send(endpoint, { ...ask, headers });
        if (reply.status === 403 && attempt < 3) {
          await send(getCsrf, {});
          continue;
        }
        if (reply.status !== 0 && !tryAgain.has(reply.status)) return reply;
        // Never all at the same moment.
        const asked = retryAfter > 0 ? retryAfter * (1 + Math.random() / 5) : 300 + Math.random() * 500;
        await setTimeout(Math.min(asked, longestPauseMs));
      }
    },
  };
}

const wires = new Map<string, Wire>();

/** Visitors come and go by thousands: their connections are kept for those who follow. */
function wireTo(baseUrl: string): Wire {
  const wire = wires.get(baseUrl) ?? openWire(baseUrl);
  wires.set(baseUrl, wire);
  return wire;
}

function replyOf({ status, headers, text }: WireReply): Reply {
  let made: unknown;
  return {
    status,
    get body() {
      made ??= readBody(text(), headers['content-type']);
      return made;
    },
  };
}

function readBody(text: string, type: string | undefined): unknown {
  return type?.includes('json') && text !== '' ? JSON.parse(text) : text;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = (error as NodeJS.ErrnoException).code;
  return typeof code === 'string' ? code : error.name;
}
