import {
  type Customers,
  findDemoCustomer,
  insertCard,
  insertDemoCustomer,
  isCardKnown,
  isHashOfKnown,
  lockDemoCustomer,
  type SeedCustomers,
  setDemoPassword,
  topUpPoints,
} from '@trolley/server/demo';
import { demoPools, onlinePools } from './demoPools.ts';

type Parts = Parameters<SeedCustomers>[0];
type Demo = NonNullable<Customers['file']['demo']>;

export const seedCustomers: SeedCustomers = async (customers) => {
  const { customers: people, cards: offline } = customers.file.demo ?? { customers: [], cards: [] };
  // A hash takes its time on purpose, and the start waits for all of them.
  await Promise.all(people.map((customer) => seedCustomer(customers, customer)));
  for (const card of offline) await seedCard(customers, card);
};

async function seedCustomer({ database, passwords }: Parts, demo: Demo['customers'][number]): Promise<void> {
  const known = await findDemoCustomer(database, demo.email);
  const isRight = known !== undefined && isHashOfKnown(known.passwordHash, demo.password);
  const hash = isRight ? known.passwordHash : await passwords.hashKnown(demo.password);
  await database.transaction(async (tx) => {
    await insertDemoCustomer(tx, demo, hash);
    const customer = await lockDemoCustomer(tx, demo.email);
    // The address may belong to a customer by now who is not part of the demo.
    if (!customer) return;
    if (!isRight) await setDemoPassword(tx, customer.id, hash);
    // Of the file, but as the account is now: whoever unlinked the card took the points out with it.
    if (customer.memberId === null) return;
    const pools = demo.mpCardId === undefined ? onlinePools : demoPools;
    for (const pool of pools) await topUpPoints(tx, { memberId: customer.memberId, ...pool });
  });
  await seedOwnCard({ database, passwords }, demo);
}

/** The card of a demo customer can be unlinked, and linked again with its code. */
async function seedOwnCard(
  parts: Pick<Parts, 'database' | 'passwords'>,
  { mpCardId, loyalityMemberId, activationCode, email, firstName, lastName }: Demo['customers'][number],
): Promise<void> {
  if (mpCardId === undefined || loyalityMemberId === undefined || activationCode === undefined) return;
  const customer = await findDemoCustomer(parts.database, email);
  await seedCard(
    parts,
    { cardNumber: mpCardId, activationCode, firstName, lastName, loyalityMemberId },
    customer?.memberId === loyalityMemberId ? customer.id : undefined,
  );
}

async function seedCard(
  { database, passwords }: Pick<Parts, 'database' | 'passwords'>,
  card: Demo['cards'][number],
  claimedBy?: string,
): Promise<void> {
  if (await isCardKnown(database, card)) return;
  await insertCard(database, card, await passwords.hash(card.activationCode), claimedBy);
}
