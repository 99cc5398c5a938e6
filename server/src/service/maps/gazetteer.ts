import type { Place, PlaceSuggestion, PlacesFile, Position, ServiceFile } from '@trolley/contract';
import { fewSuggestions } from '@trolley/contract';
import { z } from 'zod/mini';
import { distance } from '../areas/distance.ts';
import type { Maps } from '../service.ts';
import { type Entry, entriesOf, type IsServed } from './entries.ts';
import { findEntries } from './findEntries.ts';
import { readPlaceId, writePlaceId } from './placeId.ts';
import { foldCode, readAddress } from './readAddress.ts';
import { streetLine } from './streetLine.ts';

/** A street farther away than this is not the one at the given position. */
const nearMetres = 1500;
/** Nor is a place. */
const inPlaceMetres = 8000;
const typedPart = z.string().check(z.maxLength(20));
const entryId = z.tuple([z.string(), z.string(), typedPart, typedPart]);

/** What was typed beyond what the map knows. */
interface Door {
  readonly streetNumber: string;
  readonly doorCode: string;
}

/** The map that comes with the shop: streets and postal codes of the tenant's folder. It knows no house, only streets. */
export function gazetteer(file: PlacesFile, country: ServiceFile['country'], isServed: IsServed): Maps {
  let read: readonly Entry[] | undefined;
  // Read when the first address is typed: a start need not wait for some thousand streets.
  const entries = () => {
    read ??= entriesOf(file, isServed);
    return read;
  };
  const codes = new Set(Object.keys(file.postalCodes).map(foldCode));
  const find = (typed: string, addressOnly = false) => {
    const address = readAddress(typed, (word) => codes.has(word));
    const found = findEntries(entries(), address, { most: fewSuggestions, addressOnly });
    return found.map((entry) => ({
      entry,
      door: { streetNumber: (entry.street && address.streetNumber) ?? '', doorCode: address.doorCode ?? '' },
    }));
  };
  const placeOf = ({ postalCode, city, street, position }: Entry, door: Door, at = position): Place => ({
    ...(street && { streetName: street }),
    ...(door.streetNumber && { streetNumber: door.streetNumber }),
    postalCode: withDoor(postalCode, door),
    city,
    country: country.name,
    countryCode: country.code,
    position: at,
  });

  const maps: Maps = {
    async suggest(typed, { addressOnly } = {}) {
      return find(typed, addressOnly).flatMap(({ entry, door }) => suggestionOf(entry, door, country.code));
    },
    async place(id, { primaryPart = '', secondaryPart = '' } = {}) {
      const [postalCode, street, streetNumber = '', doorCode = ''] = readPlaceId(id, entryId) ?? [];
      const known = entries().find((entry) => entry.postalCode === postalCode && (entry.street ?? '') === street);
      return known ? placeOf(known, { streetNumber, doorCode }) : maps.placeOf(`${primaryPart} ${secondaryPart}`);
    },
    async placeOf(address) {
      const [best] = find(address);
      return best && placeOf(best.entry, best.door);
    },
    async placeAt(position, { addressOnly = false } = {}) {
      const street = nearest(entries(), position, nearMetres, true);
      const entry = street ?? (addressOnly ? undefined : nearest(entries(), position, inPlaceMetres, false));
      // The given position is more exact than the middle of the street.
      return entry && placeOf(entry, { streetNumber: '', doorCode: '' }, position);
    },
  };
  return maps;
}

function withDoor(postalCode: string, { doorCode }: Door): string {
  return [postalCode, doorCode].filter(Boolean).join(' ');
}

function suggestionOf(entry: Entry, door: Door, countryCode: string): PlaceSuggestion[] {
  const { city, street } = entry;
  const { streetNumber, doorCode } = door;
  const id = writePlaceId([entry.postalCode, street ?? '', streetNumber, doorCode]);
  const postalCode = withDoor(entry.postalCode, door);
  if (!id) return [];
  if (!street) return [{ id, primaryPart: postalCode, secondaryPart: city, kind: 'postalCode' }];
  const primaryPart = streetLine(street, streetNumber, countryCode);
  return [{ id, primaryPart, secondaryPart: `${postalCode} ${city}`, kind: streetNumber ? 'address' : 'street' }];
}

function nearest(entries: readonly Entry[], to: Position, within: number, streets: boolean): Entry | undefined {
  let best: Entry | undefined;
  let least = within;
  for (const entry of entries) {
    if ((entry.street !== undefined) !== streets) continue;
    const metres = distance(entry.position, to);
    if (metres <= least) {
      least = metres;
      best = entry;
    }
  }
  return best;
}
