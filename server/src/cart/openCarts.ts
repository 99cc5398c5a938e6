import type { CatalogueParts } from '../catalogue/catalogue.ts';
import type { Snapshots } from '../platform/snapshot/snapshot.ts';
import type { Tenant } from '../tenant/tenant.ts';
import type { Offers } from '../voucher/offers.ts';
import type { Carts, OrderForAddon, Till } from './carts.ts';
import { seedDiscountCodes } from './demo/seedDiscountCodes.ts';
import { createKeptCarts } from './storage/keptCarts.ts';
import { createTurns } from './storage/turns.ts';

interface Parts extends Pick<Carts, 'database' | 'service'> {
  readonly tenant: {
    readonly dir: string;
    readonly file: Pick<Tenant['file'], 'timeZone'>;
    readonly publicConfig: Pick<Tenant['publicConfig'], 'environment'>;
  };
  readonly snapshots: Pick<Snapshots<CatalogueParts>, 'current'>;
  /** As long as nothing is ordered, there is nothing to add to. */
  readonly orderForAddon?: OrderForAddon;
  readonly till?: Till;
  readonly offers?: Offers;
  readonly now?: () => number;
}

/** The carts of this shop. */
export async function openCarts(parts: Parts): Promise<Carts> {
  const { tenant, database, snapshots, service, till, offers, now = Date.now } = parts;
  const { orderForAddon = async () => undefined } = parts;
  await seedDiscountCodes({ database, tenant, environment: tenant.publicConfig.environment, now: now() });
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
  };
}
