import type { TenantConfig } from '@trolley/contract';
import type { CompiledMessage } from 'icu-minify/format';
import format from 'icu-minify/format';

/** The text of a message key in the tenant's language; undefined where the tenant has none. */
export type Texts = (key: string, values?: Readonly<Record<string, string | number>>) => string | undefined;

const formatters = {
  getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...args),
  getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...args),
  getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
};

export function createTexts({
  locale,
  timeZone,
  messageBundle,
}: Pick<TenantConfig, 'locale' | 'timeZone' | 'messageBundle'>): Texts {
  const { messages } = messageBundle;
  return (key, values) => {
    const message = Object.hasOwn(messages, key) ? messages[key] : undefined;
    if (message === undefined || typeof message === 'string') return message;
    return String(format(message as CompiledMessage, locale, values, { formatters, timeZone }));
  };
}
