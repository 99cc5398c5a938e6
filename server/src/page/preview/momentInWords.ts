import type { TenantConfig } from '@trolley/contract';

/** As it is read on a clock in the shop, with its zone: `Thu, 24 Dec 2026, 06:00 GMT`. */
export function momentInWords(at: number, { locale, timeZone }: Pick<TenantConfig, 'locale' | 'timeZone'>): string {
  return new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(at);
}
