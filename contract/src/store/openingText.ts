import type { OpeningSpan } from './store.ts';

const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;
const rule = /^([A-Z][a-z](?:-[A-Z][a-z])?(?:,[A-Z][a-z](?:-[A-Z][a-z])?)*)\s+(.+)$/;
const span = /^([01]\d|2[0-3]):([0-5]\d)-(?:([01]\d|2[0-3]):([0-5]\d)|24:00)$/;

/**
 * A week as OpenStreetMap writes it (`Mo-Fr 07:15-19:45; Sa 08:00-12:00,14:00-18:00; Su off`), Monday first; of a day
 * that is named twice the last one counts. Undefined where it cannot be read.
 */
export function readWeek(text: string): readonly (readonly OpeningSpan[])[] | undefined {
  const week: (readonly OpeningSpan[])[] = weekdays.map(() => []);
  const parts = text
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (parts.length === 0) return undefined;
  for (const part of parts) {
    const [, days, times] = rule.exec(part) ?? (part === '24/7' ? ['', 'Mo-Su', '00:00-24:00'] : []);
    const hours = times === undefined ? undefined : readSpans(times);
    const named = days === undefined ? undefined : readDays(days);
    if (!hours || !named) return undefined;
    for (const day of named) week[day] = hours;
  }
  return week;
}

/** `07:15-19:45`, several with commas between them; `off` is none. Undefined where it cannot be read. */
export function readSpans(text: string): readonly OpeningSpan[] | undefined {
  if (text.trim() === 'off') return [];
  const spans = text.split(',').map((part) => part.trim());
  if (!spans.every((part) => span.test(part))) return undefined;
  return spans.map((part) => ({ from: part.slice(0, 5), until: part.slice(6) }));
}

/** Whoever is open past midnight closes before the morning; what ends later was mistyped. */
const latestNight = '05:00';

/** What is wrong with the times of one day: in their order, none over another; only the last one may end on the next day. */
export function spanProblems(
  spans: readonly OpeningSpan[],
): readonly { readonly place: string; readonly expected: string }[] {
  return spans.flatMap(({ from, until }, at) => {
    const before = spans[at - 1]?.until ?? '';
    const isNight = at === spans.length - 1 && until <= latestNight && until < from;
    return [
      ...(from < before ? [{ place: `${at}.from`, expected: `expected no time before "${before}"` }] : []),
      ...(until <= from && !isNight ? [{ place: `${at}.until`, expected: `expected a time after "${from}"` }] : []),
    ];
  });
}

function readDays(text: string): readonly number[] | undefined {
  const days: number[] = [];
  for (const part of text.split(',')) {
    const [first = '', last = first] = part.split('-');
    const from = weekdays.indexOf(first as (typeof weekdays)[number]);
    const until = weekdays.indexOf(last as (typeof weekdays)[number]);
    if (from < 0 || until < from) return undefined;
    for (let day = from; day <= until; day += 1) days.push(day);
  }
  return days;
}
