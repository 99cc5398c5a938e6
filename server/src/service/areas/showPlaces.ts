import type { AreasFile, CollectStore, DeliveryArea, Position, StoresFile } from '@trolley/contract';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { siteOf } from '../stores/siteOf.ts';
import { distance } from './distance.ts';

type StoresOf = Pick<Catalogue, 'stores' | 'zones'>;
type SitesOf = StoresOf & Pick<Catalogue, 'storeSites' | 'storeDays'>;

/** A store that the catalogue has lost meanwhile shows what everybody sees. */
export function zoneOf(store: string | undefined, { stores, zones }: StoresOf): string {
  return stores.get(store ?? '')?.zone ?? zones[0] ?? '';
}

export function showArea(area: AreasFile[number], catalogue: StoresOf): DeliveryArea {
  const { number, name, postalCodes, pickingUnitIds } = area;
  return { number, name, postalCodes, pickingUnitIds, zone: zoneOf(pickingUnitIds[0], catalogue) };
}

export function showStore(store: StoresFile[number], catalogue: SitesOf): CollectStore {
  const { id } = store;
  const { openingHours, services, days: _, directions: __, ...site } = siteOf(store, catalogue);
  return {
    storeId: id,
    name: catalogue.stores.get(id)?.name ?? site.city,
    zone: zoneOf(id, catalogue),
    ...site,
    services: [...services],
    openingHours: openingHours.map((spans) => [...spans]),
  };
}

/** Nearest first, each with its distance in whole metres. */
export function byDistance(stores: readonly CollectStore[], from: Position): readonly CollectStore[] {
  return stores
    .map((store) => ({ ...store, distance: Math.round(distance(from, store.position)) }))
    .sort((one, other) => one.distance - other.distance);
}
