import { z } from 'zod/mini';
import type { Synonym } from '../../catalogue.ts';
import { list, of, yesNo } from '../columns.ts';
import { condemnTooManySynonyms } from '../queries.ts';
import { defineKind, type Staging } from './kind.ts';
import { expectUnlessNone, listOf, none, noneAlone, once, term } from './wordList.ts';

type StagedSynonym = Synonym | { readonly none: true };

const terms = z.optional(z.array(term).check(z.minLength(1), z.maxLength(50)));

/** Words that mean the same, or lead one way, or do not mean the same here. */
export const synonymKind = defineKind({
  plural: 'synonyms',
  fileNames: ['synonyms'],
  counted: 'synonyms',
  keyField: 'words',
  schema: z.strictObject({ words: terms, finds: terms, apart: z.optional(z.boolean()), none }).check(
    expectUnlessNone('words'),
    noneAlone(['words', 'finds', 'apart']),
    z.refine(({ words, finds }) => !words || finds !== undefined || once(words).length >= 2, {
      error: 'expected at least two words, or one and what it "finds"',
      path: ['words'],
    }),
    z.refine(({ words = [], finds = [] }) => !finds.some((word) => words.includes(word)), {
      error: 'expected other words than those that find them',
      path: ['finds'],
    }),
    z.refine(({ apart, finds }) => !apart || finds === undefined, {
      error: 'expected no "finds" beside "apart"',
      path: ['apart'],
    }),
  ),
  columns: new Map([...of(list, 'words', 'finds'), ...of(yesNo, 'apart', 'none')]),
  stage({ words, finds, apart }): Staging<StagedSynonym> {
    if (!words) return { key: '', row: { none: true } };
    // Their order says nothing, and the same group is the same row.
    const row = { words: once(words).toSorted(), ...(finds && { finds: once(finds).toSorted() }) };
    return { key: JSON.stringify(row), row: { ...row, ...(apart && { apart }) } };
  },
  check: (tx) => condemnTooManySynonyms(tx),
  async write(_, stages, { put }) {
    const synonyms = await listOf<Synonym>(stages);
    if (synonyms) await put({ synonyms });
  },
});
