import { expect, test } from 'vitest';
import { catalogueOf } from '../catalogue/testing.ts';
import { showOverview } from './showOverview.ts';
import { showRecord } from './showRecord.ts';
import { boscalid, storedTest, testedProduct, testedProducts } from './testing.ts';

const judging = { locale: 'en-IE', goal: 33 };
const tests = [
  storedTest({ batch: 'new', sampledOn: '2026-11-09', residues: [boscalid(0.3)] }),
  storedTest({ batch: 'bad', sampledOn: '2026-04-06', residues: [boscalid(4)], action: 'Taken off the shelf.' }),
  storedTest({ batch: 'odd', sampledOn: '2026-03-02', residues: [boscalid(1.5)] }),
  storedTest({ batch: 'old', sampledOn: '2025-06-01', residues: [boscalid(3)] }),
];
const catalogue = catalogueOf([], { residues: testedProducts(testedProduct({ sku: 'v1', tests })) });

test('PEST-01 a record tells the newest test, those of a year and their average', () => {
  const record = showRecord(catalogue, { sku: 'v1' }, judging);
  expect(record).toMatchObject({ test: { batch: 'new', verdict: 'far' }, goal: 33 });
  expect(record?.tests.map(({ batch, verdict }) => [batch, verdict])).toEqual([
    ['odd', 'aboveGoal'],
    ['bad', 'over'],
    ['new', 'far'],
  ]);
  expect(record?.average).toBeCloseTo((50 + 133.33 + 10) / 3, 1);
});

test('PEST-01 a bad sample stays visible with what was done, also beside newer ones', () => {
  expect(showRecord(catalogue, { sku: 'v1' }, judging)?.tests[1]).toMatchObject({ action: 'Taken off the shelf.' });
  expect(showOverview(catalogue, judging)).toMatchObject({
    tests: 3,
    products: 1,
    counts: { none: 0, far: 1, aboveGoal: 1, over: 1 },
    bad: [{ test: { batch: 'bad' } }, { test: { batch: 'odd' } }],
  });
});

test('PEST-01 a batch has its own record, however its number is written; others have none', () => {
  expect(showRecord(catalogue, { sku: 'v1', batch: ' BAD' }, judging)?.test).toMatchObject({
    batch: 'bad',
    highest: 133.33,
  });
  expect(showRecord(catalogue, { sku: 'v1', batch: 'old' }, judging)?.test.batch).toBe('old');
  expect(showRecord(catalogue, { sku: 'v1', batch: 'none' }, judging)).toBeUndefined();
  expect(showRecord(catalogue, { sku: 'v2' }, judging)).toBeUndefined();
});

test('where nothing was tested there is nothing to tell', () => {
  expect(showOverview(catalogueOf([]), judging)).toMatchObject({ tests: 0, latest: [], bad: [] });
});
