import type { CatalogueParts } from '../catalogue/catalogue.ts';
import type { Database } from '../platform/database/database.ts';
import type { Log } from '../platform/log.ts';
import { atDate } from '../platform/snapshot/dateTimer.ts';
import type { Snapshots } from '../platform/snapshot/snapshot.ts';
import type { Tenant } from '../tenant/tenant.ts';
import type { Offers } from '../voucher/offers.ts';
import type { Carts, OrderForAddon, Till } from './carts.ts';
import { seedDiscountCodes } from './demo/seedDiscountCodes.ts';
import { createKeptCarts } from './storage/keptCarts.ts';
import { abandonIdleCarts } from './storage/queries.ts';
import { createTurns } from './storage/turns.ts';

interface Parts extends Pick<Carts, 'database' | 'service'> {
  readonly tenant: {
    readonly dir: string;
    readonly file: Pick<Tenant['file'], 'timeZone'>;
    readonly publicConfig: Pick<Tenant['publicConfig'], 'environment'>;
  };
  readonly snapshots: Pick<Snapshots<CatalogueParts>, 'current'>;
  readonly log: Log;
  /** As long as nothing is ordered, there is nothing to add to. */
  readonly orderForAddon?: OrderForAddon;
  readonly till?: Till;
  readonly offers?: Offers;
  readonly now?: () => number;
}

export interface OpenCarts extends Carts {
  close(): Promise<void>;
}

const dayMs = 86_400_000;
/** Processes of one shop shall not all begin at the same moment. */
const mostDelayMs = 10 * 60_000;

/** The carts of this shop. Once a day those that visitors left behind are given up. */
export async function openCarts(parts: Parts): Promise<OpenCarts> {
  const { tenant, database, snapshots, service, log, till, offers, now = Date.now } = parts;
  const { orderForAddon = async () => undefined } = parts;
  await seedDiscountCodes({ database, tenant, environment: tenant.publicConfig.environment, now: now() });
  let sweeping: Promise<void> | undefined;
  let cancel = () => {};

  function sweepDaily(first: number): void {
    cancel = atDate(new Date(first), () => {
      sweeping = sweep(database, service.file.guestCartIdleDays, log).then(() => sweepDaily(Date.now() + dayMs));
    });
  }
  sweepDaily(Date.now() + Math.random() * mostDelayMs);

  return {
    database,
    service,
    orderForAddon,
    ...(till && { till }),
    ...(offers && { offers }),
    now,
    kept: createKeptCarts(),
    inTurn: createTurns(),
    catalogue: () => snapshots.current().parts.catalogue,
    async close() {
      cancel();
      await sweeping;
      cancel();
    },
  };
}

/** Long enough for a table of millions, which it reads from end to end. */
const sweepLimit = { timeLimitMs: 10 * 60_000 };

async function sweep(database: Database, idleDays: number, log: Log): Promise<void> {
  try {
    const count = await database.transaction((tx) => abandonIdleCarts(tx, idleDays), sweepLimit);
    if (count > 0) log.info({ count }, 'gave up carts that visitors left behind');
  } catch (err) {
    log.error({ err }, 'carts that visitors left behind could not be given up');
  }
}
