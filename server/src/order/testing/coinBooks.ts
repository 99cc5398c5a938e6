import { expect } from 'vitest';

type Query = <Row>(text: string, ...values: unknown[]) => Promise<readonly Row[]>;

/** What the database knows of coins and of the vouchers that were paid with them. */
export function coinBooks(query: Query) {
  /** What a member has in a pool, and every movement of a voucher; the balance is their sum. */
  async function booksOf(memberId: string, poolId: string) {
    const moved = await query<{ kind: string; value: number; cause: string; voucher_id: string | null }>(
      'select kind, value, cause, voucher_id from loyalty_movement where member_id = $1 and pool_id = $2 order by id',
      memberId,
      poolId,
    );
    const [row] = await query<{ value: number }>(
      'select value from loyalty_balance where member_id = $1 and pool_id = $2',
      memberId,
      poolId,
    );
    const balance = row?.value ?? 0;
    expect(moved.reduce((sum, { value }) => sum + value, 0)).toBe(balance);
    const ofVouchers = moved.filter(({ voucher_id: id }) => id !== null);
    return { balance, moved: ofVouchers.map(({ kind, value, cause }) => [kind, value, cause] as const) };
  }
  const claimsOf = async (customerId: string) =>
    query<{ reference: string; checkout_id: string }>(
      `select reference, checkout_id from checkout_claim where customer_id = $1 and kind = 'voucher'`,
      customerId,
    );
  return { booksOf, claimsOf };
}
