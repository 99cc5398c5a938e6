import type { SavedPaymentMethod } from '@trolley/contract';
import type { MethodRow } from './queries.ts';

/** A card can be used to the end of the month it names. */
export function isExpired({ cardExpiryMonth, cardExpiryYear }: Expiry, now: number): boolean {
  if (cardExpiryMonth === null || cardExpiryYear === null) return false;
  return now >= Date.UTC(cardExpiryYear, cardExpiryMonth, 1);
}
type Expiry = Pick<MethodRow, 'cardExpiryMonth' | 'cardExpiryYear'>;

/** PAY-05: those that can be paid with; of the others only that there are any. */
export function showMethods(rows: readonly MethodRow[], now: number) {
  const active = rows.filter((row) => !isExpired(row, now));
  return { activeMethods: active.map(showMethod), hasInactiveMethods: active.length < rows.length };
}

function showMethod(row: MethodRow): SavedPaymentMethod {
  const { id, methodKey, provider, paymentBrand, name, cardExpiryMonth, cardExpiryYear, isPrimary } = row;
  return {
    id,
    methodKey,
    provider,
    paymentBrand,
    name,
    ...(cardExpiryMonth !== null && { cardExpiryMonth }),
    ...(cardExpiryYear !== null && { cardExpiryYear }),
    isPrimary,
    expired: false,
  };
}
