import { priceFormat } from '@trolley/contract';

/** A price taken apart, so that its cents can be raised. Signs stand where the language puts them. */
export interface PriceParts {
  /** The whole price as it is read aloud. */
  readonly text: string;
  readonly sign: string;
  readonly whole: string;
  readonly decimal: string;
  readonly cents: string;
  readonly currency: string;
  readonly currencyFirst: boolean;
}

/** From hundredths, as the language writes amounts: `2,49 €` in German, `€2.49` in English. */
export function priceParts(hundredths: number, locale: string, currency: string): PriceParts {
  const parts = priceFormat(locale, currency).formatToParts(hundredths / 100);
  const valuesOf = (...types: readonly string[]) =>
    parts
      .filter(({ type }) => types.includes(type))
      .map(({ value }) => value)
      .join('');
  const place = (type: string) => parts.findIndex((part) => part.type === type);
  return {
    text: parts.map(({ value }) => value).join(''),
    sign: valuesOf('minusSign', 'plusSign').replace('-', '−'),
    whole: valuesOf('integer', 'group'),
    decimal: valuesOf('decimal'),
    cents: valuesOf('fraction'),
    currency: valuesOf('currency'),
    currencyFirst: place('currency') < place('integer'),
  };
}
