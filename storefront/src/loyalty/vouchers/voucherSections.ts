import { isCollectorStep, type MemberVoucher } from '@trolley/contract';

export interface VoucherSections {
  readonly personal: readonly MemberVoucher[];
  readonly all: readonly MemberVoucher[];
  /** Used and expired, the latest first. */
  readonly over: readonly MemberVoucher[];
}

const isOver = ({ state }: MemberVoucher) => state === 'used' || state === 'expired';
const endOf = ({ usedAt, validUntil }: MemberVoucher) => usedAt ?? validUntil;

/** A member's vouchers as their page groups them; the collector's steps have a page of their own. */
export function voucherSections(
  vouchers: readonly MemberVoucher[],
  personal: readonly MemberVoucher[],
): VoucherSections {
  const known = new Map(vouchers.map((one) => [one.id, one]));
  const named = new Set(personal.map(({ id }) => id));
  // The list of all has the state of each, and keeps a personal one whose promotion is over.
  const own = [
    ...personal.map((one) => known.get(one.id) ?? one),
    ...vouchers.filter(({ id, type }) => type === 'personal' && !named.has(id)),
  ];
  const ids = new Set(own.map(({ id }) => id));
  const rest = vouchers.filter((one) => !ids.has(one.id) && !isCollectorStep(one));
  return {
    personal: own.filter((one) => !isOver(one)),
    all: rest.filter((one) => !isOver(one)),
    over: [...own, ...rest].filter(isOver).sort((one, other) => endOf(other).localeCompare(endOf(one))),
  };
}
