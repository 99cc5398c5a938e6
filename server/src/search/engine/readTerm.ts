import type { Asked } from './matchWord.ts';
import { readQuery } from './readQuery.ts';
import type { Wording } from './weightedWords.ts';
import type { WordIndex } from './wordIndex.ts';

/** How a word of a term is understood, for people who ask why it finds what it finds. */
export interface ReadWord {
  readonly text: string;
  readonly reading: 'asTyped' | 'otherForm' | 'joined' | 'beginning' | 'parts' | 'corrected' | 'unknown';
  /** The catalogue's words that it stands for, the nearest first. */
  readonly as: readonly string[];
  readonly synonyms: readonly string[];
}

type Reading = Pick<ReadWord, 'reading' | 'as'>;

const mostWords = 8;
/** Where what it stands for is one word, whose synonyms count. */
const isOneWord: ReadonlySet<string> = new Set<ReadWord['reading']>(['otherForm', 'corrected']);

/** The words of a term as they are looked up: as typed, else in another form, by their beginning, parts or neighbours. */
export function readTerm(index: WordIndex, wording: Wording, term: string): readonly ReadWord[] {
  return readQuery(term).map((asked) => {
    const { text } = asked.token;
    const read = readingOf(index, wording, asked);
    const meant = isOneWord.has(read.reading) ? [text, ...read.as.slice(0, 1)] : [text];
    const phrases = meant.flatMap((word) => wording.synonyms.foundBy(word)).map((phrase) => phrase.join(' '));
    return { text, ...read, synonyms: [...new Set(phrases)] };
  });
}

function readingOf(index: WordIndex, { compounds }: Wording, asked: Asked): Reading {
  const { dictionary } = index;
  const { text, kind } = asked.token;
  if (dictionary.idOf(text) !== undefined) return { reading: 'asTyped', as: [text] };
  if (kind !== 'word') return { reading: 'unknown', as: [] };
  const wordsOf = (ids: readonly number[]) => ids.map((id) => dictionary.wordOf(id)).slice(0, mostWords);
  const forms = index.formsOf(text);
  if (forms.length > 0) return { reading: 'otherForm', as: wordsOf(forms) };
  const joined = asked.joined.filter((word) => index.formsOf(word).length > 0);
  if (joined.length > 0) return { reading: 'joined', as: joined };
  const begun: number[] = [];
  dictionary.startingWith(text, (id) => void begun.push(id));
  if (begun.length > 0) return { reading: 'beginning', as: wordsOf(begun) };
  const parts = compounds.split(text);
  if (parts.length > 1) return { reading: 'parts', as: parts };
  return correctionOf(index, text);
}

/** As `matchTypos` has it: one edit from four letters on, two from six. */
function correctionOf({ dictionary }: WordIndex, text: string): Reading {
  const near: { readonly word: string; readonly edits: number }[] = [];
  if (text.length >= 4)
    dictionary.resembling(text, text.length >= 6 ? 2 : 1, false, (id, edits) =>
      near.push({ word: dictionary.wordOf(id), edits }),
    );
  near.sort((a, b) => a.edits - b.edits || (a.word < b.word ? -1 : 1));
  return { reading: near.length > 0 ? 'corrected' : 'unknown', as: near.slice(0, mostWords).map(({ word }) => word) };
}
