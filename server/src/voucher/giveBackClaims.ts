import { giveBackWallet } from '../wallet/giveBackWallet.ts';
import type { GiveBackClaims } from './claim.ts';
import { deleteClaims, uncountCodes, uncountVouchers } from './queries.ts';

/** In the order in which they are claimed: codes, vouchers, money. */
export const giveBackClaims: GiveBackClaims = async (tx, checkoutId) => {
  const gone = await deleteClaims(tx, checkoutId);
  const named = (kind: string) => gone.filter((one) => one.kind === kind).map(({ reference }) => reference);
  const codes = named('code');
  if (codes.length > 0) await uncountCodes(tx, codes);
  const vouchers = named('voucher');
  if (vouchers.length > 0) await uncountVouchers(tx, vouchers);
  await giveBackWallet(tx, { checkoutId, reason: 'givenBack' });
};
