import {
  collectService,
  type FoundStore,
  type FoundStores,
  fewStoreSuggestions,
  mostStores,
  nextStoreChange,
  type Position,
  type StoreAsk,
  storeState,
} from '@trolley/contract';
import type { Log } from '../platform/log.ts';
import type { Settings } from '../platform/settings.ts';
import { distance } from '../service/areas/distance.ts';
import { zoneOf } from '../service/areas/showPlaces.ts';
import { forgivingMaps } from '../service/maps/forgivingMaps.ts';
import { gazetteer } from '../service/maps/gazetteer.ts';
import { photonMaps } from '../service/maps/photonMaps.ts';
import type { Maps } from '../service/service.ts';
import { localTime } from '../service/slots/localTime.ts';
import { importedSite, type StoreSite, siteOf } from '../service/stores/siteOf.ts';
import type { Tenant } from '../tenant/tenant.ts';
import { joinSuggestions } from './joinSuggestions.ts';
import { matchStores } from './matchStores.ts';
import { comingDays, openingsOf } from './openingsOf.ts';
import { readStoreFiles, type StoreFiles } from './readStoreFiles.ts';
import type { StoreCatalogue, Stores } from './stores.ts';

interface StoreParts {
  readonly tenant: {
    readonly dir: string;
    readonly file: Pick<Tenant['file'], 'locale' | 'timeZone'>;
    readonly areaTexts?: Pick<Tenant['areaTexts'], 'store'>;
  };
  readonly settings: Pick<Settings, 'mapsUrl' | 'mapStyleUrl'>;
  /** Goods can be collected, since the shop sells and serves. */
  readonly collects: boolean;
  readonly log: Log;
  readonly clock?: () => number;
}

/** How far ahead a store's page looks for the next holiday, and how many it tells of. */
const daysToTell = 60;
const fewDays = 3;
/** At most so long, even where nothing changes: a day has its name. */
const longestMs = 15 * 60_000;

/** Reads what the tenant's folder tells of its stores. */
export async function openStores(parts: StoreParts): Promise<Stores> {
  return storesOf(await readStoreFiles(parts.tenant.dir), parts);
}

