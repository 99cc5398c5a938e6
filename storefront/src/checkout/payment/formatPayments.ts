import { type Cart, walletMethod } from '@trolley/contract';
import type { Text } from '../../shell/text.ts';

/** With what the order is paid. */
export function formatPayments({ payments }: Pick<Cart, 'payments'>, text: Text): string {
  const paying = payments.length > 1 ? payments.filter(({ amount }) => amount > 0) : payments;
  if (paying.length === 0) return text('checkout.step.payment.hint');
  return paying
    .map(({ methodKey, brandName }) =>
      [text(`checkout.method.${methodKey}`), methodKey === walletMethod ? undefined : brandName]
        .filter(Boolean)
        .join(' · '),
    )
    .join(' + ');
}
