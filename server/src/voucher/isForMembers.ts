import type { DatedVoucher } from './datedVouchers.ts';

/** LOY-12: a voucher of the members that holds now. */
export const isForMembers = (
  { type, validFrom, validUntil }: Pick<DatedVoucher, 'type' | 'validFrom' | 'validUntil'>,
  now: number,
): boolean =>
  (type === 'personal' || type === 'member') && Date.parse(validFrom) <= now && now < Date.parse(validUntil);
