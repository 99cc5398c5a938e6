import { isCollectorStep, type MemberVoucher, type Voucher, type VoucherSource } from '@trolley/contract';
import type { ShownVoucher } from './voucherProps.ts';

interface Known {
  readonly general?: readonly Voucher[] | undefined;
  readonly own?: readonly MemberVoucher[] | undefined;
}

/** Which of the vouchers at hand a group shows; what is used or over is told elsewhere, and the collector has its page. */
export function shownVouchers(source: VoucherSource, { general = [], own = [] }: Known): readonly ShownVoucher[] {
  const present = own.filter(({ state }) => state !== 'used' && state !== 'expired');
  switch (source.kind) {
    case 'general':
      return general;
    case 'ids': {
      const all = new Map<string, ShownVoucher>([...general, ...present].map((one) => [one.id, one]));
      return source.ids.flatMap((id) => all.get(id) ?? []);
    }
    case 'personal':
    case 'member':
      return present.filter((one) => one.type === source.kind && !isCollectorStep(one));
  }
}
