import { patient } from '../../../../test/patient.ts';
import { openDatabase } from '../../database/database.ts';
import { startJobs } from '../../jobs/startJobs.ts';
import { createLog } from '../../log.ts';
import { openMail } from '../openMail.ts';

// A process that sends what waits, until it is killed.
const [connectionString = '', smtpUrl = ''] = process.argv.slice(2);
const log = createLog({ level: 'silent' });
const database = openDatabase({ connection: { connectionString }, ...patient }, log);
await startJobs(openMail({ settings: { smtpUrl }, database, log }).jobs, { database, log });
setInterval(() => {}, 1000);
