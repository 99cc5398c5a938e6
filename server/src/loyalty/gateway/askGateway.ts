import { tellsUnknownCard } from '@trolley/contract';
import { z } from 'zod/mini';
import { traceHeaders } from '../../platform/tracing/tracing.ts';
import type { Breaker } from './breaker.ts';

export interface GatewayAccess {
  /** Without a slash at the end. */
  readonly url: string;
  readonly key: string;
  readonly timeoutMs: number;
  readonly breaker: Breaker;
  /** Told of every failure; the log. */
  readonly tell: (problem: string) => void;
}

interface Call<Reply extends z.ZodMiniType> {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
  readonly reply: Reply;
}

const refusal = z.object({ message: z.string() });
/** Bytes; longer answers are not read to their end. */
const longestAnswer = 1_000_000;
/** Characters of a refusal that are kept and logged. */
const longestMessage = 200;

/** `refused`: it understood, and says no. Everything else that is no answer is `away`. */
export type Told<T> =
  | { readonly answer: T }
  | { readonly refused: 'unknown' | 'short' | 'keyReused' | 'other'; readonly message: string }
  | 'away';

/** LOY-16: one call to the outside programme, checked by its schema. Never throws. */
export async function askGateway<Reply extends z.ZodMiniType>(
  access: GatewayAccess,
  { method, path, body, idempotencyKey, reply }: Call<Reply>,
): Promise<Told<z.infer<Reply>>> {
  const { url, key, timeoutMs, breaker, tell } = access;
  if (!breaker.mayAsk()) return 'away';
  const failed = (problem: string) => {
    breaker.failed();
    tell(problem);
    return 'away' as const;
  };
  let status: number;
  let text: string | undefined;
  try {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...traceHeaders(),
        'x-api-key': key,
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    ({ status } = response);
    text = await textOf(response);
  } catch (error) {
    return failed(`does not answer: ${error instanceof Error ? error.name : String(error)}`);
  }
  if (text === undefined) return failed('answers too much');
  const told = parsed(text);
  const said = z.safeParse(refusal, told).data?.message ?? '';
  const message = writable(said, key);
  // Some programmes say so with any status, also 500.
  if (status >= 400 && tellsUnknownCard(said)) {
    breaker.succeeded();
    return { refused: 'unknown', message };
  }
  if (status >= 500 || status === 401 || status === 403 || status === 429)
    return failed(`answers with status ${status}`);
  if (status >= 400) {
    breaker.succeeded();
    const refused = reasonOf(status, message);
    // What nobody agreed on looks to members as if it were away: the log knows better.
    if (refused === 'other') tell(`refuses with status ${status}: ${message}`);
    return { refused, message };
  }
  const read = z.safeParse(reply, told);
  if (!read.success) return failed('answers something else than agreed');
  breaker.succeeded();
  return { answer: read.data };
}

/** Undefined where it is too long: the rest of it is not waited for. */
async function textOf({ body }: Response): Promise<string | undefined> {
  const decoder = new TextDecoder();
  let [text, size] = ['', 0];
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > longestAnswer) return undefined;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** As it may be stored and logged: short, in one line, and without our key if the programme repeats it. */
const writable = (message: string, key: string): string =>
  message
    .replaceAll(key, '…')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .slice(0, longestMessage);

function reasonOf(status: number, message: string): 'short' | 'keyReused' | 'other' {
  if (status !== 409) return 'other';
  return /idempotency/i.test(message) ? 'keyReused' : 'short';
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
