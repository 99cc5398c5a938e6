import { patient } from '../../../test/patient.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { createLog } from '../../platform/log.ts';
import { addItem } from '../operations/addItem.ts';
import { guestWith, openTestCarts } from '../testing.ts';

/** A process of its own that adds products to one cart, all at once, and names each when it is answered. */
const [, , connectionString = '', cartId = '', from = '0', until = '0'] = process.argv;
const database = openDatabase(
  { connection: { connectionString }, poolSize: 8, ...patient },
  createLog({ level: 'silent' }),
);
const carts = openTestCarts(database);

async function add(number: number): Promise<void> {
  const sku = `p${number}`;
  const result = await addItem(carts, guestWith(cartId), { sku, quantity: 1 });
  process.stdout.write('failure' in result ? `refused ${sku}\n` : `added ${sku}\n`);
}

const numbers = Array.from({ length: Number(until) - Number(from) }, (_, index) => Number(from) + index);
await Promise.all(numbers.map(add));
await database.close();
