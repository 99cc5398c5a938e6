import type { SavedPaymentMethod } from '@trolley/contract';
import type { Text } from '../../../shell/text.ts';

/** The name of a saved method: a card by its last digits, others by their account. */
export function methodName({ methodKey, paymentBrand, name }: SavedPaymentMethod, text: Text): string {
  const brand = paymentBrand || text(`order.method.${methodKey}`);
  if (/^\d{4}$/.test(name)) return text('payments.card', { brand, name });
  return name === '' || name === brand ? brand : `${brand} · ${name}`;
}
