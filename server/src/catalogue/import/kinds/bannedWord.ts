import { z } from 'zod/mini';
import type { BannedWordRow } from '../../storage/rows.ts';
import { of, text, yesNo } from '../columns.ts';
import { defineKind, type Staging } from './kind.ts';
import { expectUnlessNone, listOf, none, noneAlone, term } from './wordList.ts';

type StagedBan = BannedWordRow | { readonly none: true };

/** A word of a query for which nothing is shown, nor suggested. */
export const bannedWordKind = defineKind({
  plural: 'banned words',
  fileNames: ['bannedwords'],
  counted: 'bannedWords',
  keyField: 'word',
  schema: z.strictObject({ word: z.optional(term), none }).check(expectUnlessNone('word'), noneAlone(['word'])),
  columns: new Map([...of(text, 'word'), ...of(yesNo, 'none')]),
  stage({ word }): Staging<StagedBan> {
    return word === undefined ? { key: '', row: { none: true } } : { key: word.toLowerCase(), row: { word } };
  },
  async write(_, stages, { put }) {
    const bannedWords = await listOf<BannedWordRow>(stages);
    if (bannedWords) await put({ bannedWords });
  },
});
