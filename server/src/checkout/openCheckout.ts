import { pathTo, type Route } from '@trolley/contract';
import { defineJob, type Job } from '../platform/jobs/job.ts';
import type { Log } from '../platform/log.ts';
import type { Checkouts } from './checkouts.ts';
import { reconcile } from './reconcile.ts';
import { renewAuthorizations } from './renewAuthorizations.ts';

interface Parts extends Omit<Checkouts, 'pages' | 'currency' | 'locale' | 'log'> {
  readonly log: Log;
  readonly tenant: {
    readonly file: { readonly currency: string; readonly locale: string };
    readonly publicConfig: { readonly baseUrl: string };
    readonly routes: readonly Route[];
  };
}

export interface OpenCheckouts extends Checkouts {
  readonly jobs: readonly Job[];
}

const minuteMs = 60_000;

/** The checkouts of this shop. Its jobs settle payments whose shopper did not come back, and renew authorisations. */
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
  // Every process: what each of them looks at is taken by it alone.
  const reconciler = defineJob({
    name: 'reconcile-payments',
    everyMs: minuteMs,
    async run() {
      const count = await reconcile({ ...checkouts, log: log.child({ job: 'reconcile-payments' }) });
      if (count > 0) log.info({ count }, 'reconciled payments whose shopper did not come back');
    },
  });
  const renewing = defineJob({
    name: 'renew-authorizations',
    everyMs: 6 * 60 * minuteMs,
    leader: true,
    run: () => renewAuthorizations(checkouts),
  });
  return { ...checkouts, jobs: [reconciler, renewing] };
}
