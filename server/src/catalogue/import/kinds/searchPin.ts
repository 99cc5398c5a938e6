import { z } from 'zod/mini';
import type { SearchPin } from '../../catalogue.ts';
import { list, of, text, yesNo } from '../columns.ts';
import { condemnUnknownPins } from '../queries.ts';
import { sku } from '../words.ts';
import { defineKind, type Staging } from './kind.ts';
import { expectUnlessNone, listOf, none, noneAlone, once, term } from './wordList.ts';

type StagedPin = SearchPin | { readonly none: true };

/** Products that stand first for a query. */
export const searchPinKind = defineKind({
  plural: 'search pins',
  fileNames: ['searchpins', 'pins'],
  counted: 'searchPins',
  keyField: 'query',
  schema: z
    .strictObject({
      query: z.optional(term),
      skus: z.optional(z.array(sku).check(z.minLength(1), z.maxLength(50))),
      none,
    })
    .check(expectUnlessNone('query'), expectUnlessNone('skus'), noneAlone(['query', 'skus'])),
  columns: new Map([...of(text, 'query'), ...of(list, 'skus'), ...of(yesNo, 'none')]),
  stage({ query, skus = [] }): Staging<StagedPin> {
    if (query === undefined) return { key: '', row: { none: true } };
    return { key: query.toLowerCase(), row: { query, skus: once(skus) } };
  },
  check: (tx) => condemnUnknownPins(tx),
  async write(_, stages, { put }) {
    const searchPins = await listOf<SearchPin>(stages);
    if (searchPins) await put({ searchPins });
  },
});
