import type { Text } from '../shell/text.ts';

const monthDays = 30.4;

/** How long a cookie lives, as people say it. */
export function cookieLife(days: number | undefined, text: Text): string {
  if (days === undefined) return text('consent.life.session');
  if (days < 60) return text('consent.life.days', { days: Math.max(1, Math.round(days)) });
  return text('consent.life.months', { months: Math.round(days / monthDays) });
}
