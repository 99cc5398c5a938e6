import { phoneEnd } from '@trolley/contract';
import { spellings } from '../../platform/spellings.ts';

/** What somebody typed who looks for a customer; nothing where too little was typed. */
export interface FindTerm {
  /** Beginnings of a whole name, first or last name first, in each way it may be spelled. */
  readonly names: readonly string[];
  /** The beginning of an address. */
  readonly email?: string;
  /** The last digits of a telephone number, the last one first. */
  readonly telephone?: string;
  readonly card?: string;
}

const fewestSigns = 3;

/** `Berger Anna`, `anna b`, `Mueller` for Müller, an e-mail address, a telephone number in any spelling, a card's number. */
export function readFindTerm(text: string, country?: string): FindTerm {
  const typed = text.replace(/[,;]/g, ' ').replace(/\s+/g, ' ').trim();
  const signs = typed.match(/[\p{L}\p{N}]/gu) ?? [];
  if (signs.length < fewestSigns) return { names: [] };
  const telephone = phoneEnd(typed, country);
  const digits = typed.replace(/\D/g, '');
  if (telephone !== undefined) return { names: [], telephone, ...(digits.length === cardDigits && { card: digits }) };
  const isOneWord = !typed.includes(' ');
  return {
    names: typed.includes('@') ? [] : spellings(typed),
    ...(isOneWord && { email: typed.toLowerCase() }),
  };
}

const cardDigits = 13;
