/** Small letters without accents: "Käse" and "kase" are one word, "Crème fraîche" is two. */
function wordsOf(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .split(/[^a-z0-9*]+/)
    .filter((word) => word !== '');
}

function isWord(word: string, wanted: string): boolean {
  const [before, after] = [wanted.startsWith('*'), wanted.endsWith('*')];
  const bare = wanted.replaceAll('*', '');
  if (before && after) return word.includes(bare);
  if (before) return word.endsWith(bare);
  if (after) return word.startsWith(bare);
  return word === bare;
}

/**
 * Whether a text has all words of one of the phrases, in any order and with others between. A star stands for the
 * rest of a word: `*salz` finds "Alpensalz", `lemon*` finds "lemons".
 */
export function findsWords(text: string, phrases: readonly string[]): boolean {
  const words = wordsOf(text.replaceAll('*', ' '));
  return phrases.some((phrase) => wordsOf(phrase).every((wanted) => words.some((word) => isWord(word, wanted))));
}
