import { type Cart, walletMethod } from '@trolley/contract';
import { useShop, useText } from '../../shell/shop.tsx';
import { usePaymentOptions } from './usePaymentOptions.ts';

/** `Karte, PayPal oder an der Tür`: what this shopper is really offered, once that is known. */
export function PaymentHint({ cart }: { readonly cart: Cart }) {
  const text = useText();
  const { locale } = useShop().tenant;
  const { methods = [], walletBalance = 0 } = usePaymentOptions(cart).options.data ?? {};
  const offered = methods.filter(({ methodKey }) => methodKey !== walletMethod || walletBalance > 0);
  if (offered.length === 0) return text('checkout.step.payment.hint');
  const names = offered.map(({ methodKey }) => text(`checkout.method.${methodKey}.inside`));
  const list = new Intl.ListFormat(locale, { type: 'disjunction' }).format(names);
  return list.charAt(0).toLocaleUpperCase(locale) + list.slice(1);
}
