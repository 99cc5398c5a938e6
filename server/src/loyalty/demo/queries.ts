import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../platform/database/database.ts';
import { insertMovement, lockBalance } from '../ledger/queries.ts';

interface Least {
  readonly memberId: string;
  readonly poolId: string;
  readonly value: number;
}

const beforeTheOrdersMs = 90 * 86_400_000;
const memberForDays = 1000;

/** A member of the demo has been one for years, and has at least so many points at every start, older than its orders. */
export async function topUpPoints(tx: Queryable, { memberId, poolId, value }: Least): Promise<void> {
  await tx.query({
    text: `update loyalty_member set since = least(since, now() - make_interval(days => $2)) where member_id = $1`,
    values: [memberId, memberForDays],
  });
  const missing = value - (await lockBalance(tx, memberId, poolId));
  if (missing <= 0) return;
  const at = new Date(Date.now() - beforeTheOrdersMs);
  const cause = `start:${randomUUID()}`;
  await insertMovement(tx, { memberId, poolId, kind: 'start', value: missing, cause, at });
}
