import { AsyncLocalStorage } from 'node:async_hooks';
import { checkoutFailures } from '@trolley/contract';
import type { Caller } from '../../cart/carts.ts';
import { failCheckout } from '../../checkout/failCheckout.ts';
import { finalizeNow } from '../../checkout/testing/checkoutShop.ts';
import { say, stopper, stoppingDatabase } from '../../checkout/testing/stopping.ts';
import type { Donation } from '../../loyalty/programme.ts';
import { withoutProvider } from '../../payment/without/withoutProvider.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { createLog } from '../../platform/log.ts';
import { openCoinShop } from './coinShop.ts';

export type CoinJob = { readonly stopAt: number } & (
  | { readonly kind: 'finalize'; readonly caller: Caller }
  | { readonly kind: 'fail'; readonly checkoutId: string }
  | { readonly kind: 'donate'; readonly donation: Donation }
);

/** A process of its own in which coins are redeemed, given back and given away, and each stands still before a step. */
const [, , connectionString = '', given = '[]'] = process.argv;
const jobs = JSON.parse(given) as CoinJob[];
const log = createLog({ level: 'silent' });
// Each keeps its connection while it stands still.
const database = openDatabase({ connection: { connectionString }, poolSize: jobs.length + 2 }, log);
/** Of the job that asks; what opens the shop is no step of any. */
const steps = new AsyncLocalStorage<() => Promise<void>>();
const stopping = stoppingDatabase(database, async () => steps.getStore()?.());
const { checkouts, loyalty } = await openCoinShop(stopping, withoutProvider);

async function run(job: CoinJob, index: number): Promise<void> {
  if (job.kind === 'finalize') await finalizeNow(checkouts, job.caller);
  else if (job.kind === 'donate') await loyalty.programme.donate(job.donation);
  else
    await stopping.transaction((tx) => failCheckout(tx, checkouts, job.checkoutId, checkoutFailures.paymentCancelled));
  say(`done ${index}`);
}

await Promise.all(
  jobs.map((job, index) =>
    steps.run(
      stopper(job.stopAt, () => say(`stopped ${index}`)),
      () => run(job, index),
    ),
  ),
);
// Until it is killed: timers of nobody keep it alive.
setInterval(() => {}, 60_000);
