import type { PlacesFile, Position } from '@trolley/contract';
import { wordsOf } from '../../search/foldText.ts';
import { foldCode } from './readAddress.ts';

/** A street, or without one a whole postal code. */
export interface Entry {
  readonly street?: string;
  readonly postalCode: string;
  readonly city: string;
  readonly position: Position;
  /** Folded. */
  readonly code: string;
  readonly streetWords: readonly string[];
  /** The street's words in one, for spellings like `Mariahilferstrasse`. */
  readonly streetJoined: string;
  readonly cityWords: readonly string[];
  /** The shop delivers there. */
  readonly served: boolean;
}

export type IsServed = (where: { readonly position: Position; readonly postalCode?: string }) => boolean;

export function entriesOf({ postalCodes, streets }: PlacesFile, isServed: IsServed): readonly Entry[] {
  const places = Object.entries(postalCodes).map(([postalCode, { city, at }]) =>
    entryOf(postalCode, city, undefined, at),
  );
  const known = streets.flatMap(([postalCode, street, lng, lat]) => {
    const city = postalCodes[postalCode]?.city;
    return city === undefined ? [] : [entryOf(postalCode, city, street, [lng, lat])];
  });
  return [...places, ...known].map((entry) => ({ ...entry, served: isServed(entry) }));
}

function entryOf(
  postalCode: string,
  city: string,
  street: string | undefined,
  [lng, lat]: readonly [number, number],
): Omit<Entry, 'served'> {
  // Also without its apostrophes: `St Patrick’s Street` is typed as `st patricks`.
  const spellings = street === undefined ? [] : [street, street.replace(/[’']/g, '')];
  const streetWords = [...new Set(spellings.flatMap(wordsOf))];
  return {
    ...(street !== undefined && { street }),
    postalCode,
    city,
    position: { lat, lng },
    code: foldCode(postalCode),
    streetWords,
    streetJoined: wordsOf(street ?? '').join(''),
    cityWords: wordsOf(city),
  };
}
