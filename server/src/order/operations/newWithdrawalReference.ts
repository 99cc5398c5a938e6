import { randomInt } from 'node:crypto';

/** Without vowels, and without what looks like something else: 0 and O, 1 and I, 5 and S, 8 and B. */
const letters = '234679CDFGHJKMNPQRTVWXY';

const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');

/** What a declaration is called on its receipt, short enough for the telephone: `W-7KQM-3XPD`. It opens nothing. */
export function newWithdrawalReference(): string {
  return `W-${group()}-${group()}`;
}
