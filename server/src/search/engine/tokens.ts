import { foldText } from '../foldText.ts';

/** A word or a number of a text, as it is compared. */
export interface Token {
  readonly text: string;
  /** A word, a bare number (`3.6`) or an amount in grams, millilitres or centimetres (`1500ml`). */
  readonly kind: 'word' | 'number' | 'amount';
  /** An amount's number as it was written: `1,5` means a bottle of 1,5 l. */
  readonly number?: string;
}

const units: Readonly<Record<string, readonly [unit: string, factor: number]>> = {
  g: ['g', 1],
  gr: ['g', 1],
  gramm: ['g', 1],
  gram: ['g', 1],
  grams: ['g', 1],
  dag: ['g', 10],
  kg: ['g', 1000],
  kilo: ['g', 1000],
  kilos: ['g', 1000],
  ml: ['ml', 1],
  cl: ['ml', 10],
  dl: ['ml', 100],
  l: ['ml', 1000],
  lt: ['ml', 1000],
  liter: ['ml', 1000],
  litre: ['ml', 1000],
  litres: ['ml', 1000],
  cm: ['cm', 1],
  m: ['cm', 100],
};
const unitNames = Object.keys(units)
  .sort((a, b) => b.length - a.length)
  .join('|');
const patternOf = (letter: string, flags: string) =>
  new RegExp(`(\\d{1,9}(?:[.,]\\d{1,6})?)(?:\\s?(${unitNames}))?(?![${letter}])|[${letter}]+`, flags);
const anyPattern = patternOf('\\p{L}\\p{N}', 'gu');
// Nearly all text is plain once it is folded, and plain text is read three times as fast.
const plainPattern = patternOf('a-z0-9', 'g');

/** The same texts come again and again: names, sizes, other names of goods. */
const cache = new Map<string, readonly Token[]>();
const mostCached = 4000;
const longestCached = 100;

/** The words, numbers and amounts of a text. `Goat’s` is one word, `d’Abruzzo` two, `6x1,5l` a six and a bottle. */
export function tokensOf(text: string): readonly Token[] {
  const known = cache.get(text);
  if (known) return known;
  const tokens = readTokens(text);
  if (cache.size >= mostCached) cache.clear();
  if (text.length <= longestCached) cache.set(text, tokens);
  return tokens;
}

function readTokens(text: string): readonly Token[] {
  let folded = foldText(text);
  if (/['’`´]/.test(folded)) {
    folded = folded.replace(/(?<![\p{L}\p{N}])([a-z])['’`´]/gu, '$1 ').replace(/['’`´]/g, '');
  }
  folded = folded.replace(/(\d)\s?[x×]\s?(?=\d)/g, '$1 ');
  const pattern = /^[\0-\x7f]*$/.test(folded) ? plainPattern : anyPattern;
  const tokens: Token[] = [];
  pattern.lastIndex = 0;
  for (let found = pattern.exec(folded); found; found = pattern.exec(folded))
    tokens.push(tokenOf(found[0], found[1], found[2]));
  return tokens;
}

/** One object and one text for every word: a hundred thousand names have some ten thousand of them. */
const wordTokens = new Map<string, Token>();
const mostWordTokens = 100_000;

function wordToken(text: string): Token {
  const known = wordTokens.get(text);
  if (known) return known;
  const token: Token = { text, kind: 'word' };
  if (wordTokens.size >= mostWordTokens) wordTokens.clear();
  if (text.length <= longestCached) wordTokens.set(text, token);
  return token;
}

function tokenOf(whole: string, written: string | undefined, unit: string | undefined): Token {
  if (written === undefined) return wordToken(whole);
  const value = Number(written.replace(',', '.'));
  const [base, factor] = units[unit ?? ''] ?? [];
  const number = String(value);
  if (base === undefined || factor === undefined) return { text: number, kind: 'number' };
  return { text: `${Math.round(value * factor * 100) / 100}${base}`, kind: 'amount', number };
}
