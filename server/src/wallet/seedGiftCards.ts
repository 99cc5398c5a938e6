import type { CheckoutFile, ShopEnvironment } from '@trolley/contract';
import { demoFixtures } from '../catalogue/storage/demoFixtures.ts';
import { issueGiftCard } from './issueGiftCard.ts';
import { emptyDemoCards, findCard, markDemoCards } from './queries.ts';
import { hashOfNumber, type Wallets } from './wallets.ts';

interface Parts extends Pick<Wallets, 'database' | 'passwords'> {
  readonly file: Pick<CheckoutFile, 'demo'>;
  readonly environment: ShopEnvironment;
}

/**
 * The cards of the tenant's demo, whose codes everybody can read: in a shop that a retailer feeds, and in any at a
 * production address, they hold nothing.
 */
export async function seedGiftCards({ file, environment, ...parts }: Parts): Promise<void> {
  const { database } = parts;
  const cards = file.demo?.giftCards ?? [];
  const hashes = cards.map(({ number }) => hashOfNumber(number));
  const todo = await demoFixtures(database, environment);
  if (todo === 'write') {
    for (const card of cards)
      if (!(await findCard(database, hashOfNumber(card.number)))) await issueGiftCard(parts, card);
    await markDemoCards(database, hashes);
  } else if (todo === 'remove') {
    await database.transaction((tx) => emptyDemoCards(tx, hashes));
  }
}
