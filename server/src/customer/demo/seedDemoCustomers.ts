import type { ShopEnvironment } from '@trolley/contract';
import { demoFixtures } from '../../catalogue/storage/demoFixtures.ts';
import type { Customers } from '../customers.ts';
import { demoPools } from './demoPools.ts';
import {
  closeDemo,
  findDemoCustomer,
  insertCard,
  insertDemoCustomer,
  isCardKnown,
  lockDemoCustomer,
  movePoints,
  setDemoPassword,
  sumOfPool,
} from './queries.ts';

type Parts = Pick<Customers, 'database' | 'file' | 'passwords' | 'forgetCartsOf'>;
type Shop = Parts & { readonly environment: ShopEnvironment };
type Demo = NonNullable<Customers['file']['demo']>;

/**
 * The people and cards of the tenant's demo. Whatever a demo customer changed stays, but the password that everybody
 * knows and the points are as they were. A shop that a retailer feeds has none of them, nor has one at a production
 * address, whatever its files say by now.
 */
export async function seedDemoCustomers({ environment, ...customers }: Shop): Promise<void> {
  const { database, file } = customers;
  const { customers: people, cards: offline } = file.demo ?? { customers: [], cards: [] };
  const todo = await demoFixtures(database, environment);
  if (todo === 'write') {
    for (const customer of people) await seedCustomer(customers, customer);
    for (const card of offline) await seedCard(customers, card);
  } else if (todo === 'remove') {
    const cards = offline.map(({ cardNumber }) => cardNumber);
    const gone = await database.transaction((tx) => closeDemo(tx, cards));
    for (const customerId of gone) await customers.forgetCartsOf(customerId);
  }
}

async function seedCustomer({ database, passwords }: Parts, demo: Demo['customers'][number]): Promise<void> {
  const known = await findDemoCustomer(database, demo.email);
  const isRight = known !== undefined && (await passwords.isRight(demo.password, known.passwordHash));
  const hash = isRight ? known.passwordHash : await passwords.hash(demo.password);
  await database.transaction(async (tx) => {
    await insertDemoCustomer(tx, demo, hash);
    const customer = await lockDemoCustomer(tx, demo.email);
    // The address may be somebody's by now who is no part of the demo.
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
