import { randomUUID } from 'node:crypto';
import { patient } from '../../../../test/patient.ts';
import { openDatabase } from '../../../platform/database/database.ts';
import { createLog } from '../../../platform/log.ts';
import { testPlace, testServiceFiles } from '../../testing.ts';
import { localTime } from '../localTime.ts';
import { openSlots } from '../openSlots.ts';

/** A process of its own that wants a slot for so many carts at once, and says so as each is answered. */
const [, , connectionString = '', slotId = '', carts = '0'] = process.argv;
const database = openDatabase(
  { connection: { connectionString }, poolSize: 8, ...patient },
  createLog({ level: 'silent' }),
);
const slots = openSlots({ database, file: testServiceFiles().service, time: localTime('Europe/Vienna') });

async function holdOne(): Promise<void> {
  // A transaction, as the cart's own: whoever is killed inside has held nothing.
  const outcome = await database.transaction((tx) =>
    slots.hold(tx, { cartId: randomUUID(), slotId, place: testPlace }),
  );
  process.stdout.write('failure' in outcome ? 'refused\n' : 'held\n');
}

await Promise.all(Array.from({ length: Number(carts) }, holdOne));
await database.close();
