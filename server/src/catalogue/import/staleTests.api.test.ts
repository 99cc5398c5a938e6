import { expect, test } from 'vitest';
import { describeStaleTests } from './staleTests.ts';
import { importing, shop } from './testImport.ts';

const { run, database } = importing();

const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
const row = (ago: number) => ({
  ...{ kind: 'residue', sku: 'A1', batch: 'L1', sampledOn: day(ago), laboratory: 'Test Works', tested: 600 },
});

test('a shop without residue tests, or with old ones alone, is told', async () => {
  expect(await describeStaleTests(database())).toEqual([expect.stringContaining('has none:')]);
  await run([...shop, row(100)]);
  expect(await describeStaleTests(database())).toEqual([expect.stringContaining(`the newest is of ${day(100)}`)]);
  await run([row(20)]);
  expect(await describeStaleTests(database())).toEqual([]);
});
