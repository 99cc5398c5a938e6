import { patient } from '../../../../test/patient.ts';
import { openDatabase } from '../../database/database.ts';
import { createLog } from '../../log.ts';
import { createRateLimiter } from '../rateLimiter.ts';

/** A process of its own that tries the same thing many times at once and prints how often it may; it waits for the others. */
const [, , connectionString = '', what = '', times = '0', max = '0'] = process.argv;
const database = openDatabase(
  { connection: { connectionString }, poolSize: 2, ...patient },
  createLog({ level: 'silent' }),
);
const limiter = createRateLimiter(database);
await limiter.count(`here: ${what}`, { max: 1, windowMs: 1000 * 86_400_000 });
process.stdout.write('here\n');
// Held by whoever started all of them, until the last one is here.
await database.query({ text: 'select pg_advisory_xact_lock_shared(hashtext($1))', values: [what] });
const limit = { max: Number(max), windowMs: 1000 * 86_400_000 };
const waits = await Promise.all(Array.from({ length: Number(times) }, () => limiter.count(what, limit)));
process.stdout.write(`${waits.filter((seconds) => seconds === undefined).length}\n`);
await database.close();
