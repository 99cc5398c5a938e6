import type { ShopEnvironment } from '@trolley/contract';
import { demoFixtures } from '../../catalogue/storage/demoFixtures.ts';
import type { Database } from '../../platform/database/database.ts';
import { loadWriteDemoCodes, type WriteDemoCodes } from './demoCodes.ts';
import { endDemoCodesBut } from './queries.ts';

interface Shop {
  readonly database: Database;
  readonly tenant: Parameters<WriteDemoCodes>[1];
  readonly environment: ShopEnvironment;
  readonly now?: number;
}

/**
 * Has the demo write its codes; in a shop that a retailer feeds, and in any at a production address, none of them
 * counts.
 */
export async function seedDiscountCodes({ database, tenant, environment, now = Date.now() }: Shop): Promise<void> {
  await database.transaction(async (tx) => {
    const todo = await demoFixtures(tx, environment);
    if (todo === 'write') await (await loadWriteDemoCodes())?.(tx, tenant, now);
    else if (todo === 'remove') await endDemoCodesBut(tx, []);
  });
}
