import type { PaymentProvider } from '../provider.ts';
import { ProviderRefusal } from '../provider.ts';

const name = 'without';
const written = /^without:(\d{1,15}):([A-Z]{3}):(.+)$/s;

/** For what is paid later, at the door, or from the wallet: always agrees and stores nothing; the reference says it all. */
export const withoutProvider: PaymentProvider = {
  name,
  create: async ({ paymentId, amount, currency, returnUrl }) => ({
    reference: `${name}:${amount}:${currency}:${paymentId}`,
    hostedUrl: returnUrl,
  }),
  async read(reference) {
    const [, amount, currency, paymentId] = written.exec(reference) ?? [];
    if (amount === undefined || currency === undefined || paymentId === undefined)
      throw new ProviderRefusal(name, 'unknownPayment');
    return { status: 'authorized', paymentId, amount: Number(amount), currency, captured: 0, refunded: 0 };
  },
  capture: async () => {},
  void: async () => {},
  refund: async () => {},
  // There is no provider that could send one.
  verify: () => undefined,
  forgetMethod: async () => {},
};
