import type { Queryable } from '../platform/database/database.ts';
import { deleteClaims, uncountCodes, uncountVouchers } from './queries.ts';

/** Gives back the codes and vouchers that a checkout used up; a second time there is nothing left to give back. */
export async function giveBackVouchers(tx: Queryable, checkoutId: string): Promise<void> {
  const gone = await deleteClaims(tx, checkoutId);
  const named = (kind: string) => gone.filter((one) => one.kind === kind).map(({ reference }) => reference);
  const codes = named('code');
  if (codes.length > 0) await uncountCodes(tx, codes);
  const vouchers = named('voucher');
  if (vouchers.length > 0) await uncountVouchers(tx, vouchers);
}
