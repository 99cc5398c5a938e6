import type { PaymentMethod, SavedPaymentMethod } from '@trolley/contract';

/** WEEK-01: of the saved methods of a kind the one that was used last; where none was, the one that is offered first. */
export function usualMethod(
  saved: readonly SavedPaymentMethod[],
  methodKey: PaymentMethod | undefined,
): SavedPaymentMethod | undefined {
  const usable = saved.filter((one) => one.methodKey === methodKey && !one.expired);
  return usable.reduce<SavedPaymentMethod | undefined>(
    (last, one) => (last && (last.usedAt ?? '') >= (one.usedAt ?? '') ? last : one),
    undefined,
  );
}
