const dayMs = 86_400_000;

/** Days since 1 January 1970 of a calendar date. */
export function dayOf(year: number, month: number, day: number): number {
  return Date.UTC(year, month - 1, day) / dayMs;
}

/** `2026-11-15` of a day since 1970. */
export function dateOfDay(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10);
}

/** 1 is Monday. */
export function weekdayOf(day: number): number {
  return ((day + 3) % 7) + 1;
}

/** Easter Sunday as the western churches count it (after Gauß, in the form of Butcher and Meeus). */
export function easter(year: number): number {
  const a = year % 19;
  const century = Math.trunc(year / 100);
  const rest = year % 100;
  const skipped = century - Math.trunc(century / 4) - Math.trunc((8 * century + 13) / 25);
  const epact = (19 * a + skipped + 15) % 30;
  const late = Math.trunc((a + 11 * epact) / 319);
  const weekday = (2 * (century % 4) + 2 * Math.trunc(rest / 4) - (rest % 4) - epact + late + 32) % 7;
  const month = Math.trunc((epact - late + weekday + 90) / 25);
  return dayOf(year, month, (epact - late + weekday + month + 19) % 32);
}

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const ordinals = ['first', 'second', 'third', 'fourth', 'last'];
const counted = new RegExp(`^(${ordinals.join('|')})-(${weekdays.join('|')})(?:-(\\d{2}))?$`);

/** Whether a rule of the service file names a day there is; `02-29` comes every four years. */
export function isCalendarDay(rule: string): boolean {
  if (rule.startsWith('easter') || counted.test(rule)) return true;
  const full = rule.length === 5 ? `2028-${rule}` : rule;
  const moment = Date.parse(`${full}T00:00:00Z`);
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(full);
}

/** Whether a day is one of these; see `isDayOf`. */
export function holidaysOf(rules: readonly string[]): (day: number) => boolean {
  const matchers = rules.map(isDayOf);
  return (day) => matchers.some((isIt) => isIt(day));
}

/**
 * `12-25` every year, `2026-05-14` once, `easter+1` counted from Easter Sunday, `first-monday-05` the first Monday in May,
 * `last-friday` the last Friday of every month.
 */
export function isDayOf(rule: string): (day: number) => boolean {
  if (rule.startsWith('easter')) {
    const shift = Number(rule.slice(6));
    return (day) => day - easter(Number(dateOfDay(day).slice(0, 4))) === shift;
  }
  const [, ordinal, weekday, month] = counted.exec(rule) ?? [];
  if (ordinal === undefined || weekday === undefined) return (day) => dateOfDay(day).endsWith(rule);
  const wanted = weekdays.indexOf(weekday) + 1;
  const nth = ordinals.indexOf(ordinal);
  return (day) => {
    if (weekdayOf(day) !== wanted) return false;
    const date = dateOfDay(day);
    if (month !== undefined && date.slice(5, 7) !== month) return false;
    if (ordinal === 'last') return dateOfDay(day + 7).slice(5, 7) !== date.slice(5, 7);
    return Math.ceil(Number(date.slice(8)) / 7) === nth + 1;
  };
}
