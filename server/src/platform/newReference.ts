import { randomInt } from 'node:crypto';

/** Without vowels, and without what looks like something else: 0 and O, 1 and I, 5 and S, 8 and B. */
const letters = '234679CDFGHJKMNPQRTVWXY';

const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');

/** What something is called between people, short enough for the telephone: `W-7KQM-3XPD`. It opens and counts nothing. */
export function newReference(letter: string): string {
  return `${letter}-${group()}-${group()}`;
}
