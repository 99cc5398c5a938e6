import { describe, expect, test } from 'vitest';
import { provenIds, requirementIds } from './requirementTitles.mjs';

const proven = (source) => [...provenIds('some.test.ts', source)].sort();

test('rows are the list items that begin with an id', () => {
  expect(requirementIds('# A\n- TEN-01 One\ntext TEN-02\n- ROUTE-10 Two\n  - NAV-01 nested')).toEqual([
    'TEN-01',
    'ROUTE-10',
  ]);
});

describe('a title proves', () => {
  test.each([
    ["test('TEN-01 one', () => {})", ['TEN-01']],
    ["it('TEN-01, TEN-02 and NAV-03 several', () => {})", ['NAV-03', 'TEN-01', 'TEN-02']],
    ["test('says TEN-01 later', () => {})", []],
    ["test.each([1])('TEN-01 %s', () => {})", ['TEN-01']],
    ["const rows = [{ id: 'NAV-01' }]; test.each(rows)('$id goes', () => {})", ['NAV-01']],
    ["for (const id of ['NAV-01']) test(`${id} goes`, () => {})", ['NAV-01']],
    ['for (const t of all) test(`NAV-02 ${t}`, () => {})', ['NAV-02']],
    ["describe('TEN-01 a group alone', () => { test('x', () => {}) })", []],
  ])('of %s', (source, ids) => expect(proven(source)).toEqual(ids));
});

describe('a test that does not run proves nothing', () => {
  test.each([
    "test.skip('TEN-01', () => {})",
    "test.todo('TEN-01')",
    "test.fixme('TEN-01', () => {})",
    "describe.skip('group', () => { test('TEN-01', () => {}) })",
    "test.describe.skip('group', () => { test('TEN-01', () => {}) })",
  ])('of %s', (source) => expect(proven(source)).toEqual([]));

  test('a condition inside a test does not count against it', () => {
    expect(proven("test('TEN-01', () => { test.skip(!here, 'reason'); })")).toEqual(['TEN-01']);
  });
});
