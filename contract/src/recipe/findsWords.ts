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

interface Wanted {
  readonly bare: string;
  /** Where the word may go on. */
  readonly before: boolean;
  readonly after: boolean;
}

/** Phrases are few and asked of every name of a catalogue. */
const phrases = new Map<string, readonly Wanted[]>();
const mostPhrases = 10_000;

function wantedBy(phrase: string): readonly Wanted[] {
  const known = phrases.get(phrase);
  if (known) return known;
  const wanted = wordsOf(phrase).map((word) => ({
    bare: word.replaceAll('*', ''),
    before: word.startsWith('*'),
    after: word.endsWith('*'),
  }));
  if (phrases.size >= mostPhrases) phrases.clear();
  phrases.set(phrase, wanted);
  return wanted;
}

/** A name is asked for one thing after the other. */
let last = { text: '', words: [] as readonly string[] };

function wordsOfName(text: string): readonly string[] {
  if (last.text !== text) last = { text, words: wordsOf(text.replaceAll('*', ' ')) };
  return last.words;
}

function isWord(word: string, { bare, before, after }: Wanted): boolean {
  if (before && after) return word.includes(bare);
  if (before) return word.endsWith(bare);
  if (after) return word.startsWith(bare);
  return word === bare;
}

/**
 * Whether a text has all words of one of the phrases, in any order and with others between. A star stands for the
 * rest of a word: `*salz` finds "Alpensalz", `lemon*` finds "lemons".
 */
export function findsWords(text: string, given: readonly string[]): boolean {
  const words = wordsOfName(text);
  return given.some((phrase) => {
    const all = wantedBy(phrase);
    // A phrase of signs alone asks for nothing, so it finds nothing.
    return all.length > 0 && all.every((wanted) => words.some((word) => isWord(word, wanted)));
  });
}
