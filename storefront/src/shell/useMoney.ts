import { type Cents, formatPrice } from '@trolley/contract';
import { useShop } from './shop.tsx';

/** Writes amounts as the tenant does. */
export function useMoney(): (cents: Cents) => string {
  const { locale, currency } = useShop().tenant;
  return (cents) => formatPrice(cents, locale, currency);
}
