import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { type Endpoint, getCsrf, headers as headerNames } from '@trolley/contract';
import type { Ledger } from './ledger.ts';

/** The time to wait for an answer is over: of this call nobody knows what became of it. */
export class GaveUp extends Error {
  override name = 'GaveUp';
}

export interface Reply {
  readonly status: number;
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
  const jar = new Map<string, string>();

  async function send(
    endpoint: Called,
    { path = endpoint.path, body, headers }: Ask,
  ): Promise<Reply & { retryAfter: number }> {
    const begun = Date.now();
    let status = 0;
    let retryAfter = 0;
    try {
      const response = await fetch(baseUrl + path, {
        method: endpoint.method,
        redirect: 'manual',
        headers: {
          accept: 'application/json',
          cookie: [...jar].map(([key, value]) => `${key}=${value}`).join('; '),
          'x-forwarded-for': address,
          ...(endpoint.method !== 'GET' && { [headerNames.xsrf]: jar.get('XSRF-TOKEN') ?? '' }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(answerMs),
      });
      const text = await response.text();
      status = response.status;
      retryAfter = Number(response.headers.get('retry-after') ?? 0) * 1000;
      keep(response.headers.getSetCookie());
      const isJson = response.headers.get('content-type')?.includes('json') && text !== '';
      if (status === 500) ledger.wonder(name, `500 ${endpoint.method} ${endpoint.path}`, text.slice(0, 400));
      return {
        status,
        body: isJson ? (JSON.parse(text) as unknown) : text,
        retryAfter,
      };
    } catch (error) {
      ledger.wonder(name, `no answer: ${reasonOf(error)}`, `${endpoint.method} ${path}`);
      return { status: 0, body: String(error), retryAfter: 0 };
    } finally {
      const at = Date.now();
      const what = `${endpoint.method} ${endpoint.path}`;
      const writes = endpoint.method !== 'GET';
      ledger.answered({ at, ms: at - begun, status, what, writes, ...(retryAfter > 0 && { askAgainMs: retryAfter }) });
    }
  }

  function keep(lines: readonly string[]): void {
    for (const line of lines) {
      const [pair = '', ...attributes] = line.split(';');
      const at = pair.indexOf('=');
      const isOver = attributes.some((one) => /^\s*max-age=0$/i.test(one) || /^\s*expires=Thu, 01 Jan 1970/i.test(one));
      if (isOver) jar.delete(pair.slice(0, at));
      else jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
  }

  return {
    cookie: (wanted) => jar.get(wanted),
    forgetCookies: () => jar.clear(),
    async call(endpoint, ask = {}) {
      const headers = { [headerNames.idempotencyKey]: randomUUID(), ...ask.headers };
      for (let attempt = 1; ; attempt++) {
        if (isOver()) throw new GaveUp(`${endpoint.method} ${ask.path ?? endpoint.path}`);
        if (endpoint.method !== 'GET' && !jar.has('XSRF-TOKEN')) await send(getCsrf, {});
        const { retryAfter, ...reply } = await send(endpoint, { ...ask, headers });
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

/** `fetch` hides it one or two causes deep. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = (error as NodeJS.ErrnoException).code;
  if (error.cause !== undefined) return reasonOf(error.cause);
  return typeof code === 'string' ? code : error.name;
}
