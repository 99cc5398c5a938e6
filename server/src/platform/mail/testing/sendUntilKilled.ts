import { patient } from '../../../../test/patient.ts';
import { openDatabase } from '../../database/database.ts';
import { createLog } from '../../log.ts';
import { openMail } from '../openMail.ts';

// A process that sends what waits, until it is killed.
const [connectionString = '', smtpUrl = ''] = process.argv.slice(2);
const log = createLog({ level: 'silent' });
const database = openDatabase({ connection: { connectionString }, ...patient }, log);
await openMail({ settings: { smtpUrl }, database, log }).start();
setInterval(() => {}, 1000);
