import { wordsOf } from '../../search/foldText.ts';

/** A typed address, taken apart; its words may have stood in any order. */
export interface TypedAddress {
  /** Folded: of a street or a city. */
  readonly words: readonly string[];
  /** As it was typed: `12`, `12a`, `12/3`. */
  readonly streetNumber?: string;
  /** Folded, whole or its beginning. */
  readonly postalCode?: string;
  /** The second half of a code like `H91 E2X4`: it names one door, which no map of streets knows. */
  readonly doorCode?: string;
}

/** As long as an address takes. */
const longestNumber = 10;
const houseNumber = /^\d{1,4}\p{L}?(?:[/-]\d{1,4}\p{L}?){0,3}$/u;

const doorCodes = /^(?=.*\d)[a-z0-9]{4}$/;

/**
 * `neubaug 12 1070` or `1070 Wien, Neubaugasse 12/3`. Digits alone may be a house number or a postal code: what
 * `isPostalCode` knows is one, and so is what stands all alone.
 */
export function readAddress(typed: string, isPostalCode: (folded: string) => boolean): TypedAddress {
  const parts = typed.split(/[\s,;]+/).filter(Boolean);
  const words: string[] = [];
  let streetNumber: string | undefined;
  let postalCode: string | undefined;
  let doorCode: string | undefined;
  for (const part of parts) {
    const folded = foldCode(part);
    if (!postalCode && isPostalCode(folded)) postalCode = folded;
    else if (!streetNumber && part.length <= longestNumber && houseNumber.test(part)) streetNumber = part;
    else if (postalCode && !doorCode && doorCodes.test(folded)) doorCode = folded.toUpperCase();
    else words.push(...wordsOf(part));
  }
  if (words.length === 0 && !postalCode && streetNumber) return { words, postalCode: foldCode(streetNumber) };
  return {
    words,
    ...(streetNumber && { streetNumber }),
    ...(postalCode && { postalCode }),
    ...(doorCode && { doorCode }),
  };
}

export function foldCode(code: string): string {
  return code.toLowerCase().replace(/[^a-z0-9]/g, '');
}
