import { isDay } from './birthdate.ts';

/** The order in which a locale writes day, month and year, as `dmy`. */
export function dateOrder(locale: string): string {
  const parts = new Intl.DateTimeFormat(locale, { year: 'numeric', month: '2-digit', day: '2-digit' }).formatToParts(0);
  return parts.flatMap(({ type }) => (['day', 'month', 'year'].includes(type) ? type.slice(0, 1) : [])).join('');
}

/** FORM-07: a date as people of that locale type it, as `2008-11-15`; nothing where it is none. */
export function readDate(typed: string, locale: string): string | undefined {
  const numbers = typed
    .trim()
    .split(/[\s./-]+/)
    .filter(Boolean);
  if (numbers.length !== 3 || !numbers.every((part) => /^\d{1,4}$/.test(part))) return undefined;
  const order = /^\d{4}$/.test(numbers[0] ?? '') ? 'ymd' : dateOrder(locale);
  const part = (name: string) => numbers[order.indexOf(name)] ?? '';
  if (part('y').length !== 4) return undefined;
  const day = `${part('y')}-${part('m').padStart(2, '0')}-${part('d').padStart(2, '0')}`;
  return isDay(day) ? day : undefined;
}
