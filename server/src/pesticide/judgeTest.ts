import type { Residue, ResidueSummary, ResidueTest, ResidueVerdict } from '@trolley/contract';
import type { StoredResidue, StoredResidueTest } from '../catalogue/catalogue.ts';
import { countryName } from '../catalogue/shelf/countryName.ts';
import { childMeal } from './childMeal.ts';

/** How a retailer judges, and in which language it tells of it. */
export interface Judging {
  readonly locale: string;
  /** Percent of the legal limit that it wants no substance to exceed; missing where it has no such goal. */
  readonly goal: number | undefined;
}

/** At most so many percent of the legal limit are far below it. */
const farShare = 10;

/** Percent of the legal limit. Hundredths are enough, and keep what floating point adds out of sums. */
export function shareOf({ amount, limit }: Pick<StoredResidue, 'amount' | 'limit'>): number {
  const share = Math.round((amount / limit) * 10_000) / 100;
  // Rounding must not make the unlawful lawful.
  return amount > limit ? Math.max(share, 100.01) : Math.min(share, 100);
}

export function verdictOf(highest: number, found: number, goal: number | undefined): ResidueVerdict {
  if (found === 0) return 'none';
  if (highest > 100) return 'over';
  if (goal !== undefined && highest > goal) return 'aboveGoal';
  return highest <= farShare ? 'far' : 'below';
}

/** A test in short. */
export function summarizeTest(test: StoredResidueTest, { goal }: Pick<Judging, 'goal'>): ResidueSummary {
  const { batch, sampledOn, tested, action, residues } = test;
  const found = residues.length;
  const highest = Math.max(0, ...residues.map(shareOf));
  return {
    ...{ batch, sampledOn, tested, found, highest },
    verdict: verdictOf(highest, found, goal),
    ...(action !== undefined && { action }),
  };
}

/** A test with all that was found, nearest to its limit first. */
export function judgeTest(test: StoredResidueTest, judging: Judging): ResidueTest {
  const { found: _, ...summary } = summarizeTest(test, judging);
  const { laboratory, report, origin } = test;
  const residues = test.residues
    .map((one): Residue => ({ ...one, share: shareOf(one) }))
    .sort((a, b) => b.share - a.share || (a.substance < b.substance ? -1 : 1));
  const meal = childMeal(test.residues);
  return {
    ...summary,
    laboratory,
    ...(report !== undefined && { report }),
    ...(origin !== undefined && { origin: countryName(origin, judging.locale) }),
    residues,
    sum: Math.round(residues.reduce((sum, { share }) => sum + share, 0) * 100) / 100,
    ...(meal && { meal }),
  };
}
