import type { CartVoucher, MemberVoucher, Voucher } from '@trolley/contract';

/** A voucher of the list for everybody, or of a member with its state. */
export type ShownVoucher = Voucher & Partial<Pick<MemberVoucher, 'state' | 'missing'>>;

export interface VoucherCardProps {
  readonly voucher: ShownVoucher;
  /** Its line in the cart, where it has one. */
  readonly inCart?: CartVoucher | undefined;
  /** Missing where it cannot be activated here: nothing is sold online. */
  readonly activate?: (() => void) | undefined;
  readonly drop?: (() => void) | undefined;
  /** Its press is under way. */
  readonly busy?: boolean;
}
