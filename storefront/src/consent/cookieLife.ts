import type { CookieCategory } from '@trolley/contract';
import type { Text } from '../shell/text.ts';

type Stored = CookieCategory['cookies'][number];

const monthDays = 30.4;

/** How long a cookie lives, as people say it; of what is no cookie also where it is stored. */
export function cookieLife({ days, storage }: Pick<Stored, 'days' | 'storage'>, text: Text): string {
  if (storage !== undefined) return text(`consent.life.${storage}`);
  if (days === undefined) return text('consent.life.session');
  if (days < 60) return text('consent.life.days', { days: Math.max(1, Math.round(days)) });
  return text('consent.life.months', { months: Math.round(days / monthDays) });
}
