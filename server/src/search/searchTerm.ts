import { longestTerm } from '@trolley/contract';

/** A term as it is searched and shown: trimmed, single spaces, and cut where no one types on purpose. */
export function readSearchTerm(typed: string): string {
  const plain = typed.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  // Never through the middle of a character.
  return plain
    .slice(0, longestTerm)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
}
