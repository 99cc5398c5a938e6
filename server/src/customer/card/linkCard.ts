import { type Customer, customerFailures, errorCodes, isMember, loyaltyFailures } from '@trolley/contract';
import { counted, limits, overLimit } from '../auth/limits.ts';
import type { Customers } from '../customers.ts';
import { readCustomer } from '../readCustomer.ts';
import type { CustomerRefused } from '../refusals.ts';
import { claimFreeCard, freeCards, lockOwnCard, type OwnCard, selectFreeCard, updateCard } from './queries.ts';

interface Asked {
  readonly customerId: string;
  readonly cardNumber: string;
  /** Of a card that the account had before it may be missing. */
  readonly activationCode?: string | undefined;
  /** Of the caller, as tries are counted. */
  readonly address: string;
}

type Parts = Pick<Customers, 'database' | 'tenant' | 'passwords' | 'rateLimiter' | 'sessions' | 'loyalty'>;

/**
 * LOY-02: a card of the stores becomes the account's own, proved by its activation code; one that the account had before
 * and that has no code, by the account. Unknown cards, those of others
 * and wrong codes are all alike. Who joined online before keeps the points.
 */
export async function linkCard(customers: Parts, asked: Asked): Promise<Customer | CustomerRefused> {
  const { database, rateLimiter, passwords, sessions, loyalty } = customers;
  const { customerId, cardNumber, activationCode, address } = asked;
  const card = counted.card(cardNumber);
  const tooMany = await overLimit(
    rateLimiter,
    [counted.cardsFrom(address), limits.cardsFromAddress],
    [card, limits.triesOfCard],
  );
  if (tooMany) return tooMany;
  const free = await selectFreeCard(database, customerId, cardNumber);
  if (!free?.isKept && !(await passwords.isRight(activationCode ?? '', free?.hash ?? undefined)))
    return { failure: customerFailures.cardInvalid };
  await rateLimiter.forget(card);
  // The programme has the last word: an outside one may have closed the card, or given it to somebody else.
  const found = await loyalty?.memberOf(cardNumber);
  if (found === 'away') return { failure: loyaltyFailures.programmeAway };
  if (found === 'unknown') return { failure: customerFailures.cardInvalid };
  const refused = await database.transaction(async (tx) => {
    const own = await lockOwnCard(tx, customerId);
    if (!own) return { failure: errorCodes.unauthorized };
    if (isProved(own) && own.mpCardId !== null) return { failure: customerFailures.cardLinked };
    const loyalityMemberId = await claimFreeCard(tx, customerId, cardNumber, found?.memberId);
    if (loyalityMemberId === undefined) return { failure: customerFailures.cardInvalid };
    await freeCards(tx, customerId, cardNumber);
    await updateCard(tx, customerId, { cardNumber, loyalityMemberId });
    const { loyalityMemberId: before, mpCardId } = own;
    // Points of a card that was never proved may be another person's.
    if (before !== null && mpCardId === null && before !== loyalityMemberId)
      await loyalty?.transfer(tx, { from: before, to: loyalityMemberId });
    return undefined;
  });
  if (refused) return refused;
  await sessions.forget(customerId);
  return (await readCustomer(customers, customerId)) ?? { failure: errorCodes.unauthorized };
}

const isProved = ({ joeAuthenticationStatus }: OwnCard) =>
  isMember({ joeAuthenticationStatus: joeAuthenticationStatus ?? undefined });
