import { withoutPlaceholders } from './placeholders.ts';

interface Written {
  readonly streetName?: string | undefined;
  readonly streetNumber?: string | undefined;
  readonly stairCase?: string | undefined;
  readonly floor?: string | undefined;
  readonly door?: string | undefined;
  readonly postalCode?: string | undefined;
  readonly city?: string | undefined;
}

/**
 * The same for two ways to write one address: case, blanks, accents, "Straße" or "str.", and "12/2/14" or number,
 * staircase and door apart. Who lives there does not count, nor does the city where there is a postal code.
 */
export function addressKey(address: Written): string {
  const { streetName, streetNumber, stairCase, floor, door, postalCode, city } = withoutPlaceholders({ ...address });
  const place = plain(postalCode) || plain(city);
  const number = [streetNumber, stairCase, floor, door].map(parts).filter(Boolean).join('/');
  return [place, plain(streetName).replace(/(?:strasse|street|str|st)$/, 'str'), number].join(' ');
}

const letters = (text = '') => text.normalize('NFKD').toLowerCase().replaceAll('ß', 'ss').replaceAll(/\p{M}/gu, '');
const plain = (text?: string) => letters(text).replaceAll(/[^\p{L}\p{N}]/gu, '');
/** Numbers and letters stay apart where they were: "1-11" is not "111". */
const parts = (text?: string) =>
  letters(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join('/');
