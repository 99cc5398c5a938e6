import { useMemo } from 'react';
import { useShop } from '../shop.ts';
import { useLanguage } from './LanguageProvider.tsx';
import type { Language } from './language.ts';

/** Moments, amounts and counts in the person's language, in the shop's time zone and currency. */
export interface Format {
  /** As 16 Nov 2026, 14:20:05: exact to the second. */
  moment(iso: string): string;
  /** As 16 Nov 2026, 14:20. */
  minute(iso: string): string;
  /** As Monday 16 November 2026. */
  day(iso: string): string;
  /** As 16 Nov 2026. */
  date(iso: string): string;
  /** As 14:20. */
  time(iso: string): string;
  /** Cents as money. */
  money(cents: number): string;
  /** Cents as money without cents. */
  roundMoney(cents: number): string;
  /** What the shop's zone is called now, as GMT. */
  readonly zone: string;
  count(value: number): string;
  percent(share: number): string;
}

/** How the languages are written where the studio is used. */
const locales: Readonly<Record<Language, string>> = { de: 'de-AT', en: 'en-IE' };

export function createFormat(language: Language, timeZone: string, currency: string): Format {
  const locale = locales[language];
  const date = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { timeZone, ...options });
    return (iso: string) => format.format(new Date(iso));
  };
  const number = (options: Intl.NumberFormatOptions) => {
    const format = new Intl.NumberFormat(locale, options);
    return (value: number) => format.format(value);
  };
  const shortDay = { day: 'numeric', month: 'short', year: 'numeric' } as const;
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const money = number({ style: 'currency', currency });
  const roundMoney = number({ style: 'currency', currency, maximumFractionDigits: 0 });
  return {
    moment: date({ ...shortDay, ...clock, second: '2-digit' }),
    minute: date({ ...shortDay, ...clock }),
    day: date({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    date: date(shortDay),
    time: date(clock),
    money: (cents) => money(cents / 100),
    roundMoney: (cents) => roundMoney(cents / 100),
    zone: zoneName(locale, timeZone),
    count: number({}),
    percent: number({ style: 'percent', maximumFractionDigits: 1 }),
  };
}

function zoneName(locale: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

export function useFormat(): Format {
  const { language } = useLanguage();
  const { timeZone, currency } = useShop();
  return useMemo(() => createFormat(language, timeZone, currency), [language, timeZone, currency]);
}
