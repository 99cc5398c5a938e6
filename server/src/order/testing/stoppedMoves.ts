import { createInterface } from 'node:readline';
import { feesPaidByPass, isOfBrowser, ordersOfBrowser } from '../../checkout/lookups.ts';
import { say, stopper, stoppingDatabase } from '../../checkout/testing/stopping.ts';
import { tenantsDir } from '../../customer/demo/testing.ts';
import { openTenantLoyalty } from '../../openTenantLoyalty.ts';
import { findPassSpan, takePassBack } from '../../pass/takePassBack.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { createLog } from '../../platform/log.ts';
import { loadTenant } from '../../tenant/loadTenant.ts';
import { openOrders } from '../openOrders.ts';
import { moveOrder } from '../operations/moveOrder.ts';
import { refundOrder } from '../operations/refundOrder.ts';

export interface Move {
  readonly stopAt: number;
  readonly orderNumber: string;
  /** Cents; missing: the order is completed. */
  readonly refund?: number;
}

/**
 * A process of its own in which every move of an order stands still for ever before one of its steps: those of its
 * arguments all together, else one for each line it is given.
 */
const [, , connectionString = '', moves] = process.argv;
const log = createLog({ level: 'silent' });
const tenant = await loadTenant({ tenantsDir, id: 'feldmarkt', baseUrl: 'https://shop.example' });

async function run({ stopAt, orderNumber, refund }: Move, index: number): Promise<void> {
  const database = openDatabase({ connection: { connectionString }, poolSize: 2 }, log);
  const orders = await openOrders({
    tenant,
    database,
    service: { slots: { unbook: () => Promise.reject(new Error('nothing is cancelled here')) } },
    log,
    passes: { takePassBack, findPassSpan },
    checkouts: { isOfBrowser, ordersOfBrowser, feesPaidByPass },
    loyalty: await openTenantLoyalty({ tenant, database }),
  });
  const step = stopper(stopAt, () => say(`stopped ${index}`));
  const stopped = { ...orders, database: stoppingDatabase(database, step) };
  if (refund === undefined) await moveOrder(stopped, orderNumber, 'complete');
  else await refundOrder(stopped, orderNumber, { amount: refund });
  say(`done ${index}`);
}

if (moves === undefined)
  createInterface({ input: process.stdin }).on('line', (line) => void run(JSON.parse(line) as Move, 0));
else await Promise.all((JSON.parse(moves) as Move[]).map(run));
// Until it is killed: timers of nobody keep it alive.
setInterval(() => {}, 60_000);
