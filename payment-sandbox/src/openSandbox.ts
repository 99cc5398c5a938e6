import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Desk } from './desk/desk.ts';
import { decideDue } from './desk/pay.ts';
import { type Answer, json } from './http/answer.ts';
import { apiAnswer } from './http/apiAnswer.ts';
import { listen, refuseSecond } from './http/place.ts';
import { readBody } from './http/readBody.ts';
import { openLedger } from './ledger/ledger.ts';
import { openCourier } from './message/courier.ts';
import { pageAnswer } from './page/pageAnswer.ts';

export interface SandboxOptions {
  readonly folder: string;
  readonly key: string;
  readonly host?: string;
  /** 0: the one it had the last time, or any that is free. */
  readonly port?: number;
  /** How browsers reach it, where that is another address. */
  readonly publicUrl?: string;
  readonly delayMs?: number;
  readonly slowMs?: number;
  readonly pausesMs?: readonly number[];
  readonly now?: () => number;
}

export interface Sandbox {
  readonly url: string;
  close(): Promise<void>;
}

const tickMs = 200;
const messageFirstMs = 5000;

/** A payment provider to try a shop with: its API, its page, its messages. */
export async function openSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { folder, key, host = 'localhost', port = 0, delayMs = 5000, slowMs = 4000, now = Date.now } = options;
  await refuseSecond(folder);
  const ledger = openLedger(folder);
  const courier = openCourier({ ledger, key, now, ...(options.pausesMs && { pausesMs: options.pausesMs }) });
  const desk: Desk = {
    books: ledger.books,
    now,
    delayMs,
    newId: (kind) => `${kind}_${randomBytes(18).toString('base64url')}`,
    record(...entries) {
      ledger.record(...entries);
      courier.wake();
    },
  };
  const server = createServer((request, response) => {
    answer(request).then(
      (given) => send(response, given),
      (error: unknown) => {
        process.stderr.write(`payment sandbox: ${error instanceof Error ? error.stack : String(error)}\n`);
        send(response, json(500, { error: 'internal' }));
      },
    );
  });
  const url = await listen(server, host, port, folder);

  async function answer(request: IncomingMessage): Promise<Answer> {
    const { pathname: path, searchParams } = new URL(request.url ?? '/', url);
    const { method = 'GET', headers } = request;
    if (path === '/health') return json(200, { name: 'payment-sandbox' });
    const body = await readBody(request);
    if (body === undefined) return json(413, { error: 'tooLong' });
    decideDue(desk);
    const hosted = /^\/pay\/([\w-]+)$/.exec(path);
    if (hosted?.[1]) {
      if (method === 'POST' && !isOwnForm(headers['sec-fetch-site'])) return json(403, { error: 'foreignForm' });
      const form = new URLSearchParams(method === 'POST' ? body : '');
      const wantsOther = searchParams.has('other');
      const language = headers['accept-language'];
      return pageAnswer(
        { desk, delivered: (reference) => courier.delivered(reference, messageFirstMs) },
        { method, reference: hosted[1], wantsOther, form, language },
      );
    }
    const publicUrl = () => options.publicUrl ?? url;
    const given = apiAnswer({ desk, key, publicUrl }, { method, path, headers, body });
    const about = ledger.books.payments.get(/^\/v1\/payments\/([\w-]+)/.exec(path)?.[1] ?? '');
    if (about?.instrument?.situation === 'slow') await pause(slowMs);
    return given;
  }

  const ticking = setInterval(() => decideDue(desk), tickMs);
  courier.wake();
  return {
    url,
    async close() {
      clearInterval(ticking);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await courier.close();
      ledger.close();
    },
  };
}

/** A browser says where a form was; whatever is no browser needs no protection from itself. */
function isOwnForm(site: string | string[] | undefined): boolean {
  return site === undefined || site === 'same-origin' || site === 'none';
}

function send(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) });
  response.end(body);
}
