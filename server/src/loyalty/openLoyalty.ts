import type { LoyaltyFile } from '@trolley/contract';
import type { Database } from '../platform/database/database.ts';
import type { Log } from '../platform/log.ts';
import type { GatewayAccess } from './gateway/askGateway.ts';
import { openGateway } from './gateway/openGateway.ts';
import { sendTasksJob } from './gateway/sendTasks.ts';
import { type MemberOfCard, openLedger, pointsPool } from './ledger/openLedger.ts';
import type { CompletedOrder, Loyalty } from './loyalty.ts';
import { instantOf, promotionsAt } from './rules/datedPromotions.ts';
import { freezePoints, multipliers } from './rules/freezePoints.ts';
import { pointsOf } from './rules/pointsOf.ts';

interface Parts {
  readonly file: LoyaltyFile;
  readonly timeZone: string;
  readonly database: Database;
  /** LOY-12: the vouchers that are for members alone and hold now. */
  readonly memberVouchers?: (now: number) => readonly { readonly id: string; readonly name: string }[];
  /** Where the programme is our own. */
  readonly memberOfCard?: MemberOfCard;
  /** The outside programme, where the file says that it is one. */
  readonly gateway?: GatewayAccess | undefined;
  readonly log?: Pick<Log, 'warn'>;
  readonly now?: () => number;
}

/** The tenant's programme, whichever it is. */
export function openLoyalty({
  file,
  timeZone,
  database,
  memberVouchers = () => [],
  memberOfCard = async () => undefined,
  gateway,
  log,
  now = Date.now,
}: Parts): Loyalty {
  const programme = gateway
    ? openGateway({ database, file, access: gateway })
    : openLedger(database, file, memberOfCard);
  const heldAt = (moment: number) => promotionsAt(file, moment, { today: now(), timeZone });
  /** A collector that has not begun brings nothing yet, and one that is over nothing more. */
  const ratesAt = (moment: number): LoyaltyFile['earning'] => {
    const { earning, collector } = file;
    if (!collector) return earning;
    const [from, until] = [collector.validFrom, collector.validUntil].map((day) => instantOf(day, now(), timeZone));
    if (moment >= (from ?? 0) && moment < (until ?? 0)) return earning;
    return earning.filter(({ poolId }) => poolId !== collector.poolId);
  };
  return {
    file,
    timeZone,
    programme,
    promotionsAt: heldAt,
    freezePoints: (lines, moment, vouchers = []) =>
      freezePoints(lines, [...heldAt(moment), ...multipliers(vouchers, pointsPool(file))], file.earning),
    async earn(tx, { customerId, order, at }: CompletedOrder) {
      for (const rate of ratesAt(at?.getTime() ?? now())) {
        const earned = pointsOf(rate, order);
        const { orderNumber } = order;
        await programme.earn(tx, { customerId, orderNumber, poolId: rate.poolId, ...earned, at });
      }
    },
    takeBack: (tx, returned) => programme.takeBack(tx, returned),
    giveBack: (tx, checkoutId) => programme.giveBack(tx, checkoutId),
    waitingOf(orders) {
      const sums = ratesAt(now()).map(
        (rate) => [rate.poolId, orders.reduce((sum, order) => sum + pointsOf(rate, order).points, 0)] as const,
      );
      return new Map(sums);
    },
    async informationOf({ isProved, ...member }) {
      // A card that nobody proved may be another person's: its points are not told.
      if (!isProved && member.mpCardId !== undefined) return { pools: [], promotions: [], vouchers: [] };
      const pools = (await programme.poolsOf(member)).map(({ poolId, tags, value }) => ({
        poolId,
        tags: [...tags],
        value,
      }));
      if (programme.isAway(member.customerId)) return { pools: [], promotions: [], vouchers: [], programmeAway: true };
      const promotions = heldAt(now()).map(({ promotionId }) => ({ promotionId }));
      return isProved
        ? { pools, promotions, vouchers: memberVouchers(now()).map(({ id, name }) => ({ id, name })) }
        : { pools, promotions: [], vouchers: [] };
    },
    memberOf: (cardNumber) => programme.memberOf(cardNumber),
    transfer: (tx, members) => programme.transfer(tx, members),
    jobs: gateway && log ? [sendTasksJob({ database, access: gateway, log })] : [],
  };
}
