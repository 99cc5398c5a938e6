import { phoneEnd } from '@trolley/contract';
import { spellings } from '../../platform/spellings.ts';

/** What staff look for among orders. */
export interface OrderSearch {
  /** Beginnings of words, in the form of a tsquery over `order_words`. */
  readonly words?: string;
  /** The day of the slot, as days since 1970. */
  readonly day?: number;
}

const dayMs = 86_400_000;
/** A number, a name, an email, a telephone number, a store or a day (2026-11-19): all that is named has to fit. */
export function readSearch(given: readonly string[], country?: string): OrderSearch {
  const typed = given.flatMap((word) => word.split(/\s+/)).filter((word) => word !== '');
  const days = typed.map(dayOf);
  const day = days.find((one) => one !== undefined);
  const rest = typed.filter((_, at) => days[at] === undefined);
  const words = termOf(rest, country);
  return { ...(words !== '' && { words }), ...(day !== undefined && { day }) };
}

function dayOf(word: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(word)) return undefined;
  const moment = Date.parse(`${word}T00:00:00Z`);
  return Number.isNaN(moment) ? undefined : moment / dayMs;
}

/** A tsquery over `order_words`: all of these by their beginnings, or a telephone number, which an order's number may be. */
export function termOf(words: readonly string[], country?: string): string {
  const end = phoneEnd(words.join(' '), country);
  if (end === undefined) return words.map(anySpelling).join(' & ');
  return `${beginningTerm(words.join('').replace(/\D/g, ''))} | ${beginningTerm(`tel:${end}`)}`;
}

function anySpelling(word: string): string {
  const terms = spellings(word).map(beginningTerm);
  return terms.length === 1 ? terms.join() : `(${terms.join(' | ')})`;
}

const beginningTerm = (word: string) => `'${word.toLowerCase().replace(/['\\]/g, '$&$&')}':*`;
