import type { ShopEnvironment } from '@trolley/contract';
import { demoFixtures } from '../../catalogue/storage/demoFixtures.ts';
import { deletePersonalData } from '../../platform/personalData.ts';
import type { Customers } from '../customers.ts';
import { loadSeedCustomers } from './demoCustomers.ts';
import { closeDemo } from './queries.ts';

type Parts = Pick<Customers, 'database' | 'file' | 'passwords' | 'personalData'>;
type Shop = Parts & { readonly environment: ShopEnvironment };

/**
 * Has the demo write its people and cards. A shop that a retailer feeds has none of them, nor has one at a production
 * address, whatever its files say by now.
 */
export async function seedDemoCustomers({ environment, ...customers }: Shop): Promise<void> {
  const { database, file } = customers;
  const todo = await demoFixtures(database, environment);
  if (todo === 'write') {
    await (await loadSeedCustomers())?.(customers);
  } else if (todo === 'remove') {
    const cards = (file.demo?.cards ?? []).map(({ cardNumber }) => cardNumber);
    const gone = await database.transaction((tx) => closeDemo(tx, cards));
    for (const customerId of gone) await deletePersonalData(customers.personalData, customerId);
  }
}
