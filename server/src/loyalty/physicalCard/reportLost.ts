import { loyaltyFailures, type PhysicalCard, physicalCardFailures } from '@trolley/contract';
import { away } from '../programme.ts';
import { cardHolder } from './cardHolder.ts';
import type { AddressRefused, PhysicalCards } from './physicalCards.ts';

/** The member’s own word is enough: it did not arrive, or is gone. From then on it finds nobody at a till. */
export async function reportLost(cards: PhysicalCards, customerId: string): Promise<PhysicalCard | AddressRefused> {
  const member = await cardHolder(cards, customerId);
  if ('failure' in member) return member;
  const lost = await cards.programme.loseCard(member, (tx, cardNumber) => cards.setCardNumber(tx, member, cardNumber));
  await cards.changed(customerId);
  if (lost === away) return { failure: loyaltyFailures.programmeAway };
  return lost === 'noCard' ? { failure: physicalCardFailures.noCardToLose } : lost;
}
