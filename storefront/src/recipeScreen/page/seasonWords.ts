import type { Text } from '../../shell/text.ts';

const year = 12;
/** Any day in the middle of a month, so that no time zone makes another of it. */
const dayIn = (month: number) => new Date(Date.UTC(2026, month - 1, 15, 12));

/** "May to August", "April", "all year". A season may go over the turn of the year. */
export function seasonWords(months: readonly number[], text: Text): string {
  const span = spanOf(months);
  if (!span) return text('recipe.page.allYear');
  const [from, to] = span;
  return from === to
    ? text('recipe.page.month', { month: dayIn(from) })
    : text('recipe.page.months', { from: dayIn(from), to: dayIn(to) });
}

/** First and last month of one season; undefined for all year. */
export function spanOf(months: readonly number[]): readonly [from: number, to: number] | undefined {
  const all = new Set(months);
  if (all.size === 0 || all.size === year) return undefined;
  const before = (month: number) => (month === 1 ? year : month - 1);
  const after = (month: number) => (month === year ? 1 : month + 1);
  const from = [...all].find((month) => !all.has(before(month)));
  if (from === undefined) return undefined;
  let to = from;
  while (all.has(after(to))) to = after(to);
  return [from, to];
}
