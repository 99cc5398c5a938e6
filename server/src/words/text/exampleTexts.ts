import type { TextArgument, TextExample } from '@trolley/contract';
import compile from 'icu-minify/compile';
import format, { type FormatOptions, type CompiledMessage as Message } from 'icu-minify/format';
import { partsOf } from './argumentsOf.ts';

interface Language {
  readonly locale: string;
  readonly timeZone: string;
}

/** What tells plural forms apart, in this language or another. */
const counts = [0, 1, 2, 5];
const mostCases = 6;

const formatters: FormatOptions['formatters'] = {
  getDateTimeFormat: (...args) => new Intl.DateTimeFormat(...args),
  getNumberFormat: (...args) => new Intl.NumberFormat(...args),
  getPluralRules: (...args) => new Intl.PluralRules(...args),
};

/** As the storefront names them. */
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

/**
 * How a text that compiles reads, filled with `all` that the original has: with several numbers where it counts, with every
 * word it tells apart, otherwise once. What is shown as it comes stands as its name in angle brackets.
 */
export function exampleTexts(
  text: string,
  all: readonly TextArgument[],
  { locale, timeZone }: Language,
  now = new Date(),
): readonly TextExample[] {
  const message = compile(text);
  if (typeof message === 'string') return [{ text: message }];
  const parts = partsOf(message);
  const written = (number: number, chosen?: string) => {
    const values = all.map(({ name, kind }) => {
      if (kind === 'number') return [name, number];
      if (kind === 'date') return [name, now];
      if (kind === 'choice') return [name, chosen ?? parts.cases.get(name)?.[0] ?? 'other'];
      return [name, `‹${name}›`];
    });
    const options = { formatters, formats: formatsOf(locale), timeZone };
    return String(format(message as Message, locale, Object.fromEntries(values) as never, options));
  };
  if (all.some(({ kind }) => kind === 'number'))
    return counts.map((count) => ({ given: String(count), text: written(count) }));
  const [cases] = [...parts.cases.values()];
  if (cases) return cases.slice(0, mostCases).map((one) => ({ given: one, text: written(2, one) }));
  return [{ text: written(2) }];
}
