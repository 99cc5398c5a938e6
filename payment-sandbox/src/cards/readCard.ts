import type { Instrument } from '../ledger/payment.ts';
import { isLuhn } from './luhn.ts';
import { testCardOf } from './sandboxCards.ts';

export type CardField = 'number' | 'expiry' | 'code' | 'holder';
export type CardProblem = 'missing' | 'invalid' | 'notATestCard' | 'expired';
export type CardProblems = Readonly<Partial<Record<CardField, CardProblem>>>;
export type CardEntry = Readonly<Record<CardField, string>>;

type Read = { readonly instrument: Instrument } | { readonly problems: CardProblems };

/** What was typed, as a way to pay; of the number only the last four digits go on from here. */
export function readCard(entry: CardEntry, now: number): Read {
  const digits = entry.number.replace(/[\s-]/g, '');
  const card = testCardOf(digits);
  const expiry = readExpiry(entry.expiry);
  const code = entry.code.trim();
  const problems: Partial<Record<CardField, CardProblem>> = {};
  if (digits === '') problems.number = 'missing';
  else if (!/^\d{12,19}$/.test(digits) || !isLuhn(digits)) problems.number = 'invalid';
  else if (!card) problems.number = 'notATestCard';
  if (entry.expiry.trim() === '') problems.expiry = 'missing';
  else if (!expiry) problems.expiry = 'invalid';
  else if (isOver(expiry, now)) problems.expiry = 'expired';
  if (code === '') problems.code = 'missing';
  else if (!(card?.brand === 'American Express' ? /^\d{4}$/ : /^\d{3}$/).test(code)) problems.code = 'invalid';
  if (entry.holder.trim() === '') problems.holder = 'missing';
  if (!card || !expiry || Object.keys(problems).length > 0) return { problems };
  const { brand, situation, number } = card;
  return {
    instrument: { brand, name: number.slice(-4), expiryMonth: expiry.month, expiryYear: expiry.year, situation },
  };
}

interface Expiry {
  readonly month: number;
  readonly year: number;
}

/** `07/29`, `7 / 2029`, `0729`. */
export function readExpiry(text: string): Expiry | undefined {
  const found = /^\s*(\d{1,2})\s*[/.-]\s*(?:20)?(\d{2})\s*$|^\s*(\d{2})(\d{2})\s*$/.exec(text);
  if (!found) return undefined;
  const month = Number(found[1] ?? found[3]);
  const year = 2000 + Number(found[2] ?? found[4]);
  return month >= 1 && month <= 12 ? { month, year } : undefined;
}

/** A card is good until its month ends. */
function isOver({ month, year }: Expiry, now: number): boolean {
  return now >= Date.UTC(year, month, 1);
}
