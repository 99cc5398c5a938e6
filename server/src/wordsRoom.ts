import { examplePath } from './page/examplePath.ts';
import type { AddressShop, ShopParts } from './page/pageShop.ts';
import { placeAt } from './page/placeAt.ts';
import type { Database } from './platform/database/database.ts';
import type { Room } from './platform/http/room.ts';
import { paths } from './platform/paths.ts';
import type { Snapshots } from './platform/snapshot/snapshot.ts';
import type { StaffSessions } from './staff/session/sessions.ts';
import type { Stores } from './store/stores.ts';
import { mountedRoutes } from './tenant/mountedRoutes.ts';
import type { Tenant } from './tenant/tenant.ts';
import { wordRoutes } from './words/routes.ts';
import { placesOfKeys, readTextUses } from './words/text/textPlaces.ts';

interface Parts {
  readonly tenant: Tenant;
  readonly database: Database;
  readonly snapshots: Pick<Snapshots<ShopParts>, 'current'>;
  readonly sessions: Pick<StaffSessions, 'require'>;
  readonly stores: Stores | undefined;
}

/** The studio's redirects and texts, with what pages know of addresses. */
export function wordsRoom({ tenant, database, snapshots, sessions, stores }: Parts): Room {
  // Every route has its screen in a shop that is built.
  const screens = tenant.routes.map(({ name }) => name);
  const shop: AddressShop = {
    tenant: tenant.publicConfig,
    routes: mountedRoutes(tenant.routes, screens),
    areaTexts: tenant.areaTexts,
    stores,
  };
  // Only the studio needs them.
  let places: ReadonlyMap<string, readonly string[]> | undefined;
  const placesOf = (key: string) => {
    places ??= placesOfKeys(readTextUses(paths.textUses), tenant.sourceTexts.keys());
    return places.get(key) ?? [];
  };
  return {
    routes: (app) =>
      wordRoutes(app, {
        ...{ database, sessions, tenant, placesOf },
        lookAt: (path) => placeAt(path, shop, snapshots.current()),
        pages: () => [...snapshots.current().parts.content.pages.keys()],
        exampleOf: (place) => examplePath(place === 'everywhere' ? 'index' : place, shop, snapshots.current()),
      }),
  };
}
