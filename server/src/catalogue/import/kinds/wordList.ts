import { z } from 'zod/mini';
import { line } from '../words.ts';

/** A word or a few, as shoppers type them. */
export const term = line(100).check(
  z.refine((text) => /[\p{L}\p{N}]/u.test(text), 'expected a word with letters or digits'),
);

/** A row that says nothing but that the list is empty. */
export const none = z.optional(z.literal(true, 'expected "true", or nothing'));

export const noneAlone = (fields: readonly string[]) =>
  z.refine<Readonly<Record<string, unknown>>>(
    (row) => row['none'] !== true || fields.every((field) => row[field] === undefined),
    { error: 'expected no other field: it empties the list', path: ['none'] },
  );

/** The field is there, unless the row empties the list. */
export const expectUnlessNone = (field: string) =>
  z.refine<Readonly<Record<string, unknown>>>((row) => row['none'] === true || row[field] !== undefined, {
    error: 'expected text',
    path: [field],
  });

export const once = (words: readonly string[]): readonly string[] => [...new Set(words)];

/** All rows of a list; the one that empties it is no part of it. */
export async function listOf<Row extends object>(
  stages: AsyncIterable<readonly { readonly row: Row | { readonly none: true } }[]>,
): Promise<readonly Row[] | undefined> {
  let list: Row[] | undefined;
  for await (const rows of stages) {
    list ??= [];
    for (const { row } of rows) if (!('none' in row)) list.push(row);
  }
  return list;
}
