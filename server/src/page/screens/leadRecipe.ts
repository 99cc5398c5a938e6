import type { RecipeSummary } from '@trolley/contract';

const weekMs = 7 * 24 * 60 * 60 * 1000;
/** So many of the best take turns, one a week. */
const candidates = 8;
/** Monday, 5 January 1970: weeks are counted from a Monday on. */
const firstMonday = 4 * 24 * 60 * 60 * 1000;

/**
 * The recipe of the week: a dinner with a picture, of the season where there are such, with as much of it on offer as can
 * be. The same one for the whole week, another the next.
 */
export function leadOf(recipes: readonly RecipeSummary[], now: number): RecipeSummary | undefined {
  const dinners = recipes.filter(({ course, picture }) => course === 'main' && picture !== undefined);
  const seasonal = dinners.filter(({ inSeason }) => inSeason);
  const best = (seasonal.length > 0 ? seasonal : dinners).toSorted(
    // By name where they are equal, so that a price that changes within the week rarely changes the choice.
    (one, other) => other.offers - one.offers || one.slug.localeCompare(other.slug),
  );
  const few = best.slice(0, candidates);
  const week = Math.floor((now - firstMonday) / weekMs);
  return few[week % Math.max(1, few.length)];
}
