import { stopWords } from './smallWords.ts';
import { type Language, stem } from './stem.ts';
import { tokensOf } from './tokens.ts';

/** A number for the words of a text in any order: two texts of the same words have the same, others hardly ever. */
export function nameKey(text: string, language: Language): number {
  let sum = 0;
  for (const { text: word } of tokensOf(text))
    if (!stopWords.has(word)) sum = (sum + hashOf(stem(word, language))) >>> 0;
  return sum;
}

/** FNV-1a. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
