import { type OpeningSpan, type Position, readSpans, readWeek, type StoresFile } from '@trolley/contract';
import type { Catalogue, StoredStoreSite } from '../../catalogue/catalogue.ts';

/** A day with other hours than the week says; see `isDayOf` for its rule. */
export interface StoreDayRule {
  readonly day: string;
  readonly note: string;
  readonly hours: readonly OpeningSpan[];
}

/** Where a store is, when it is open and what it has. */
export interface StoreSite {
  readonly streetName: string;
  readonly streetNumber: string;
  readonly postalCode: string;
  readonly city: string;
  readonly position: Position;
  readonly phoneNumber?: string;
  /** Monday first. */
  readonly openingHours: readonly (readonly OpeningSpan[])[];
  readonly days: readonly StoreDayRule[];
  readonly services: readonly string[];
  readonly directions: readonly (readonly [by: string, words: string])[];
}

type SitesOf = Pick<Catalogue, 'storeSites' | 'storeDays'>;
type FileStore = StoresFile[number];

/** A store of the tenant's folder; what an import told of it comes first. */
export function siteOf(store: FileStore, catalogue: SitesOf): StoreSite {
  return importedSite(store.id, catalogue, store.days ?? []) ?? siteOfFile(store, catalogue);
}

/** What an import told of a store, or undefined. */
export function importedSite(
  id: string,
  catalogue: SitesOf,
  days: readonly StoreDayRule[] = [],
): StoreSite | undefined {
  const imported = catalogue.storeSites.get(id);
  if (!imported) return undefined;
  const { store: _, latitude, longitude, hours, directions, ...site } = imported;
  return {
    ...site,
    position: { lat: latitude, lng: longitude },
    openingHours: readWeek(hours) ?? [],
    days: [...importedDays(id, catalogue), ...days],
    directions: directions.map(readDirection),
  };
}

function siteOfFile(
  { id, openingHours, days = [], directions = [], collect: _, ...site }: FileStore,
  catalogue: SitesOf,
) {
  return {
    ...site,
    openingHours: openingHours.map((day) => (day === null ? [] : Array.isArray(day) ? day : [day])),
    days: [...importedDays(id, catalogue), ...days],
    directions,
  } satisfies StoreSite;
}

/** Those of all stores come after those of one. */
function importedDays(id: string, { storeDays }: Pick<Catalogue, 'storeDays'>): readonly StoreDayRule[] {
  return storeDays
    .filter(({ store }) => store === id)
    .concat(storeDays.filter(({ store }) => store === ''))
    .map(({ date, note, hours }) => ({ day: date, note, hours: readSpans(hours) ?? [] }));
}

function readDirection(text: StoredStoreSite['directions'][number]): readonly [string, string] {
  const at = text.indexOf(': ');
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 2)];
}
