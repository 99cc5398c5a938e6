import { termOf } from './orderSearch.ts';

/** What somebody typed who looks for an order. */
export interface FindTerm {
  /** A tsquery over `order_words`; missing where too little was typed to find anything by. */
  readonly words?: string;
  /** It may be the number of an invoice. */
  readonly invoice?: number;
}

const mostWords = 6;
const fewestSigns = 3;
const highestInvoice = 2 ** 31 - 1;

/** `#40000017`, `Huber, Anna`, an e-mail address, a telephone number in any spelling, a street. */
export function readFindTerm(text: string, country?: string): FindTerm {
  const typed = text.trim().replace(/^#\s*/, '');
  const words = typed
    .split(/\s+/)
    .map((word) => word.replace(/[,;]+$/, ''))
    .filter((word) => word !== '');
  const number = /^\d{1,10}$/.test(typed) ? Number(typed) : 0;
  const signs = words.join('').match(/[\p{L}\p{N}]/gu) ?? [];
  // A single letter is the beginning of most words: beside others it would only take time.
  const telling = words.filter((word) => word.length > 1).slice(0, mostWords);
  return {
    ...(signs.length >= fewestSigns && telling.length > 0 && { words: termOf(telling, country) }),
    ...(number > 0 && number <= highestInvoice && { invoice: number }),
  };
}
