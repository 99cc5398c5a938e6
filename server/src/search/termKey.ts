import { wordsOf } from './foldText.ts';

/** A term as what is known of it is kept by: its words, without case, accents and what stands between them. */
export const termKey = (term: string): string => wordsOf(term).join(' ');
