import {
  type LetterAddress,
  loyaltyFailures,
  type NameOnCard,
  type PhysicalCard,
  physicalCardFailures,
  printedName,
} from '@trolley/contract';
import { away } from '../programme.ts';
import { cardHolder } from './cardHolder.ts';
import type { AddressRefused, PhysicalCards } from './physicalCards.ts';

interface Wish {
  readonly address: LetterAddress;
  readonly nameOnCard: NameOnCard;
}

/** LOY-15: a membership that lives online alone gets its number with its first card, and is proved by it. */
export async function orderCard(
  cards: PhysicalCards,
  customerId: string,
  { address, nameOnCard }: Wish,
): Promise<PhysicalCard | AddressRefused> {
  const member = await cardHolder(cards, customerId);
  if ('failure' in member) return member;
  const checked = cards.checkAddress({ ...address, category: 'private' });
  if ('failure' in checked) return { ...checked, fields: checked.fields?.map(inAddress) };
  const { category: _, ...letter } = checked;
  const ordered = await cards.programme.orderCard({
    member,
    nameOnCard: printedName(member, nameOnCard),
    address: letter,
    giveNumber: (tx, cardNumber) => cards.setCardNumber(tx, member, cardNumber),
  });
  await cards.changed(customerId);
  if (ordered === away) return { failure: loyaltyFailures.programmeAway };
  return ordered === 'orderedAlready' ? { failure: physicalCardFailures.cardOrderedAlready } : ordered;
}

const inAddress = <F extends { readonly path: string }>(field: F): F => ({ ...field, path: `address.${field.path}` });
