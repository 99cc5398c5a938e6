import Stripe from 'stripe';
import type { PaymentAsk, PaymentProvider, RawMessage, RenewAsk } from '../provider.ts';
import { ProviderRefusal } from '../provider.ts';
import { readToken } from './methodToken.ts';
import { paymentOf } from './paymentOf.ts';
import { type ReadSession, readSession as sessionNamed } from './readSession.ts';
import { sessionAsk } from './sessionAsk.ts';
import { isStripeError, troubleOf } from './troubleOf.ts';

export interface StripeParts {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Another address than Stripe's own. */
  readonly url?: string;
  readonly timeoutMs?: number;
}

const toleranceSeconds = 300;
const usualTimeoutMs = 10_000;

/** PAY-07: Stripe Checkout. The session is the reference; a payment is authorised there and captured later. */
export function stripeProvider({
  secretKey,
  webhookSecret,
  url,
  timeoutMs = usualTimeoutMs,
}: StripeParts): PaymentProvider {
  const stripe = new Stripe(secretKey, {
    ...(url !== undefined && placeOf(url)),
    timeout: timeoutMs,
    // With an idempotency key of the library's own where we give none.
    maxNetworkRetries: 1,
    telemetry: false,
  });
  const asked = async <Value>(call: () => Promise<Value>): Promise<Value> => {
    try {
      return await call();
    } catch (error) {
      throw troubleOf(error);
    }
  };
  const readSession = (reference: string) => sessionNamed(stripe, reference);
  return {
    name: 'stripe',
    create: (ask) => asked(() => createSession(stripe, ask)),
    read: (reference) => asked(async () => paymentOf(await readSession(reference))),
    capture: (reference, amount, key) =>
      asked(async () => {
        const session = await readSession(reference);
        const { status, captured } = paymentOf(session);
        // Stripe forgets keys after a day; what is done stays done.
        if (status === 'captured' && captured === amount) return;
        await stripe.paymentIntents.capture(intentOf(session), { amount_to_capture: amount }, { idempotencyKey: key });
      }),
    void: (reference, key) => asked(() => voidSession(stripe, reference, key)),
    refund: (reference, amount, key) =>
      asked(async () => {
        const payment_intent = intentOf(await readSession(reference));
        const { data } = await stripe.refunds.list({ payment_intent, limit: 100 });
        if (data.some(({ metadata }) => metadata?.key === key)) return;
        await stripe.refunds.create({ payment_intent, amount, metadata: { key } }, { idempotencyKey: key });
      }),
    renew: (ask, key) => asked(() => renewIntent(stripe, ask, key)),
    verify: (message, now) => verifyEvent(stripe, webhookSecret, message, now),
    async forgetMethod(token) {
      const known = readToken(token);
      if (!known) return;
      await asked(() => stripe.paymentMethods.detach(known.method)).catch((error: unknown) => {
        // It was detached before: that is what was wanted.
        if (!(error instanceof ProviderRefusal)) throw error;
      });
    },
  };
}

/** A page that is asked for after its time gets no end; `void` closes it at once. */
async function createSession(stripe: Stripe, ask: PaymentAsk) {
  const params = sessionAsk(ask);
  const idempotencyKey = ask.paymentId;
  const session = await stripe.checkout.sessions.create(params, { idempotencyKey }).catch((error: unknown) => {
    // The second kind: it was made like that the first time.
    const sooner = isStripeError(error) && (error.param === 'expires_at' || error.type === 'StripeIdempotencyError');
    if (!sooner) throw error;
    const { expires_at: _, ...endless } = params;
    return stripe.checkout.sessions.create(endless, { idempotencyKey });
  });
  if (!session.url) throw new ProviderRefusal('stripe', 'sessionOver');
  return { reference: session.id, hostedUrl: session.url };
}

async function voidSession(stripe: Stripe, reference: string, key: string, tries = 1): Promise<void> {
  const session = await sessionNamed(stripe, reference);
  const { status } = paymentOf(session);
  if (status === 'captured' || status === 'refunded') throw new ProviderRefusal('stripe', 'notPossible');
  if (session.status === 'open') {
    await stripe.checkout.sessions
      .expire(reference, {}, { idempotencyKey: `${key}-expire` })
      .catch((error: unknown) => {
        // Paid at this very moment, so there is something to void now.
        if (tries === 0 || !(troubleOf(error) instanceof ProviderRefusal)) throw error;
        return voidSession(stripe, reference, key, tries - 1);
      });
  } else if (status === 'authorized' || status === 'pending') {
    await stripe.paymentIntents.cancel(intentOf(session), {}, { idempotencyKey: `${key}-cancel` });
  }
}

async function renewIntent(stripe: Stripe, { paymentId, amount, currency, token }: RenewAsk, idempotencyKey: string) {
  const known = readToken(token);
  if (!known) throw new ProviderRefusal('stripe', 'unknownMethod');
  const { id, status } = await stripe.paymentIntents.create(
    {
      amount,
      currency: currency.toLowerCase(),
      customer: known.customer,
      payment_method: known.method,
      off_session: true,
      confirm: true,
      capture_method: 'manual',
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
      metadata: { paymentId },
    },
    { idempotencyKey },
  );
  if (status !== 'requires_capture') throw new ProviderRefusal('stripe', status);
  return { reference: id };
}

const events = new Set<string>([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
]);

function verifyEvent(
  stripe: Stripe,
  secret: string,
  message: RawMessage,
  now: number,
): ReturnType<PaymentProvider['verify']> {
  const signature = message.headers['stripe-signature'];
  if (signature === undefined) return undefined;
  try {
    const event = stripe.webhooks.constructEvent(message.body, signature, secret, toleranceSeconds, undefined, now);
    // An account sends whatever it was told to send, and an answer but 200 makes it give up in the end.
    if (!events.has(event.type) || !('id' in event.data.object)) return 'unused';
    return { messageId: event.id, reference: event.data.object.id };
  } catch {
    return undefined;
  }
}

function intentOf({ payment_intent: intent }: ReadSession): string {
  const id = typeof intent === 'string' ? intent : intent?.id;
  if (id === undefined) throw new ProviderRefusal('stripe', 'notPaid');
  return id;
}

function placeOf(url: string) {
  const { hostname, port, protocol } = new URL(url);
  const plain = protocol === 'http:';
  return { host: hostname, port: port || (plain ? 80 : 443), protocol: plain ? ('http' as const) : ('https' as const) };
}
