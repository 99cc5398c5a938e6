import { isCardNumber, type PhysicalCard, physicalCard } from '@trolley/contract';
import { z } from 'zod/mini';
import type { Database } from '../../platform/database/database.ts';
import { away, type GiveNumber, type Member, type Programme } from '../programme.ts';
import { askGateway, type GatewayAccess } from './askGateway.ts';

const number = z.string().check(z.refine(isCardNumber));
const cardReply = z.object({
  ...physicalCard.shape,
  cardNumber: z.optional(number),
  newCardNumber: z.optional(number),
});

interface Parts {
  readonly database: Database;
  readonly access: GatewayAccess;
  pathOf(member: Member): string;
}

/** LOY-15: plastic cards that an outside programme prints and numbers; the account follows its numbers. */
export function gatewayCards({
  database,
  access,
  pathOf,
}: Parts): Pick<Programme, 'cardStatus' | 'orderCard' | 'loseCard'> {
  const give = async (giveNumber: GiveNumber, cardNumber: string | undefined) => {
    if (cardNumber !== undefined && !(await database.transaction((tx) => giveNumber(tx, cardNumber))))
      access.tell('gives a card the number of another account');
  };
  return {
    async cardStatus(member): Promise<PhysicalCard | typeof away> {
      const told = await askGateway(access, { method: 'GET', path: `${pathOf(member)}/card`, reply: cardReply });
      if (told === away) return away;
      return 'refused' in told ? { status: 'none' } : told.answer;
    },
    async orderCard({ member, nameOnCard, address, giveNumber }) {
      const path = `${pathOf(member)}/card`;
      const body = { cardNumber: member.mpCardId, nameOnCard, address };
      const told = await askGateway(access, { method: 'POST', path, body, reply: cardReply });
      if (told === away) return away;
      if ('refused' in told) return told.refused === 'short' ? 'orderedAlready' : away;
      await give(giveNumber, told.answer.cardNumber);
      return told.answer;
    },
    async loseCard(member, giveNumber) {
      const path = `${pathOf(member)}/card/lost`;
      const told = await askGateway(access, { method: 'POST', path, body: {}, reply: cardReply });
      if (told === away) return away;
      if ('refused' in told) return told.refused === 'short' ? 'noCard' : away;
      await give(giveNumber, told.answer.newCardNumber);
      return told.answer;
    },
  };
}
