import { loyaltyStatus, physicalCardFailures } from '@trolley/contract';
import type { Member } from '../programme.ts';
import type { AddressRefused, CardMember, PhysicalCards } from './physicalCards.ts';

/**
 * Who may have a plastic card: a member whose own card it is, or who has none yet. A card that nobody proved may be another
 * person's, and would be printed with that person's number.
 */
export async function cardHolder(
  { memberOf }: Pick<PhysicalCards, 'memberOf'>,
  customerId: string,
): Promise<(Member & Pick<CardMember, 'firstName' | 'lastName'>) | AddressRefused> {
  const account = await memberOf(customerId);
  const { loyalityMemberId, mpCardId } = account ?? {};
  if (!account || loyalityMemberId === undefined) return { failure: physicalCardFailures.notAMember };
  if (loyaltyStatus(account) === 'referenced') return { failure: physicalCardFailures.cardNotProved };
  const { firstName, lastName } = account;
  return { customerId, loyalityMemberId, mpCardId, firstName, lastName };
}
