import { z } from 'zod/mini';
import { traceHeaders } from '../../platform/tracing/tracing.ts';
import { ProviderAway, ProviderRefusal } from '../provider.ts';

export interface SandboxAccess {
  /** Without a slash at the end. */
  readonly url: string;
  readonly key: string;
  readonly timeoutMs: number;
}

interface Call<Reply extends z.ZodMiniType> {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
  readonly reply: Reply;
}

const refused = z.object({ error: z.string() });

/** One call. Whatever leaves open what happened there is `ProviderAway`. */
export async function askSandbox<Reply extends z.ZodMiniType>(
  { url, key, timeoutMs }: SandboxAccess,
  { method, path, body, idempotencyKey, reply }: Call<Reply>,
): Promise<z.infer<Reply>> {
  const { status, text } = await fetched(`${url}${path}`, {
    method,
    headers: {
      ...traceHeaders(),
      authorization: `Bearer ${key}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  // A wrong key is ours to put right, and then the same call may succeed.
  if (status >= 500 || status === 401) throw new ProviderAway(`the payment sandbox answered with status ${status}`);
  const told = parsed(text);
  if (status >= 400) throw new ProviderRefusal('sandbox', z.safeParse(refused, told).data?.error ?? `status ${status}`);
  const read = z.safeParse(reply, told);
  if (!read.success) throw new ProviderAway('the payment sandbox answered something else');
  return read.data;
}

async function fetched(url: string, init: RequestInit): Promise<{ readonly status: number; readonly text: string }> {
  try {
    const answer = await fetch(url, init);
    return { status: answer.status, text: await answer.text() };
  } catch (error) {
    throw new ProviderAway('the payment sandbox does not answer', { cause: error });
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
