import type { BegunPayment, PaymentAsk, PaymentProvider } from '../provider.ts';
import { ProviderRefusal } from '../provider.ts';

const name = 'without';
const written = /^without:(\d{1,15}):([A-Z]{3}):(.+)$/s;

type Asked = Pick<PaymentAsk, 'paymentId' | 'amount' | 'currency' | 'returnUrl'>;

const agreed = ({ paymentId, amount, currency, returnUrl }: Asked): BegunPayment => ({
  reference: `${name}:${amount}:${currency}:${paymentId}`,
  hostedUrl: returnUrl,
});

/** For what is paid later, at the door, or from the wallet: always agrees and stores nothing; the reference says it all. */
export const withoutProvider: PaymentProvider = {
  name,
  create: async (ask) => agreed(ask),
  agreed,
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
