/** What staff look for among orders. */
export interface OrderSearch {
  /** Beginnings of words, in the form of a tsquery over `order_words`. */
  readonly words?: string;
  /** The day of the slot, as days since 1970. */
  readonly day?: number;
}

const dayMs = 86_400_000;
const fewestDigits = 6;
/** So many digits at the end of a telephone number tell it apart, with or without the country's code. */
const tellingDigits = 8;

/** A number, a name, an email, a telephone number, a store or a day (2026-11-19): all that is named has to fit. */
export function readSearch(given: readonly string[]): OrderSearch {
  const typed = given.flatMap((word) => word.split(/\s+/)).filter((word) => word !== '');
  const days = typed.map(dayOf);
  const day = days.find((one) => one !== undefined);
  const rest = typed.filter((_, at) => days[at] === undefined);
  const words = isTelephone(rest) ? telephoneTerm(rest) : rest.map(beginningTerm).join(' & ');
  return { ...(words !== '' && { words }), ...(day !== undefined && { day }) };
}

function dayOf(word: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(word)) return undefined;
  const moment = Date.parse(`${word}T00:00:00Z`);
  return Number.isNaN(moment) ? undefined : moment / dayMs;
}

const digitsOf = (words: readonly string[]) => words.join('').replace(/\D/g, '');

const isTelephone = (words: readonly string[]) =>
  words.every((word) => /^[\d+()/.-]+$/.test(word)) && digitsOf(words).length >= fewestDigits;

/** An order's number is one of these, too. */
function telephoneTerm(words: readonly string[]): string {
  const digits = digitsOf(words);
  const end = digits.slice(-tellingDigits).split('').toReversed().join('');
  return `${beginningTerm(digits)} | ${beginningTerm(`tel:${end}`)}`;
}

const beginningTerm = (word: string) => `'${word.toLowerCase().replace(/['\\]/g, '$&$&')}':*`;
