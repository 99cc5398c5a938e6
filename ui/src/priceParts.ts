import { amountsOf, figuresOf, formatPrice } from '@trolley/contract';

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
  const style = amountsOf(locale, currency);
  const figures = figuresOf(hundredths, style);
  const currencyFirst = style.before.trim() !== '';
  return {
    ...figures,
    text: formatPrice(hundredths, locale, currency),
    sign: figures.sign.replace('-', '−'),
    currency: (currencyFirst ? style.before : style.after).trim(),
    currencyFirst,
  };
}
