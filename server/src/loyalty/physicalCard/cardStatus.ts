import type { PhysicalCard } from '@trolley/contract';
import { away } from '../programme.ts';
import { cardHolder } from './cardHolder.ts';
import type { PhysicalCards } from './physicalCards.ts';

const none: PhysicalCard = { status: 'none' };

/** LOY-08: where the card is; of whoever has none, and while an outside programme is away, there is none to tell of. */
export async function cardStatus(cards: PhysicalCards, customerId: string): Promise<PhysicalCard> {
  const member = await cardHolder(cards, customerId);
  if ('failure' in member) return none;
  const card = await cards.programme.cardStatus(member);
  if (card === away) return none;
  // The number that replaced a lost one is the account's own by now.
  if (card.status !== 'lost' || member.mpCardId === undefined || member.mpCardId === card.cardNumber) return card;
  return { ...card, newCardNumber: member.mpCardId };
}
