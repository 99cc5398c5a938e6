import { setMaxListeners } from 'node:events';
import type { DueMessage } from '../ledger/books.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { signatureHeader, signatureOf } from './signature.ts';

export interface Courier {
  /** Begins with what is not under way yet. */
  wake(): void;
  /** Waits until nothing of this payment is left to deliver, or the time is over. */
  delivered(reference: string, withinMs: number): Promise<void>;
  close(): Promise<void>;
}

interface Parts {
  readonly ledger: Ledger;
  readonly key: string;
  readonly now: () => number;
  /** The pause after each failed try; the last one repeats. */
  readonly pausesMs?: readonly number[];
}

const usualPausesMs = [1000, 2000, 5000, 15_000, 60_000, 300_000];
const answerMs = 10_000;
const giveUpMs = 3 * 24 * 3600 * 1000;

/** Sends every message again until it is acknowledged; a stop is made up for at the next start. */
export function openCourier({ ledger, key, now, pausesMs = usualPausesMs }: Parts): Courier {
  const underWay = new Map<string, { readonly reference: string; readonly ended: Promise<void> }>();
  const closing = new AbortController();
  // Every message that waits for its next try listens to it, however many there are, and stops listening afterwards.
  setMaxListeners(0, closing.signal);

  async function bring(message: DueMessage): Promise<void> {
    for (let tries = 0; !closing.signal.aborted; tries++) {
      const copies = Array.from({ length: message.copies }, () => post(message, key, now(), closing.signal));
      const came = (await Promise.all(copies)).every(Boolean);
      // Closed meanwhile: the book is shut, and a second delivery does no harm.
      if (closing.signal.aborted) return;
      if (came) return ledger.record({ kind: 'told', at: now(), messageId: message.id });
      if (now() - message.at > giveUpMs) return ledger.record({ kind: 'givenUp', at: now(), messageId: message.id });
      await pause(pausesMs[Math.min(tries, pausesMs.length - 1)] ?? 0, closing.signal);
    }
  }

  return {
    wake() {
      for (const message of ledger.books.messages.values()) {
        if (underWay.has(message.id) || closing.signal.aborted) continue;
        const ended = bring(message).finally(() => underWay.delete(message.id));
        underWay.set(message.id, { reference: message.reference, ended });
      }
    },
    async delivered(reference, withinMs) {
      const waiting = [...underWay.values()].filter((one) => one.reference === reference).map(({ ended }) => ended);
      const enough = new AbortController();
      await Promise.race([Promise.all(waiting), pause(withinMs, enough.signal)]);
      enough.abort();
    },
    async close() {
      closing.abort();
      await Promise.all([...underWay.values()].map(({ ended }) => ended));
    },
  };
}

async function post(message: DueMessage, key: string, now: number, closing: AbortSignal): Promise<boolean> {
  const { id, reference, status } = message;
  const body = JSON.stringify({ id, type: 'payment.changed', reference, status });
  try {
    const answer = await fetch(message.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [signatureHeader]: signatureOf(key, Math.floor(now / 1000), body),
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([closing, AbortSignal.timeout(answerMs)]),
    });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end, { once: true });
  });
}
