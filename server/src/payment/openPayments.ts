import { isHosted, shopEnvironment } from '@trolley/contract';
import type { Log } from '../platform/log.ts';
import type { SellingMetrics } from '../platform/metrics/sellingMetrics.ts';
import { StartProblem } from '../platform/startProblem.ts';
import type { PaymentProvider } from './provider.ts';
import { messagePath } from './provider.ts';
import { sandboxProvider } from './sandbox/sandboxProvider.ts';
import { watchedProvider } from './watchedProvider.ts';
import { withoutProvider } from './without/withoutProvider.ts';

export interface PaymentSettings {
  /** Who takes cards, PayPal and the wallets of telephones; `none`: they are not offered. */
  readonly payments: 'sandbox' | 'stripe' | 'none';
  readonly sandboxUrl?: string;
  readonly sandboxKey?: string;
  readonly stripeSecretKey?: string;
  readonly stripeWebhookSecret?: string;
  /** Another address than Stripe's own. */
  readonly stripeUrl?: string;
  /** The shop's own, without a slash at the end. */
  readonly baseUrl: string;
}

export interface Payments {
  /** Undefined where no provider takes this method. */
  providerFor(methodKey: string): PaymentProvider | undefined;
  /** The provider that began a payment also ends it, even if another one takes new payments by now. */
  byName(name: string): PaymentProvider | undefined;
}

interface Parts {
  readonly settings: PaymentSettings;
  readonly log: Log;
  readonly metrics?: Pick<SellingMetrics, 'providerAsked'> | undefined;
}

/** Everybody who takes money for this shop. */
export async function openPayments({ settings, log, metrics }: Parts): Promise<Payments> {
  const providers = new Map<string, PaymentProvider>([[withoutProvider.name, withoutProvider]]);
  for (const provider of [openSandbox(settings), await openStripe(settings)])
    if (provider) providers.set(provider.name, metrics ? watchedProvider(provider, metrics) : provider);
  const hosted = providers.get(settings.payments);
  if (settings.payments !== 'none' && !hosted) throw new StartProblem(missing[settings.payments]);
  log.info({ payments: settings.payments, providers: [...providers.keys()] }, 'payments are open');
  return {
    providerFor: (methodKey) => (isHosted(methodKey) ? hosted : withoutProvider),
    byName: (name) => providers.get(name),
  };
}

const missing = {
  sandbox: 'PAYMENTS=sandbox needs SANDBOX_URL and SANDBOX_KEY.',
  stripe: 'PAYMENTS=stripe needs STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.',
};

function openSandbox({ sandboxUrl, sandboxKey, baseUrl }: PaymentSettings): PaymentProvider | undefined {
  if (sandboxUrl === undefined) return undefined;
  if (shopEnvironment(baseUrl) === 'production')
    throw new StartProblem(`${baseUrl} is a production shop: it cannot be paid at the sandbox. Remove SANDBOX_URL.`);
  if (sandboxKey === undefined) return undefined;
  return sandboxProvider({
    url: sandboxUrl.replace(/\/+$/, ''),
    key: sandboxKey,
    messageUrl: `${baseUrl}${messagePath('sandbox')}`,
  });
}

/** Its library takes its time to load, so only shops that use it do. */
async function openStripe(settings: PaymentSettings): Promise<PaymentProvider | undefined> {
  const { stripeSecretKey: secretKey, stripeWebhookSecret: webhookSecret, stripeUrl: url } = settings;
  if (secretKey === undefined || webhookSecret === undefined) return undefined;
  const { stripeProvider } = await import('./stripe/stripeProvider.ts');
  return stripeProvider({ secretKey, webhookSecret, ...(url !== undefined && { url }) });
}
