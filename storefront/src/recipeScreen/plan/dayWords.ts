const noon = (day: string) => new Date(`${day}T12:00:00Z`);
const format = (locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });

/** `Mo`, `Mon`. */
export const weekday = (day: string, locale: string) =>
  format(locale, { weekday: 'short' }).format(noon(day)).replace('.', '');

/** `16. Nov.`, `16 Nov`. */
export const dateOf = (day: string, locale: string) =>
  format(locale, { day: 'numeric', month: 'short' }).format(noon(day));

/** `Montag, 16. November`. */
export const longDay = (day: string, locale: string) =>
  format(locale, { weekday: 'long', day: 'numeric', month: 'long' }).format(noon(day));

/** Two letters tell Tuesday from Thursday. */
export const letters = (day: string, locale: string) => weekday(day, locale).slice(0, 2);
