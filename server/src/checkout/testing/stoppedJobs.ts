import type { Caller } from '../../cart/carts.ts';
import type { PaymentProvider } from '../../payment/provider.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { createLog } from '../../platform/log.ts';
import { placeOrder } from '../placeOrder.ts';
import { finalizeNow, openTestCheckouts } from './checkoutShop.ts';
import { providerAt } from './providerByWire.ts';
import { say, stopper, stoppingDatabase } from './stopping.ts';

export type Job = { readonly stopAt: number } & (
  | { readonly kind: 'place'; readonly checkoutId: string }
  | { readonly kind: 'finalize'; readonly caller: Caller }
);

/**
 * A process of its own that does many jobs, each of which stands still for ever before one of its steps: a statement,
 * the beginning or end of a transaction, a word to the provider. Whoever kills it then kills at every step at once.
 */
const [, , connectionString = '', providerUrl = '', jobs = '[]'] = process.argv;
const log = createLog({ level: 'silent' });

function stoppingProvider(provider: PaymentProvider, step: () => Promise<void>): PaymentProvider {
  return {
    ...provider,
    async create(ask) {
      await step();
      return provider.create(ask);
    },
    async read(reference) {
      await step();
      return provider.read(reference);
    },
  };
}

async function run(job: Job, index: number): Promise<void> {
  const database = openDatabase({ connection: { connectionString }, poolSize: 2 }, log);
  const step = stopper(job.stopAt, () => say(`stopped ${index}`));
  const provider = stoppingProvider(providerAt(providerUrl, 'fake'), step);
  // What opens a shop is no step of the job.
  const { checkouts, carts } = await openTestCheckouts(database, provider);
  const stopping = stoppingDatabase(database, step);
  const stopped = { ...checkouts, database: stopping, carts: { ...carts, database: stopping } };
  if (job.kind === 'place') await placeOrder(stopped, job.checkoutId, 'REDIRECT');
  else await finalizeNow(stopped, job.caller);
  say(`done ${index}`);
}

await Promise.all((JSON.parse(jobs) as Job[]).map(run));
// Until it is killed: timers of nobody keep it alive.
setInterval(() => {}, 60_000);
