import { patient } from '../../../test/patient.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { createLog } from '../../platform/log.ts';
import { mergeCart } from '../operations/mergeCart.ts';
import { customer, openTestCarts } from '../testing.ts';

/** A process of its own that merges visitors' carts into their customers', all at once, and names each when it is answered. */
const [, , connectionString = '', pairs = '[]'] = process.argv;
const database = openDatabase(
  { connection: { connectionString }, poolSize: 8, ...patient },
  createLog({ level: 'silent' }),
);
const carts = openTestCarts(database);

async function merge([who, cartId]: readonly [string, string]): Promise<void> {
  const result = await mergeCart(carts, customer(who, { cartId }), { cartId });
  process.stdout.write('failure' in result ? `refused ${cartId}\n` : `merged ${cartId}\n`);
}

await Promise.all((JSON.parse(pairs) as [string, string][]).map(merge));
await database.close();
