import type { MemberVoucher } from '@trolley/contract';
import type { DatedVoucher } from '../datedVouchers.ts';
import { isOnce } from '../isOnce.ts';
import type { Entitlements } from '../vouchers.ts';
import { countsByItself, hasPromotion } from '../vouchersOf.ts';

/** A purchase that used a voucher. */
export interface UsedWith {
  readonly voucherId: string;
  readonly usedAt: Date;
  /** False while its payment is under way. */
  readonly ordered: boolean;
  readonly orderNumber?: string;
  readonly brought?: number;
}

interface Member {
  readonly entitlements: Entitlements;
  /** The newest first. */
  readonly used: readonly UsedWith[];
  readonly now: number;
}

type Stated = DatedVoucher &
  Pick<MemberVoucher, 'state' | 'missing' | 'usedAt' | 'orderNumber' | 'brought'> & { readonly state: string };

/** So long one that is over is still shown. */
const remembered = 30 * 86_400_000;

/** LOY-06: what a member can do with each voucher, in the editors' order; used ones come last, the newest first. */
export function memberVoucherStates(vouchers: readonly DatedVoucher[], member: Member): readonly Stated[] {
  const { entitlements, used, now } = member;
  const own = vouchers.filter(
    (one) => (one.type === 'personal' || one.type === 'member') && hasPromotion(one, entitlements),
  );
  const byId = new Map(own.map((one) => [one.id, one]));
  const past = used.flatMap(({ voucherId, usedAt, ordered, orderNumber, brought }): Stated | readonly [] => {
    const one = byId.get(voucherId);
    if (!one || !ordered) return [];
    return {
      ...one,
      ...{ state: 'used', usedAt: usedAt.toISOString() },
      ...(orderNumber !== undefined && { orderNumber }),
      ...(brought !== undefined && { brought }),
    };
  });
  const present = own.flatMap((one): Stated | readonly [] => {
    const mine = used.filter(({ voucherId }) => voucherId === one.id);
    if (isOnce(one) && mine.some(({ ordered }) => ordered)) return [];
    if (now < Date.parse(one.validFrom)) return [];
    const end = Date.parse(one.validUntil);
    if (now >= end) return now < end + remembered && mine.length === 0 ? { ...one, state: 'expired' } : [];
    // A payment of its own is under way; without one somebody else had the last use.
    if (entitlements.gone.has(one.id)) return mine.length > 0 ? { ...one, state: 'active' } : [];
    return { ...one, ...stateOf(one, entitlements) };
  });
  return [...present, ...past];
}

function stateOf(
  one: DatedVoucher,
  { activated, coins, pointsPool = '' }: Entitlements,
): Pick<Stated, 'state' | 'missing'> {
  if (countsByItself(one)) return { state: 'automatic' };
  const { coins: cost = 0, poolId = pointsPool } = one;
  const missing = cost - (coins?.get(poolId) ?? 0);
  if (cost > 0 && missing > 0) return { state: 'locked', missing: { coins: missing } };
  return { state: activated?.has(one.id) ? 'active' : 'available' };
}
