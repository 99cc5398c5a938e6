import { localDay, localMidnight } from '../platform/localMidnight.ts';
import type { Catalogue } from './catalogue.ts';

const dayMs = 86_400_000;
const monthsAhead = 12;

/** The day a moment lies in, as `2026-11-14`. */
export function localDate({ now, timeZone }: Pick<Catalogue, 'now' | 'timeZone'>): string {
  return new Date(localDay(now, timeZone) * dayMs).toISOString().slice(0, 10);
}

/** Moments at which recipes change by themselves: one is published, or another month and its season begins. */
export function recipeMoments(
  recipes: Catalogue['recipes'],
  { now, timeZone }: Pick<Catalogue, 'now' | 'timeZone'>,
): readonly number[] {
  if (recipes.size === 0) return [];
  const midnight = localMidnight(timeZone);
  const today = localDate({ now, timeZone });
  const published = [...recipes.values()].map((recipe) => recipe.published).filter((date) => date > today);
  const [year = 0, month = 1] = today.split('-').map(Number);
  const months = Array.from({ length: monthsAhead }, (_, index) => Date.UTC(year, month + index, 1));
  return [...new Set([...published.map((date) => Date.parse(date)), ...months])].map((day) => midnight(day / dayMs));
}
