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
  /** Our own name of the payment. */
  name: string;
}

/** As much of Stripe as the adapter asks for: sessions, intents, refunds, idempotency keys; and its bad days. */
export async function openTestStripe() {
  const calls: StripeCall[] = [];
  const answers = new Map<string, { readonly asked: string; readonly status: number; readonly body: object }>();
  const refunds: { payment_intent: string; amount: number; metadata: object }[] = [];
  const refundsOf = (id: string | null) => refunds.filter(({ payment_intent }) => payment_intent === id);
  const session = {
    id: 'cs_1',
    object: 'checkout.session',
    status: 'open',
    url: 'https://checkout.example/cs_1',
    name: '',
  };
  const intents: Record<string, Intent> = {};
  const nothing = { status: '', amount: 0, amount_capturable: 0, amount_received: 0, refunded: 0, name: '' };
  const intent = intentNamed('pi_1');
  let trouble: ((response: ServerResponse, call: StripeCall) => boolean) | undefined;

  function intentNamed(id: string): Intent {
    return (intents[id] ??= { ...nothing });
  }

  const refusal = (code: string, more: object = {}) => ({
    status: 400,
    body: { error: { type: 'invalid_request_error', code, message: code, ...more } },
  });

  function answer({ method, path, params }: StripeCall): { status: number; body: object } {
    const ok = (body: object) => ({ status: 200, body });
    if (method === 'POST' && path === '/v1/checkout/sessions') {
      const ends = params.get('expires_at');
      const lasts = Number(ends) * 1000 - Date.now();
      if (ends && (lasts < 1_800_000 || lasts > 86_400_000)) return refusal('invalid', { param: 'expires_at' });
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
    if (method === 'POST' && path === '/v1/payment_intents') {
      if (params.get('payment_method') !== 'pm_1')
        return { status: 402, body: { error: { type: 'card_error', code: 'authentication_required', message: 'no' } } };
      const amount = Number(params.get('amount'));
      const name = params.get('metadata[paymentId]') ?? '';
      Object.assign(intentNamed('pi_2'), { status: 'requires_capture', amount, amount_capturable: amount, name });
      return ok(shownIntent('pi_2'));
    }
    const [, id = '', move] = /^\/v1\/payment_intents\/(pi_[12])(?:\/(\w+))?$/.exec(path) ?? [];
    if (id) {
      const named = intentNamed(id);
      if (move === 'capture') {
        const amount = Number(params.get('amount_to_capture'));
        if (named.status !== 'requires_capture') return refusal('payment_intent_unexpected_state');
        if (amount > named.amount) return refusal('amount_too_large');
        Object.assign(named, { status: 'succeeded', amount_received: amount, amount_capturable: 0 });
      }
      if (move === 'cancel') Object.assign(named, { status: 'canceled', amount_capturable: 0 });
      return ok(shownIntent(id));
    }
    if (method === 'GET' && path === '/v1/refunds')
      return ok({ object: 'list', data: refundsOf(params.get('payment_intent')), has_more: false });
    if (path === '/v1/refunds') {
      const amount = Number(params.get('amount'));
      const payment_intent = params.get('payment_intent') ?? '';
      const given = intentNamed(payment_intent);
      if (amount > given.amount_received - given.refunded) return refusal('charge_already_refunded');
      given.refunded += amount;
      refunds.push({ payment_intent, amount, metadata: { key: params.get('metadata[key]') } });
      return ok({ id: 're_1', object: 'refund', amount });
    }
    if (path === '/v1/payment_methods/pm_1/detach') return ok({ id: 'pm_1', object: 'payment_method' });
    return { status: 404, body: { error: { type: 'invalid_request_error', code: 'resource_missing', message: 'no' } } };
  }

  const shownIntent = (id = 'pi_1', { name, ...shown } = intentNamed(id)) => ({
    id,
    object: 'payment_intent',
    ...shown,
    metadata: { paymentId: name },
    currency: 'eur',
    customer: null,
    payment_method: { id: 'pm_1', type: 'card', card: { brand: 'visa', last4: '4242', exp_month: 1, exp_year: 2030 } },
    latest_charge: {
      captured: shown.amount_received > 0,
      created: 1_790_000_000,
      payment_method_details: { card: { capture_before: 1_790_400_000 } },
      amount: shown.amount,
      amount_captured: shown.amount_received,
      amount_refunded: shown.refunded + (shown.amount_received > 0 ? shown.amount - shown.amount_received : 0),
      refunds: { data: refundsOf(id) },
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
