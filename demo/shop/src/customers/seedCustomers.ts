import {
  type Customers,
  findDemoCustomer,
  insertCard,
  insertDemoCustomer,
  isCardKnown,
  lockDemoCustomer,
  movePoints,
  type SeedCustomers,
  setDemoPassword,
  sumOfPool,
} from '@trolley/server/demo';
import { demoPools } from './demoPools.ts';

type Parts = Parameters<SeedCustomers>[0];
type Demo = NonNullable<Customers['file']['demo']>;

export const seedCustomers: SeedCustomers = async (customers) => {
  const { customers: people, cards: offline } = customers.file.demo ?? { customers: [], cards: [] };
  for (const customer of people) await seedCustomer(customers, customer);
  for (const card of offline) await seedCard(customers, card);
};

async function seedCustomer({ database, passwords }: Parts, demo: Demo['customers'][number]): Promise<void> {
  const known = await findDemoCustomer(database, demo.email);
  const isRight = known !== undefined && (await passwords.isRight(demo.password, known.passwordHash));
  const hash = isRight ? known.passwordHash : await passwords.hash(demo.password);
  await database.transaction(async (tx) => {
    await insertDemoCustomer(tx, demo, hash);
    const customer = await lockDemoCustomer(tx, demo.email);
    // The address may belong to a customer by now who is not part of the demo.
    if (!customer) return;
    if (!isRight) await setDemoPassword(tx, customer.id, hash);
    if (demo.mpCardId === undefined) return;
    for (const { poolId, tags, value } of demoPools) {
      const missing = value - (await sumOfPool(tx, customer.id, poolId));
      if (missing !== 0) await movePoints(tx, customer.id, { poolId, tags, value: missing });
    }
  });
}

async function seedCard({ database, passwords }: Parts, card: Demo['cards'][number]): Promise<void> {
  if (await isCardKnown(database, card)) return;
  await insertCard(database, card, await passwords.hash(card.activationCode));
}
