import { noFilter } from '@trolley/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { everything } from '../../platform/snapshot/snapshot.ts';
import type { Catalogue } from '../catalogue.ts';
import { catalogueOf, dayMs } from '../testing.ts';
import { changedTags } from './changedTags.ts';
import { answersOf, anyChange, anyFilter, anyProducts, applyChange, testTree } from './testShelves.ts';

// Most lists are shown as they are.
const filters = fc.oneof(fc.constant(noFilter), anyFilter);

/** What differs without a tag that says so. */
function untold(
  previous: Catalogue,
  next: Catalogue,
  filter: Parameters<typeof answersOf>[1],
  tags: readonly string[],
) {
  const before = answersOf(previous, filter);
  const after = answersOf(next, filter);
  const raised = new Set([...tags, everything]);
  return [...after.keys()].filter((question) => {
    const [was, is] = [before.get(question), after.get(question)];
    return JSON.stringify(was?.value) !== JSON.stringify(is?.value) && !was?.tags.some((tag) => raised.has(tag));
  });
}

test('whatever differs after a change carries a tag that is raised', () =>
  fc.assert(
    fc.property(
      anyProducts,
      fc.array(anyChange, { minLength: 1, maxLength: 3 }),
      filters,
      (products, changes, filter) => {
        let current = catalogueOf(products, testTree);
        answersOf(current, filter);
        for (const change of changes) {
          const next = applyChange(current, change);
          expect(untold(current, next, filter, changedTags(current, next))).toEqual([]);
          current = next;
        }
      },
    ),
    { numRuns: 120 },
  ));

test('also where nothing was worked out before, and when only time passes', () =>
  fc.assert(
    fc.property(anyProducts, anyChange, filters, (products, change, filter) => {
      const previous = catalogueOf(products, testTree);
      const next = applyChange(previous, { ...change, hours: 0 });
      expect(untold(previous, next, filter, changedTags(previous, next))).toEqual([]);
      const later: Catalogue = { ...next, now: next.now + change.hours * (dayMs / 24), changes: undefined };
      expect(untold(next, later, filter, changedTags(next, later))).toEqual([]);
    }),
    { numRuns: 60 },
  ));
