import type { CatalogueParts } from '../catalogue/catalogue.ts';
import { createRateLimiter } from '../platform/rateLimit/rateLimiter.ts';
import type { Snapshots } from '../platform/snapshot/snapshot.ts';
import type { Carts, OrderForAddon } from './carts.ts';
import { createCartCache } from './storage/cartCache.ts';
import { createKeyedMutex } from './storage/keyedMutex.ts';

interface Parts
  extends Pick<
    Carts,
    | 'database'
    | 'service'
    | 'lastOrderOf'
    | 'paymentMethods'
    | 'wallet'
    | 'passes'
    | 'vouchers'
    | 'abandonPayment'
    | 'metrics'
  > {
  readonly snapshots: Pick<Snapshots<CatalogueParts>, 'current'>;
  /** As long as nothing is ordered, there is nothing to add to. */
  readonly orderForAddon?: OrderForAddon;
  readonly now?: () => number;
  readonly cacheBytes: number;
}

/** The carts of this shop. */
export function openCarts(parts: Parts): Carts {
  const { snapshots, orderForAddon = async () => undefined, now = Date.now, cacheBytes, ...given } = parts;
  return {
    ...given,
    orderForAddon,
    now,
    cache: createCartCache(cacheBytes),
    mutex: createKeyedMutex(),
    rateLimiter: createRateLimiter(given.database),
    catalogue: () => snapshots.current().parts.catalogue,
  };
}
