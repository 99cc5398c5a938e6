import { type ResidueOverview, type ResidueVerdict, residueVerdicts } from '@trolley/contract';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { type Judging, summarizeTest } from './judgeTest.ts';
import { showTested } from './lookUp.ts';
import { residueIndex } from './residueIndex.ts';
import { aYearBefore } from './showRecord.ts';

const most = { latest: 12, bad: 6 } as const;

/** What the tests of twelve months came to, and those that a shopper should not have to look for. */
export function showOverview(
  { residues, now }: Pick<Catalogue, 'residues' | 'now'>,
  judging: Pick<Judging, 'goal'>,
): ResidueOverview {
  const since = aYearBefore(now);
  const counts = Object.fromEntries(residueVerdicts.map((verdict) => [verdict, 0])) as Record<ResidueVerdict, number>;
  const bad: ResidueOverview['bad'][number][] = [];
  const products = residueIndex(residues).products.filter(({ tests }) => (tests[0]?.sampledOn ?? '') >= since);
  for (const product of products) {
    for (const stored of product.tests) {
      if (stored.sampledOn < since) continue;
      const test = summarizeTest(stored, judging);
      counts[test.verdict] += 1;
      if (test.verdict === 'over' || test.verdict === 'aboveGoal')
        bad.push({ product: showTested(product, judging), test });
    }
  }
  const worst = (verdict: ResidueVerdict) => residueVerdicts.indexOf(verdict);
  bad.sort((a, b) => worst(b.test.verdict) - worst(a.test.verdict) || b.test.sampledOn.localeCompare(a.test.sampledOn));
  return {
    tests: Object.values(counts).reduce((sum, count) => sum + count, 0),
    products: products.length,
    counts,
    latest: products.slice(0, most.latest).map((product) => showTested(product, judging)),
    bad: bad.slice(0, most.bad),
  };
}
