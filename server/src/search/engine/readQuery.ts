import type { Asked } from './matchWord.ts';
import { stopWords } from './smallWords.ts';
import { type Token, tokensOf } from './tokens.ts';

/** People type less, and each word costs time. */
const mostWords = 12;

/** The words of a term that count. Small words only count where there is nothing else. */
export function readQuery(term: string): readonly Asked[] {
  const all = tokensOf(term);
  const meaningful = all.filter(({ text }) => !stopWords.has(text));
  const tokens = distinct(meaningful.length > 0 ? meaningful : all).slice(0, mostWords);
  return tokens.map((token, index) => ({
    token,
    last: index === tokens.length - 1 && !/\s$/.test(term),
    alone: tokens.length === 1,
    joined: [joint(tokens[index - 1], token), joint(token, tokens[index + 1])].filter((word) => word !== undefined),
  }));
}

function distinct(tokens: readonly Token[]): readonly Token[] {
  const seen = new Set<string>();
  return tokens.filter(({ text }) => !seen.has(text) && seen.add(text));
}

function joint(before: Token | undefined, after: Token | undefined): string | undefined {
  if (before?.kind !== 'word' || after?.kind !== 'word') return undefined;
  return before.text + after.text;
}
