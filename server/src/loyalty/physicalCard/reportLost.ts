import { type PhysicalCard, physicalCardFailures } from '@trolley/contract';
import { statesBefore } from './cardLife.ts';
import type { AddressRefused, PhysicalCards } from './physicalCards.ts';
import { updateStatus } from './queries.ts';
import { showCard } from './showCard.ts';

/** The member’s own word is enough: it did not arrive, or is gone. */
export async function reportLost(
  { database, memberOf }: Pick<PhysicalCards, 'database' | 'memberOf'>,
  customerId: string,
): Promise<PhysicalCard | AddressRefused> {
  const memberId = (await memberOf(customerId))?.loyalityMemberId;
  if (memberId === undefined) return { failure: physicalCardFailures.notAMember };
  const lost = await updateStatus(database, memberId, { to: 'lost', from: statesBefore('lost') });
  return lost ? showCard(lost) : { failure: physicalCardFailures.noCardToLose };
}
