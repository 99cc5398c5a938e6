import type { SellingMetrics } from '../platform/metrics/sellingMetrics.ts';
import { traced } from '../platform/tracing/tracing.ts';
import { type PaymentProvider, ProviderAway, ProviderRefusal } from './provider.ts';

/** The same provider, with every call to it measured and traced. */
export function watchedProvider(
  provider: PaymentProvider,
  metrics: Pick<SellingMetrics, 'providerAsked'>,
): PaymentProvider {
  const { name } = provider;

  async function watched<T>(call: string, work: () => Promise<T>): Promise<T> {
    const since = performance.now();
    const told = (result: Parameters<typeof metrics.providerAsked>[0]['result']) =>
      metrics.providerAsked({ provider: name, call, result, seconds: (performance.now() - since) / 1000 });
    try {
      const attributes = { 'payment.provider': name, 'payment.call': call };
      const answer = await traced({ name: `payment ${call}`, attributes, isCall: true }, work);
      told('answered');
      return answer;
    } catch (error) {
      told(error instanceof ProviderAway ? 'away' : error instanceof ProviderRefusal ? 'refused' : 'failed');
      throw error;
    }
  }

  return {
    name,
    create: (ask) => watched('create', () => provider.create(ask)),
    read: (reference) => watched('read', () => provider.read(reference)),
    capture: (reference, amount, key) => watched('capture', () => provider.capture(reference, amount, key)),
    void: (reference, key) => watched('void', () => provider.void(reference, key)),
    refund: (reference, amount, key) => watched('refund', () => provider.refund(reference, amount, key)),
    ...(provider.renew && {
      renew: (ask, key) =>
        watched('renew', () => provider.renew?.(ask, key) ?? Promise.reject(new Error('no renewal'))),
    }),
    verify: (message, now) => provider.verify(message, now),
    forgetMethod: (token) => watched('forgetMethod', () => provider.forgetMethod(token)),
  };
}
