import type { Queryable } from '../../platform/database/database.ts';
import { isNumberTaken, lockOwnCard, renameCard, updateCard } from './queries.ts';

interface Holder {
  readonly customerId: string;
  readonly loyalityMemberId: string;
}

/**
 * Gives a membership this number, in the place of the one it had: that one finds nobody any more, here and where cards of
 * the stores are linked. The programme made the number for this very account, so it is proved there; an account that has
 * left the membership stays as it is. False where the number is another's.
 */
export async function setCardNumber(
  tx: Queryable,
  { customerId, loyalityMemberId }: Holder,
  cardNumber: string,
): Promise<boolean> {
  const own = await lockOwnCard(tx, customerId);
  const isHolder = own?.loyalityMemberId === loyalityMemberId;
  if (isHolder && own.mpCardId === cardNumber) return true;
  if (await isNumberTaken(tx, cardNumber)) return false;
  await renameCard(tx, loyalityMemberId, cardNumber);
  if (isHolder) await updateCard(tx, customerId, { cardNumber, loyalityMemberId });
  return true;
}
