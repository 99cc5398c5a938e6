import type { PhysicalCard } from '@trolley/contract';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { statesBefore } from '../physicalCard/cardLife.ts';
import { newCardNumber } from '../physicalCard/newCardNumber.ts';
import { insertCardOrder, type PhysicalCardRow, selectCard, updateStatus } from '../physicalCard/queries.ts';
import { showCard } from '../physicalCard/showCard.ts';
import type { GiveNumber, Programme } from '../programme.ts';

/** LOY-15: the plastic cards of our own programme; staff print and post them. */
export function plasticCards(database: Database): Pick<Programme, 'cardStatus' | 'orderCard' | 'loseCard'> {
  return {
    async cardStatus({ loyalityMemberId, customerId }): Promise<PhysicalCard> {
      const row = await selectCard(database, loyalityMemberId);
      // A membership may go into another account with its card: the name on an earlier one is not told there.
      return showCard(row?.customerId === customerId ? row : undefined);
    },
    async orderCard({ member: { customerId, loyalityMemberId: memberId, mpCardId }, nameOnCard, address, giveNumber }) {
      const ordered = await withNumber(database, giveNumber, mpCardId, (tx, cardNumber) =>
        insertCardOrder(tx, { memberId, customerId, cardNumber, nameOnCard, address }),
      );
      return ordered ? showCard(ordered.row) : 'orderedAlready';
    },
    async loseCard({ customerId, loyalityMemberId }, giveNumber) {
      const lost = await withNumber(database, giveNumber, undefined, (tx) =>
        updateStatus(tx, loyalityMemberId, { to: 'lost', from: statesBefore('lost'), customerId }),
      );
      return lost ? { ...showCard(lost.row), newCardNumber: lost.number } : 'noCard';
    },
  };
}

/** Two numbers alike are as good as impossible; a few tries are enough. */
const mostTries = 5;

/** Undoes the transaction. */
class NumberTaken extends Error {}

/** Changes the card and gives its member the number, or a new one where there is none, all of it or nothing. */
async function withNumber(
  database: Database,
  giveNumber: GiveNumber,
  known: string | undefined,
  change: (tx: Queryable, cardNumber: string) => Promise<PhysicalCardRow | undefined>,
): Promise<{ readonly row: PhysicalCardRow; readonly number: string } | undefined> {
  for (let tries = 1; ; tries += 1) {
    const number = known ?? newCardNumber();
    try {
      return await database.transaction(async (tx) => {
        const row = await change(tx, number);
        if (row && !(await giveNumber(tx, number))) throw new NumberTaken('another card has this number');
        return row && { row, number };
      });
    } catch (error) {
      if (!(error instanceof NumberTaken) || tries === mostTries) throw error;
    }
  }
}
