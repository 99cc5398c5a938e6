import type { Database } from '../../../server/src/platform/database/database.ts';
import { createPasswords } from '../../../server/src/platform/passwords/createPasswords.ts';
import { newGiftCardCode } from '../../../server/src/wallet/giftCardCode.ts';
import { issueGiftCard } from '../../../server/src/wallet/issueGiftCard.ts';

/** A code that everybody may use, again and again. */
export async function offerCode(database: Database, code: string): Promise<void> {
  await database.query({
    text: `insert into discount_code (code, name, kind, value, valid_from, valid_until)
           values ($1, 'Ausfall', 'percent', 5, now() - interval '1 day', now() + interval '30 days')`,
    values: [code],
  });
}

/** Numbers of new gift cards. */
export async function issueCards(database: Database, count: number): Promise<string[]> {
  const passwords = createPasswords({ passwordMemoryKb: 1024 });
  const made: string[] = [];
  while (made.length < count) {
    const card = newGiftCardCode();
    if (await issueGiftCard({ database, passwords }, { ...card, balance: 2500 }))
      made.push(`${card.number}-${card.pin}`);
  }
  return made;
}
