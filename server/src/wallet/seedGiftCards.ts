import type { CheckoutFile } from '@trolley/contract';
import { readFeedState } from '../catalogue/storage/feedState.ts';
import { issueGiftCard } from './issueGiftCard.ts';
import { emptyCards, findCard } from './queries.ts';
import { hashOfNumber, type Wallets } from './wallets.ts';

interface Parts extends Pick<Wallets, 'database' | 'passwords'> {
  readonly file: Pick<CheckoutFile, 'demo'>;
}

/** The cards of the tenant's demo, whose codes everybody can read: in a shop that a retailer feeds they hold nothing. */
export async function seedGiftCards({ file, ...parts }: Parts): Promise<void> {
  const { database } = parts;
  const cards = file.demo?.giftCards ?? [];
  if (cards.length === 0) return;
  const state = await readFeedState(database);
  if (state?.source === 'demo') {
    for (const card of cards)
      if (!(await findCard(database, hashOfNumber(card.number)))) await issueGiftCard(parts, card);
  } else if (state) {
    const hashes = cards.map(({ number }) => hashOfNumber(number));
    await database.transaction((tx) => emptyCards(tx, hashes));
  }
}
