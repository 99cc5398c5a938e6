import { isoToZoned, zonedToIso } from '../shell/language/zoned.ts';
import type { JournalQuery } from './useJournal.ts';

export const spans = ['today', 'week', 'month'] as const;
export type Span = (typeof spans)[number];

/** What is sought, as it stands in the address. */
export interface Filters {
  readonly text?: string;
  readonly staffId?: string;
  readonly action?: string;
  readonly span?: Span;
  readonly subjectKind?: string;
  readonly subjectId?: string;
}

const names = ['text', 'staffId', 'action', 'span', 'subjectKind', 'subjectId'] as const;

export function filtersOf(search: string): Filters {
  const given = new URLSearchParams(search);
  const found = names.flatMap((name) => {
    const value = given.get(name)?.trim();
    return value ? [[name, value] as const] : [];
  });
  const filters: Filters = Object.fromEntries(found);
  return spans.some((one) => one === filters.span) ? filters : { ...filters, span: undefined };
}

export function searchOf(filters: Filters): string {
  const search = new URLSearchParams();
  for (const name of names) if (filters[name]) search.set(name, filters[name]);
  return search.size > 0 ? `?${search}` : '';
}

const daysOf: Readonly<Record<Span, number>> = { today: 0, week: 6, month: 29 };

/** Days begin at midnight in the shop. */
export function queryOf({ span, ...filters }: Filters, now: string, timeZone: string): JournalQuery {
  if (!span) return filters;
  const today = isoToZoned(now, timeZone).slice(0, 10);
  const first = new Date(Date.parse(`${today}T00:00Z`) - daysOf[span] * 86_400_000).toISOString().slice(0, 10);
  return { ...filters, from: zonedToIso(`${first}T00:00`, timeZone) };
}