export function storesOf(files: StoreFiles, { tenant, settings, collects, log, clock = Date.now }: StoreParts): Stores {
  const { locale, timeZone } = tenant.file;
  const time = localTime(timeZone);
  const country = new Intl.Locale(locale).region ?? '';
  const holidays = files.holidays.map(({ day, name, hours }) => ({ day, note: name, hours }));
  const byFile = new Map(files.stores.map((store) => [store.id, store]));
  const compare = new Intl.Collator(locale, { numeric: true });
  // An import may name services for which the shop has no words: they are not shown.
  const texts = tenant.areaTexts?.store;
  const isNamed = (service: string) => !texts || Object.hasOwn(texts, `stores.service.${service}`);
  const maps = mapsOf(files, { settings, locale, country, log });

  function siteFor(id: string, catalogue: StoreCatalogue): StoreSite | undefined {
    const file = byFile.get(id);
    return file ? siteOf(file, catalogue) : importedSite(id, catalogue);
  }

  const ids = (catalogue: StoreCatalogue) => [...new Set([...byFile.keys(), ...catalogue.storeSites.keys()])];

  function shown(id: string, site: StoreSite, catalogue: StoreCatalogue, now: number): FoundStore {
    const { openingHours, days, directions: _, services, ...place } = site;
    return {
      id,
      name: catalogue.stores.get(id)?.name ?? site.city,
      ...place,
      services: services.filter(isNamed),
      collect: collects && byFile.get(id)?.collect !== undefined,
      ...openingsOf({ openingHours, days, holidays }, now, time),
    };
  }

  const all = (catalogue: StoreCatalogue, now: number) =>
    ids(catalogue).flatMap((id) => {
      const site = siteFor(id, catalogue);
      return site ? [shown(id, site, catalogue, now)] : [];
    });

  /** What was typed means a store by its name, a place of the map, or several stores by their town. */
  async function placeOf(q: string, stores: readonly FoundStore[]): Promise<FoundStores['near']> {
    const named = matchStores(stores, q);
    const [only, ...others] = named;
    // A code means the part of a town, not the one store in it.
    if (only && others.length === 0 && !/\d/.test(q)) return { name: only.name, position: only.position };
    const place = await maps.placeOf(q, { restrictCountry: true });
    const name = place && [place.streetName, [place.postalCode, place.city].filter(Boolean).join(' ')].filter(Boolean);
    if (place) return { name: name?.join(', ') || q, position: place.position };
    return only && { name: q, position: middleOf(named) };
  }

  return {
    map: { country, ...(settings.mapStyleUrl !== undefined && { mapStyle: settings.mapStyleUrl }) },
    ids,
    now: clock,
    zoneOf: (id, catalogue) => zoneOf(id, catalogue),
    async find(ask, catalogue) {
      const now = clock();
      const stores = all(catalogue, now);
      const near = ask.near
        ? { name: '', position: ask.near }
        : ask.q === ''
          ? undefined
          : await placeOf(ask.q, stores);
      const fitting = stores.filter((store) => fits(store, ask, now));
      const sorted = near
        ? byDistance(fitting, near.position)
        : fitting.toSorted((a, b) => compare.compare(a.name, b.name));
      return {
        stores: sorted.slice(0, mostStores),
        found: fitting.length,
        total: stores.length,
        openNow: stores.filter((store) => storeState(store, now).kind === 'open').length,
        ...(near && !ask.near && { near }),
        ...(!near && ask.q !== '' && { unknownPlace: true }),
      };
    },
    async suggest(typed, catalogue) {
      const named = ids(catalogue).flatMap((id) => {
        const site = siteFor(id, catalogue);
        return site ? [{ id, ...site, name: catalogue.stores.get(id)?.name ?? site.city }] : [];
      });
      const fitting = matchStores(named, typed).toSorted((a, b) => compare.compare(a.name, b.name));
      const places = await maps.suggest(typed, { restrictCountry: true });
      return joinSuggestions(fitting, places, fewStoreSuggestions);
    },
    filters(catalogue) {
      const counts = new Map<string, number>();
      const stores = all(catalogue, clock());
      for (const { services, collect } of stores)
        for (const key of collect ? [collectService, ...services] : services)
          counts.set(key, (counts.get(key) ?? 0) + 1);
      return [...counts]
        .filter(([, count]) => count < stores.length)
        .toSorted(([one, a], [other, b]) => Number(other === collectService) - Number(one === collectService) || b - a)
        .map(([key]) => key);
    },
    one(id, catalogue) {
      const site = siteFor(id, catalogue);
      if (!site) return undefined;
      const { openingHours, days, directions } = site;
      const now = clock();
      return {
        ...shown(id, site, catalogue, now),
        week: openingHours,
        days: comingDays({ openingHours, days, holidays }, now, time, daysToTell).slice(0, fewDays),
        directions,
      };
    },
    staysTrue(stores, now) {
      const midnight = time.momentOf(time.dayAt(now) + 1, 0);
      const changes = stores.flatMap((store) => nextStoreChange(store, now) ?? []);
      return Math.max(1000, Math.min(longestMs, midnight - now, ...changes.map((moment) => moment - now)));
    },
  };
}

function fits(store: FoundStore, { services, open }: StoreAsk, now: number): boolean {
  if (open && storeState(store, now).kind !== 'open') return false;
  return services.every((key) => (key === collectService ? store.collect : store.services.includes(key)));
}

function byDistance(stores: readonly FoundStore[], from: Position): FoundStore[] {
  return stores
    .map((store) => ({ ...store, distance: Math.round(distance(from, store.position)) }))
    .sort((one, other) => one.distance - other.distance);
}

function middleOf(stores: readonly FoundStore[]): Position {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    lat: mean(stores.map(({ position }) => position.lat)),
    lng: mean(stores.map(({ position }) => position.lng)),
  };
}

interface MapParts extends Pick<StoreParts, 'settings' | 'log'> {
  readonly locale: string;
  readonly country: string;
}

/** The world's map where one is set up, otherwise the places of the tenant's folder. */
function mapsOf({ places }: StoreFiles, { settings: { mapsUrl }, locale, country: code, log }: MapParts): Maps {
  const country = { code, name: new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code };
  const isServed = () => false;
  const [middle] = Object.values(places.postalCodes);
  const near = middle && { lat: middle.at[1], lng: middle.at[0] };
  const maps = mapsUrl
    ? photonMaps({ url: mapsUrl, country, language: locale.slice(0, 2), near, isServed })
    : gazetteer(places, country, isServed);
  return forgivingMaps(maps, log);
}
