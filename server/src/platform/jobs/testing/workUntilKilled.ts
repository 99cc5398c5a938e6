import { patient } from '../../../../test/patient.ts';
import { openDatabase } from '../../database/database.ts';
import { createLog } from '../../log.ts';
import { startJobs } from '../startJobs.ts';

// A process that works at the job `tidy` and never ends, until it is killed.
const [connectionString = ''] = process.argv.slice(2);
const log = createLog({ level: 'silent' });
const database = openDatabase({ connection: { connectionString }, ...patient }, log);
const run = () => {
  process.stdout.write('begun\n');
  return new Promise<void>(() => {});
};
await startJobs([{ name: 'tidy', everyMs: 60_000, leader: true, run }], { database, log, leaseMs: 1000 });
setInterval(() => {}, 1000);
