import compile from 'icu-minify/compile';
import format, { type CompiledMessage } from 'icu-minify/format';

const formatters = {
  getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...args),
  getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...args),
  getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
};

/** Puts values into a tenant's texts, each of which is compiled once; what comes out is one line. */
export function filledTexts(locale: string) {
  const compiled = new Map<string, CompiledMessage>();
  return (text: string, values: Readonly<Record<string, string>>): string => {
    const message = compiled.get(text) ?? compile(text);
    compiled.set(text, message);
    const filled = typeof message === 'string' ? message : String(format(message, locale, values, { formatters }));
    return filled.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
  };
}
