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
}

export function entriesOf({ postalCodes, streets }: PlacesFile): readonly Entry[] {
  const places = Object.entries(postalCodes).map(([postalCode, { city, at }]) =>
    entryOf(postalCode, city, undefined, at),
  );
  const known = streets.flatMap(([postalCode, street, lng, lat]) => {
    const city = postalCodes[postalCode]?.city;
    return city === undefined ? [] : [entryOf(postalCode, city, street, [lng, lat])];
  });
  return [...places, ...known];
}

function entryOf(
  postalCode: string,
  city: string,
  street: string | undefined,
  [lng, lat]: readonly [number, number],
): Entry {
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
