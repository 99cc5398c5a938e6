import fc from 'fast-check';
import { expect, test } from 'vitest';
import { catalogueOf } from '../testing.ts';
import { changedTags } from './changedTags.ts';
import { answersOf, anyChange, anyFilter, anyProducts, applyChange, testTree } from './testShelves.ts';

test('a value worked out of the one before answers as one made anew, change after change', () =>
  fc.assert(
    fc.property(
      anyProducts,
      fc.array(anyChange, { minLength: 1, maxLength: 3 }),
      anyFilter,
      (products, changes, filter) => {
        let current = catalogueOf(products, testTree);
        answersOf(current, filter);
        for (const change of changes) {
          const next = applyChange(current, change);
          changedTags(current, next);
          expect(answersOf(next, filter)).toEqual(answersOf({ ...next, changes: undefined }, filter));
          current = next;
        }
      },
    ),
    { numRuns: 70 },
  ));
