import type { BootTenant, CompiledMessage } from '@trolley/contract';
import format, { type FormatOptions, type CompiledMessage as Message } from 'icu-minify/format';

export type TextValues = Readonly<Record<string, string | number | boolean | Date>>;
/** The text of a message key in the tenant's language. */
export type Text = (key: string, values?: TextValues) => string;

interface TextOptions {
  readonly messages: Readonly<Record<string, CompiledMessage>>;
  readonly locale: string;
  readonly timeZone: string;
  /** What to do about a key that has no text; the key itself is shown. */
  onMissing(key: string): void;
}

const formatters: FormatOptions['formatters'] = {
  getDateTimeFormat: memoize((...args) => new Intl.DateTimeFormat(...args)),
  getNumberFormat: memoize(numberFormat),
  getPluralRules: memoize(pluralRules),
};

/** Languages with the two plural forms `one` (exactly 1) and `other`, for cardinal numbers. */
const oneOrMany = new Set(['de', 'en', 'nl', 'sv']);

/** Counts are on every page, and the first use of Intl.PluralRules takes 30 ms: for these languages the rule is written here. */
function pluralRules(...[locale, options]: ConstructorParameters<typeof Intl.PluralRules>): Intl.PluralRules {
  if (options?.type === 'ordinal' || !oneOrMany.has(String(locale).slice(0, 2)))
    return new Intl.PluralRules(locale, options);
  return { select: (count: number) => (count === 1 ? 'one' : 'other') } as Intl.PluralRules;
}

/** Small whole numbers need no Intl: they are written alike in all languages. */
function numberFormat(...[locale, options]: ConstructorParameters<typeof Intl.NumberFormat>): Intl.NumberFormat {
  if (options && Object.keys(options).length > 0) return new Intl.NumberFormat(locale, options);
  let intl: Intl.NumberFormat | undefined;
  const format = (value: number) => {
    if (Number.isInteger(value) && value >= 0 && value < 1000) return String(value);
    intl ??= new Intl.NumberFormat(locale, options);
    return intl.format(value);
  };
  return { format } as Intl.NumberFormat;
}

/** What a message may name: `{day, date, long}`, `{month, date, monthName}`, `{at, time, clock}`. English says `2:05 pm` everywhere. */
const formatsOf = (locale: string): FormatOptions['formats'] => ({
  dateTime: {
    short: { dateStyle: 'short' },
    medium: { dateStyle: 'medium' },
    long: { dateStyle: 'long' },
    full: { dateStyle: 'full' },
    monthName: { month: 'long' },
    clock: locale.startsWith('en') ? { hour: 'numeric', minute: '2-digit', hour12: true } : { timeStyle: 'short' },
  },
});

export function createText({ messages, locale, timeZone, onMissing }: TextOptions): Text {
  const options: FormatOptions = { formatters, formats: formatsOf(locale), timeZone };
  return (key, values) => {
    const message = Object.hasOwn(messages, key) ? messages[key] : undefined;
    if (typeof message === 'string') return message;
    if (message) return String(format(message as Message, locale, values, options));
    onMissing(key);
    return key;
  };
}

export function spokenBy({ messageBundle, locale, timeZone }: BootTenant): Omit<TextOptions, 'onMissing'> {
  return { messages: messageBundle.messages, locale, timeZone };
}

/** Intl formatters are slow to create: cache them. */
function memoize<A extends unknown[], F>(make: (...args: A) => F): (...args: A) => F {
  const made = new Map<string, F>();
  return (...args) => {
    const key = JSON.stringify(args);
    const known = made.get(key) ?? make(...args);
    made.set(key, known);
    return known;
  };
}
