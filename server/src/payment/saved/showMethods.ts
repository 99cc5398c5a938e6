import type { SavedPaymentMethod } from '@trolley/contract';
import type { MethodRow } from './queries.ts';

/** A card can be used to the end of the month it names. */
export function isExpired({ cardExpiryMonth, cardExpiryYear }: Expiry, now: number): boolean {
  if (cardExpiryMonth === null || cardExpiryYear === null) return false;
  return now >= Date.UTC(cardExpiryYear, cardExpiryMonth, 1);
}
type Expiry = Pick<MethodRow, 'cardExpiryMonth' | 'cardExpiryYear'>;

/** PAY-05: those that can be paid with, and apart from them those that have expired. */
export function showMethods(rows: readonly MethodRow[], now: number) {
  const methods = rows.map((row) => showMethod(row, isExpired(row, now)));
  const expiredMethods = methods.filter(({ expired }) => expired);
  return {
    activeMethods: methods.filter(({ expired }) => !expired),
    hasInactiveMethods: expiredMethods.length > 0,
    expiredMethods,
  };
}

function showMethod(row: MethodRow, expired: boolean): SavedPaymentMethod {
  const { id, methodKey, provider, paymentBrand, name, cardExpiryMonth, cardExpiryYear, isPrimary, usedAt } = row;
  return {
    id,
    methodKey,
    provider,
    paymentBrand,
    name,
    ...(cardExpiryMonth !== null && { cardExpiryMonth }),
    ...(cardExpiryYear !== null && { cardExpiryYear }),
    isPrimary,
    ...(usedAt !== null && { usedAt: usedAt.toISOString() }),
    expired,
  };
}
