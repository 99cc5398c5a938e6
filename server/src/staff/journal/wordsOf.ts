/**
 * Words for `to_tsquery`, all of which must be there; empty where the text has no letter and no digit. Whole words, since
 * PostgreSQL knows how rare those are, and takes the right index; of beginnings it only guesses.
 */
export function wordsOf(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => `'${word}'`).join(' & ');
}
