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
const [, , connectionString = '', jobs = '[]'] = process.argv;
const log = createLog({ level: 'silent' });

async function run(job: CoinJob, index: number): Promise<void> {
  const database = openDatabase({ connection: { connectionString }, poolSize: 2 }, log);
  // What opens a shop is no step of the job.
  let isOpen = false;
  const step = stopper(job.stopAt, () => say(`stopped ${index}`));
  const stopping = stoppingDatabase(database, async () => (isOpen ? step() : undefined));
  const { checkouts, loyalty } = await openCoinShop(stopping, withoutProvider);
  isOpen = true;
  if (job.kind === 'finalize') await finalizeNow(checkouts, job.caller);
  else if (job.kind === 'donate') await loyalty.programme.donate(job.donation);
  else
    await stopping.transaction((tx) => failCheckout(tx, checkouts, job.checkoutId, checkoutFailures.paymentCancelled));
  say(`done ${index}`);
}

await Promise.all((JSON.parse(jobs) as CoinJob[]).map(run));
// Until it is killed: timers of nobody keep it alive.
setInterval(() => {}, 60_000);
