import { isCollectorStep, type MemberVoucher } from '@trolley/contract';

/** A voucher that can be used with the next purchase, activated or not. */
export const isReady = (voucher: MemberVoucher): boolean =>
  !isCollectorStep(voucher) && (voucher.state === 'available' || voucher.state === 'active');
