import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Keeper } from './keeper.ts';
import { until } from './until.ts';

const program = fileURLToPath(new URL('../../../payment-sandbox/dist/main.js', import.meta.url));

export interface AuthorizedPayment {
  readonly reference: string;
  /** The shop's own name for it. */
  readonly paymentId: string;
}

export interface FleetSandbox {
  readonly pid: number;
  /** Belongs into the environment of every shop. */
  readonly env: Readonly<Record<'PAYMENTS' | 'SANDBOX_URL' | 'SANDBOX_KEY', string>>;
  /** Payments for which somebody's money is kept ready or taken, by its own books. */
  authorized(): readonly AuthorizedPayment[];
}

/** The payment provider beside the shops. Its books are a file of its own, which no failover touches. */
export async function startSandbox(
  keeper: Keeper,
  { port, baseUrl }: { readonly port: number; readonly baseUrl: string },
): Promise<FleetSandbox> {
  const key = 'a-key-for-a-shop-that-is-tried-out';
  const folder = join(keeper.folder, 'payment-sandbox');
  const kept = keeper.start('sandbox', process.execPath, [program], {
    env: { BASE_URL: baseUrl, SANDBOX_KEY: key, SANDBOX_DATA_DIR: folder, SANDBOX_PORT: String(port) },
  });
  const url = `http://localhost:${port}`;
  await until('the payment sandbox', async () => (await fetch(`${url}/health`)).ok, {
    within: 30_000,
    unless: () => (kept.isRunning() ? undefined : kept.output()),
  });
  return {
    pid: kept.pid,
    env: { PAYMENTS: 'sandbox', SANDBOX_URL: url, SANDBOX_KEY: key },
    authorized: () => authorizedIn(readFileSync(join(folder, 'payments.jsonl'), 'utf8')),
  };
}

interface BookEntry {
  readonly kind: string;
  readonly reference?: string;
  readonly ask?: { readonly paymentId: string };
}

/** What the sandbox wrote down, line by line; money that was given back does not count. */
export function authorizedIn(book: string): readonly AuthorizedPayment[] {
  const names = new Map<string, string>();
  const held = new Set<string>();
  for (const line of book.split('\n').filter(Boolean)) {
    for (const { kind, reference = '', ask } of JSON.parse(line) as readonly BookEntry[]) {
      if (kind === 'created') names.set(reference, ask?.paymentId ?? '');
      if (kind === 'authorized') held.add(reference);
      if (kind === 'voided' || kind === 'refunded') held.delete(reference);
    }
  }
  return [...held].map((reference) => ({ reference, paymentId: names.get(reference) ?? '' }));
}
