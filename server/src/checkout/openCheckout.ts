import { pathTo, type Route } from '@trolley/contract';
import { repeated } from '../platform/mail/repeated.ts';
import type { Checkouts } from './checkouts.ts';
import { reconcile } from './reconcile.ts';
import { renewAuthorizations } from './renewAuthorizations.ts';
import { blankOldFailed } from './storage/queries.ts';

interface Parts extends Omit<Checkouts, 'pages' | 'currency' | 'locale'> {
  readonly tenant: {
    readonly file: { readonly currency: string; readonly locale: string };
    readonly publicConfig: { readonly baseUrl: string };
    readonly routes: readonly Route[];
  };
}

export interface OpenCheckouts extends Checkouts {
  close(): Promise<void>;
}

const everyMs = 60_000;
const hourMs = 60 * everyMs;
/** So long it may be asked why a payment came to nothing. */
const daysKept = 30;

/** The checkouts of this shop. Every minute payments that nobody came back from are settled. */
export function openCheckout({ tenant, ...parts }: Parts): OpenCheckouts {
  const { file, publicConfig, routes } = tenant;
  const page = (name: 'checkout' | 'payment-return') => `${publicConfig.baseUrl}${pathTo(routes, name) ?? '/'}`;
  const checkouts: Checkouts = {
    ...parts,
    pages: { checkout: page('checkout'), paymentReturn: page('payment-return') },
    currency: file.currency,
    locale: file.locale,
  };
  const { log } = parts;
  const settling = async () => {
    const count = await reconcile(checkouts);
    if (count > 0) log.info({ count }, 'looked after payments that nobody came back from');
  };
  const reconciler = repeated(settling, everyMs, log, 'payments that nobody came back from could not be settled');
  const renew = () => renewAuthorizations(checkouts);
  const renewing = repeated(renew, 6 * hourMs, log, 'authorisations could not be looked after');
  const forget = () => blankOldFailed(parts.database, daysKept);
  const forgetting = repeated(forget, 6 * hourMs, log, 'checkouts that came to nothing could not be emptied');
  return {
    ...checkouts,
    async close() {
      await reconciler.close();
      await renewing.close();
      await forgetting.close();
    },
  };
}
