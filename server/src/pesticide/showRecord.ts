import type { ResidueRecord } from '@trolley/contract';
import { sameBatch } from '@trolley/contract';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { type Judging, judgeTest, summarizeTest } from './judgeTest.ts';
import { showTested } from './lookUp.ts';

/** Tests that are shown beside the one that is told. */
const mostTests = 16;

/** All that laboratories found in a product; undefined where none tested it, or not this batch. */
export function showRecord(
  { residues, now }: Pick<Catalogue, 'residues' | 'now'>,
  asked: { readonly sku: string; readonly batch?: string | undefined },
  judging: Judging,
): ResidueRecord | undefined {
  const product = residues.get(asked.sku);
  const wanted = asked.batch === undefined ? undefined : sameBatch(asked.batch);
  const test = product?.tests.find(({ batch }) => wanted === undefined || sameBatch(batch) === wanted);
  if (!product || !test) return undefined;
  const tests = product.tests
    .filter(({ sampledOn }) => sampledOn >= aYearBefore(now))
    .slice(0, mostTests)
    .reverse()
    .map((one) => summarizeTest(one, judging));
  const average = averageOf(tests.map(({ highest }) => highest));
  return {
    product: showTested(product, judging),
    test: judgeTest(test, judging),
    tests,
    average,
    ...(judging.goal !== undefined && { goal: judging.goal }),
  };
}

/** The same day of the year before, as `2025-11-18`. */
export function aYearBefore(now: number): string {
  const day = new Date(now);
  day.setUTCFullYear(day.getUTCFullYear() - 1);
  return day.toISOString().slice(0, 10);
}

function averageOf(shares: readonly number[]): number {
  if (shares.length === 0) return 0;
  return Math.round((shares.reduce((sum, share) => sum + share, 0) / shares.length) * 100) / 100;
}
