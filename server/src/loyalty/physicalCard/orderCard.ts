import {
  type LetterAddress,
  type NameOnCard,
  type PhysicalCard,
  physicalCardFailures,
  printedName,
} from '@trolley/contract';
import type { Queryable } from '../../platform/database/database.ts';
import { newCardNumber } from './newCardNumber.ts';
import type { AddressRefused, PhysicalCards } from './physicalCards.ts';
import { insertCardOrder } from './queries.ts';
import { showCard } from './showCard.ts';

interface Wish {
  readonly address: LetterAddress;
  readonly nameOnCard: NameOnCard;
}

/** LOY-15: once per member, however many calls there are at once; after a loss once more. */
export async function orderCard(
  cards: PhysicalCards,
  customerId: string,
  { address, nameOnCard }: Wish,
): Promise<PhysicalCard | AddressRefused> {
  const member = await cards.memberOf(customerId);
  const memberId = member?.loyalityMemberId;
  if (!member || memberId === undefined) return { failure: physicalCardFailures.notAMember };
  const checked = cards.checkAddress({ ...address, category: 'private' });
  if ('failure' in checked) return { ...checked, fields: checked.fields?.map(inAddress) };
  const { category: _, ...letter } = checked;
  return cards.database.transaction(async (tx) => {
    const cardNumber = member.mpCardId ?? (await numberFor(cards, tx, customerId));
    const printed = printedName(member, nameOnCard);
    const ordered = await insertCardOrder(tx, {
      memberId,
      customerId,
      cardNumber,
      nameOnCard: printed,
      address: letter,
    });
    return ordered ? showCard(ordered) : { failure: physicalCardFailures.cardOrderedAlready };
  });
}

const inAddress = <F extends { readonly path: string }>(field: F): F => ({ ...field, path: `address.${field.path}` });

/** Two alike are as good as impossible; a few tries are enough. */
const mostTries = 5;

/** A membership that lives online alone gets its number with its first card. */
async function numberFor({ giveCardNumber }: PhysicalCards, tx: Queryable, customerId: string): Promise<string> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const number = await giveCardNumber(tx, customerId, newCardNumber());
    if (number !== undefined) return number;
  }
  throw new Error('no card number was free');
}
