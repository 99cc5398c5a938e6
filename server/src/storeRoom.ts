import type { CatalogueParts } from './catalogue/catalogue.ts';
import type { Room } from './platform/http/room.ts';
import type { Log } from './platform/log.ts';
import type { Settings } from './platform/settings.ts';
import type { Snapshots } from './platform/snapshot/snapshot.ts';
import type { Service } from './service/service.ts';
import { openStores } from './store/openStores.ts';
import { storeRoutes } from './store/routes.ts';
import type { Stores } from './store/stores.ts';
import type { Tenant } from './tenant/tenant.ts';

interface StoreRoomParts {
  readonly tenant: Tenant;
  readonly settings: Settings;
  readonly snapshots: Pick<Snapshots<CatalogueParts>, 'current'>;
  readonly log: Log;
  /** The moment that opening hours are told for. */
  clock?(): number;
}

export interface StoreRoom extends Room {
  readonly stores: Stores;
}

/** The store finder, where the tenant has one; goods can be collected where the shop sells. */
export async function storeRoom(
  parts: StoreRoomParts,
  service: Pick<Service, 'file'> | undefined,
): Promise<StoreRoom | undefined> {
  const { tenant, settings, snapshots, log, clock } = parts;
  if (!tenant.file.clientRuntimeConfig.featureMisc) return undefined;
  const collects = service?.file.distributionTypes.includes('CLICK_AND_COLLECT') ?? false;
  const stores = await openStores({ tenant, settings, collects, log, clock });
  return { stores, routes: (app) => storeRoutes(app, { stores, snapshots }) };
}
