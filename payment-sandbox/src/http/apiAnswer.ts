import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { shopEnvironment } from '@trolley/contract';
import { z } from 'zod/mini';
import { createPayment, findPayment } from '../desk/createPayment.ts';
import { type Desk, type Outcome, refusals } from '../desk/desk.ts';
import { forgetMethod } from '../desk/forgetMethod.ts';
import { movePayment, type Order } from '../desk/movePayment.ts';
import { ask, type Payment } from '../ledger/payment.ts';
import { type Answer, json } from './answer.ts';

export interface ApiRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

interface Api {
  readonly desk: Desk;
  readonly key: string;
  readonly publicUrl: () => string;
}

const moves = /^\/v1\/payments\/([\w-]+)\/(capture|void|refund)$/;
const someAmount = z.object({ amount: z.int().check(z.minimum(1)) });
const idempotencyKey = z.string().check(z.minLength(1), z.maxLength(200));

/** The shop's side: JSON, behind the key. */
export function apiAnswer(api: Api, request: ApiRequest): Answer {
  const { method, path } = request;
  if (!isRightKey(request.headers.authorization, api.key)) return json(401, { error: 'wrongKey' });
  if (method === 'POST' && path === '/v1/payments') return create(api, request);
  const read = /^\/v1\/payments\/([\w-]+)$/.exec(path);
  if (method === 'GET' && read?.[1]) return told(findPayment(api.desk, read[1]), shown);
  const move = moves.exec(path);
  if (method === 'POST' && move?.[1]) return order(api, move[1], move[2] as Order['kind'], request);
  const token = /^\/v1\/methods\/([\w-]+)$/.exec(path);
  if (method === 'DELETE' && token?.[1]) {
    forgetMethod(api.desk, token[1]);
    return json(200, {});
  }
  return json(404, { error: 'notFound' });
}

function create({ desk, publicUrl }: Api, { body }: ApiRequest): Answer {
  const given = ask.safeParse(parsed(body));
  if (!given.success) return json(400, { error: 'invalid', fields: given.error.issues.map(({ path }) => path[0]) });
  const { returnUrl, cancelUrl, messageUrl } = given.data;
  if ([returnUrl, cancelUrl, messageUrl].some((url) => shopEnvironment(url) === 'production'))
    return json(403, { error: 'productionShop' });
  return told(createPayment(desk, given.data), ({ reference }) => ({
    reference,
    hostedUrl: `${publicUrl()}/pay/${reference}`,
  }));
}

function order({ desk }: Api, reference: string, kind: Order['kind'], { headers, body }: ApiRequest): Answer {
  const key = idempotencyKey.safeParse(headers['idempotency-key']);
  const amount = kind === 'void' ? { success: true as const, data: { amount: 0 } } : someAmount.safeParse(parsed(body));
  if (!key.success || !amount.success) return json(400, { error: 'invalid' });
  const wish: Order = kind === 'void' ? { kind } : { kind, amount: amount.data.amount };
  return told(movePayment(desk, reference, wish, key.data), () => ({}));
}

function told<Value>(outcome: Outcome<Value>, show: (value: Value) => unknown): Answer {
  if ('refusal' in outcome) return json(refusals[outcome.refusal], { error: outcome.refusal });
  return json(200, show(outcome.value));
}

/** A payment as a shop sees it. */
function shown({ reference, ask, status, amount, captured, refunded, instrument, token, declineCode }: Payment) {
  const { situation: _, ...method } = instrument ?? { situation: undefined };
  return {
    reference,
    paymentId: ask.paymentId,
    status,
    amount,
    currency: ask.currency,
    captured,
    refunded,
    ...(instrument && { method: { ...method, ...(token !== undefined && { token }) } }),
    ...(declineCode !== undefined && { declineCode }),
  };
}

function isRightKey(header: string | undefined, key: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(header ?? ''), digest(`Bearer ${key}`));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
