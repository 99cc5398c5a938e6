import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Desk } from './desk/desk.ts';
import { emptyBooks, enter } from './ledger/books.ts';
import type { Entry } from './ledger/entry.ts';
import type { Ask, Instrument, Payment } from './ledger/payment.ts';
import { openSandbox, type Sandbox, type SandboxOptions } from './openSandbox.ts';

export const testKey = 'a-key-for-tests-only';
export const visa: Instrument = {
  brand: 'Visa',
  name: '4242',
  expiryMonth: 12,
  expiryYear: 2090,
  situation: 'success',
};

export function testAsk(changes: Partial<Ask> = {}): Ask {
  return {
    paymentId: 'payment-1',
    amount: 4250,
    currency: 'EUR',
    methodKey: 'credit-cards',
    returnUrl: 'http://localhost:3000/return?checkout=1',
    cancelUrl: 'http://localhost:3000/checkout',
    messageUrl: 'http://localhost:9/messages',
    locale: 'de-AT',
    saveMethod: false,
    expiresAt: '2090-01-01T00:00:00.000Z',
    ...changes,
  };
}

/** A desk without a file behind it; what it writes down can be read. */
export function testDesk(): Desk & { readonly entries: Entry[]; clock: number; payment(reference: string): Payment } {
  const books = emptyBooks();
  const entries: Entry[] = [];
  let ids = 0;
  const desk = {
    books,
    entries,
    clock: Date.UTC(2026, 10, 15),
    now: () => desk.clock,
    newId: (kind: string) => `${kind}_${++ids}`,
    delayMs: 5000,
    record(...more: readonly Entry[]) {
      entries.push(...more);
      for (const entry of more) enter(books, entry);
    },
    payment(reference: string) {
      const payment = books.payments.get(reference);
      if (!payment) throw new Error(`no payment ${reference}`);
      return payment;
    },
  };
  return desk;
}

export function testFolder(): { readonly folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'trolley-payment-sandbox-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** A sandbox that runs, with a folder of its own unless one is given. */
export async function openTestSandbox(options: Partial<SandboxOptions> = {}): Promise<Sandbox> {
  const own = options.folder === undefined ? testFolder() : undefined;
  const sandbox = await openSandbox({
    folder: own?.folder ?? '',
    key: testKey,
    host: '127.0.0.1',
    pausesMs: [5],
    delayMs: 50,
    slowMs: 50,
    ...options,
  });
  return {
    url: sandbox.url,
    async close() {
      await sandbox.close();
      own?.remove();
    },
  };
}

export interface HeardMessage {
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
}

/** The ear of a shop; answers 200 unless told otherwise. */
export async function openTestEar(): Promise<{
  readonly url: string;
  readonly heard: HeardMessage[];
  statuses: number[];
  close(): Promise<void>;
}> {
  const heard: HeardMessage[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      heard.push({ headers: request.headers as HeardMessage['headers'], body });
      response.writeHead(ear.statuses.shift() ?? 200).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const ear = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/messages`,
    heard,
    statuses: [] as number[],
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return ear;
}
