import type { Database } from '../platform/database/database.ts';
import type { Passwords } from '../platform/passwords/createPasswords.ts';
import type { GiftCardCode } from './giftCardCode.ts';
import { insertCard, moveMoney } from './queries.ts';
import { hashOfNumber } from './wallets.ts';

interface Parts {
  readonly database: Database;
  readonly passwords: Pick<Passwords, 'hash'>;
}

/** A card that can be given away; a number that exists already is left alone, and false is answered. */
export async function issueGiftCard(
  { database, passwords }: Parts,
  { number, pin, balance }: GiftCardCode & { readonly balance: number },
): Promise<boolean> {
  const pinHash = await passwords.hash(pin);
  return database.transaction(async (tx) => {
    const giftCardId = await insertCard(tx, { numberHash: hashOfNumber(number), lastFour: number.slice(-4), pinHash });
    if (giftCardId === undefined) return false;
    await moveMoney(tx, [{ giftCardId, amount: balance, reason: 'issued' }]);
    return true;
  });
}
