import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface StripeCall {
  readonly method: string;
  readonly path: string;
  readonly key: string | undefined;
  readonly params: URLSearchParams;
}

interface Intent {
  status: string;
  amount: number;
  amount_capturable: number;
  amount_received: number;
  refunded: number;
}

/** As much of Stripe as the adapter asks for: sessions, intents, refunds, idempotency keys; and its bad days. */
export async function openTestStripe() {
  const calls: StripeCall[] = [];
  const answers = new Map<string, { readonly asked: string; readonly status: number; readonly body: object }>();
  const refunds: { amount: number; metadata: object }[] = [];
  const session = {
    id: 'cs_1',
    object: 'checkout.session',
    status: 'open',
    url: 'https://checkout.example/cs_1',
    name: '',
  };
  const intent: Intent = { status: '', amount: 0, amount_capturable: 0, amount_received: 0, refunded: 0 };
  let trouble: ((response: ServerResponse, call: StripeCall) => boolean) | undefined;

  const refusal = (code: string, more: object = {}) => ({
    status: 400,
    body: { error: { type: 'invalid_request_error', code, message: code, ...more } },
  });

  function answer({ method, path, params }: StripeCall): { status: number; body: object } {
    const ok = (body: object) => ({ status: 200, body });
    if (method === 'POST' && path === '/v1/checkout/sessions') {
      const ends = params.get('expires_at');
      if (ends && Number(ends) * 1000 < Date.now() + 1_800_000) return refusal('invalid', { param: 'expires_at' });
      session.name = params.get('client_reference_id') ?? '';
      intent.amount = Number(params.get('line_items[0][price_data][unit_amount]'));
      return ok(shownSession());
    }
    if (path === '/v1/checkout/sessions/cs_1') return ok(shownSession());
    if (path === '/v1/checkout/sessions/cs_1/expire') {
      if (session.status !== 'open') return refusal('session_not_open');
      session.status = 'expired';
      return ok(shownSession());
    }
    if (path === '/v1/payment_intents/pi_1/capture') {
      const amount = Number(params.get('amount_to_capture'));
      if (intent.status !== 'requires_capture') return refusal('payment_intent_unexpected_state');
      if (amount > intent.amount) return refusal('amount_too_large');
      Object.assign(intent, { status: 'succeeded', amount_received: amount, amount_capturable: 0 });
      return ok(shownIntent());
    }
    if (path === '/v1/payment_intents/pi_1/cancel') {
      Object.assign(intent, { status: 'canceled', amount_capturable: 0 });
      return ok(shownIntent());
    }
    if (method === 'GET' && path === '/v1/refunds') return ok({ object: 'list', data: refunds, has_more: false });
    if (path === '/v1/refunds') {
      const amount = Number(params.get('amount'));
      if (amount > intent.amount_received - intent.refunded) return refusal('charge_already_refunded');
      intent.refunded += amount;
      refunds.push({ amount, metadata: { key: params.get('metadata[key]') } });
      return ok({ id: 're_1', object: 'refund', amount });
    }
    if (path === '/v1/payment_methods/pm_1/detach') return ok({ id: 'pm_1', object: 'payment_method' });
    return { status: 404, body: { error: { type: 'invalid_request_error', code: 'resource_missing', message: 'no' } } };
  }

  const shownIntent = () => ({
    id: 'pi_1',
    object: 'payment_intent',
    ...intent,
    currency: 'eur',
    customer: null,
    payment_method: { id: 'pm_1', type: 'card', card: { brand: 'visa', last4: '4242', exp_month: 1, exp_year: 2030 } },
    latest_charge: {
      captured: intent.amount_received > 0,
      amount: intent.amount,
      amount_captured: intent.amount_received,
      amount_refunded: intent.refunded + (intent.amount_received > 0 ? intent.amount - intent.amount_received : 0),
    },
  });
  const shownSession = () => ({
    ...session,
    client_reference_id: session.name,
    amount_total: intent.amount,
    currency: 'eur',
    payment_intent: session.status === 'complete' ? shownIntent() : null,
  });

  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { pathname, search } = new URL(request.url ?? '/', 'http://x');
      const key = request.headers['idempotency-key'] as string | undefined;
      const call = { method: request.method ?? '', path: pathname, key, params: new URLSearchParams(body || search) };
      calls.push(call);
      if (trouble?.(response, call)) return;
      send(response, remembered(call, body));
    });
  });

  /** Like Stripe: what was only checked is not remembered, and another question under a key is refused. */
  function remembered(call: StripeCall, asked: string) {
    const earlier = call.method === 'POST' && call.key ? answers.get(call.key) : undefined;
    if (earlier && earlier.asked !== asked)
      return { status: 400, body: { error: { type: 'idempotency_error', message: 'another question' } } };
    const given = earlier ?? answer(call);
    if (call.method === 'POST' && call.key && given.status === 200) answers.set(call.key, { asked, ...given });
    return given;
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    /** Stripe forgets them after a day. */
    forgetKeys: () => answers.clear(),
    behave(next: typeof trouble) {
      trouble = next;
    },
    /** Somebody pays on the page. */
    pay() {
      session.status = 'complete';
      Object.assign(intent, { status: 'requires_capture', amount_capturable: intent.amount });
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function send(response: ServerResponse, { status, body }: { readonly status: number; readonly body: object }): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
