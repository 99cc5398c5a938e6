import type { Voucher, VoucherDefinition } from '@trolley/contract';
import { localDay, localMidnight } from '../platform/localMidnight.ts';

/** A voucher with its instants. */
export type DatedVoucher = Omit<VoucherDefinition, 'validFrom' | 'validUntil'> &
  Pick<Voucher, 'validFrom' | 'validUntil'>;

const dayMs = 86_400_000;

/** Days begin at midnight in the tenant's time zone; those that are counted from today move on with it. */
export function datedVouchers(
  definitions: readonly VoucherDefinition[],
  timeZone: string,
): (now: number) => readonly DatedVoucher[] {
  const midnight = localMidnight(timeZone);
  let known: { readonly until: number; readonly vouchers: readonly DatedVoucher[] } | undefined;

  function instant(day: number | string, today: number): string {
    return new Date(midnight(typeof day === 'number' ? today + day : Date.parse(day) / dayMs)).toISOString();
  }

  return (now) => {
    if (known && now < known.until && now >= known.until - dayMs) return known.vouchers;
    const today = localDay(now, timeZone);
    const vouchers = definitions.map((one) => ({
      ...one,
      validFrom: instant(one.validFrom, today),
      validUntil: instant(one.validUntil, today),
    }));
    known = { until: midnight(today + 1), vouchers };
    return vouchers;
  };
}
