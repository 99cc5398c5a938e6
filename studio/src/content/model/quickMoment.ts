import { fromLocal, toLocal } from './moment.ts';

/** What people choose most: before the shops open on the next day, at the start of a week, at the season everything is planned for. */
export type QuickMoment = 'tomorrow' | 'monday' | 'christmas';

const dayMs = 86_400_000;

/** As a field for date and time wants it, in the shop's zone; always later than now. */
export function quickMoment(which: QuickMoment, now: number, timeZone: string): string {
  const today = toLocal(new Date(now).toISOString(), timeZone).slice(0, 10);
  if (which === 'christmas') {
    const year = Number(today.slice(0, 4));
    const at = `${year}-12-24T06:00`;
    return Date.parse(fromLocal(at, timeZone) ?? '') > now ? at : `${year + 1}-12-24T06:00`;
  }
  const noon = Date.parse(`${today}T12:00Z`);
  const weekday = new Date(noon).getUTCDay();
  const days = which === 'tomorrow' ? 1 : (8 - weekday) % 7 || 7;
  return `${new Date(noon + days * dayMs).toISOString().slice(0, 10)}T06:00`;
}
