import { classes } from './classes.ts';
import { priceParts } from './priceParts.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface PriceProps {
  readonly hundredths: number;
  readonly locale: string;
  readonly currency: string;
  readonly size?: 's' | 'm' | 'l';
  /** A reduced price, the only red there is. */
  readonly reduced?: boolean;
}

/** Large figures with raised cents; read aloud as one plain price. */
export function Price({ hundredths, locale, currency, size = 'm', reduced = false }: PriceProps) {
  const parts = priceParts(hundredths, locale, currency);
  const sign = <sup className="price-currency">{parts.currency}</sup>;
  return (
    <span className={classes('price', size !== 'm' && `price-${size}`, reduced && 'price-reduced')}>
      <VisuallyHidden>{parts.text}</VisuallyHidden>
      <span aria-hidden="true">
        {parts.sign}
        {parts.currencyFirst && sign}
        {parts.whole}
        {!parts.currencyFirst && parts.decimal}
        {parts.cents && (
          <sup>
            {parts.currencyFirst && parts.decimal}
            {parts.cents}
          </sup>
        )}
        {!parts.currencyFirst && sign}
      </span>
    </span>
  );
}
