import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { cataloguePart } from '../../catalogue/cataloguePart.ts';
import { feesPaidByPass, isOfBrowser, ordersOfBrowser } from '../../checkout/lookups.ts';
import { findPassSpan, takePassBack } from '../../pass/takePassBack.ts';
import type { Database } from '../../platform/database/database.ts';
import { reachShop } from '../../platform/database/reachShop.ts';
import { type Closing, createClosing } from '../../platform/lifecycle/closing.ts';
import { createLog, type Log } from '../../platform/log.ts';
import { createPasswords } from '../../platform/passwords/createPasswords.ts';
import { paths } from '../../platform/paths.ts';
import { readSettings, type Settings } from '../../platform/settings.ts';
import { isStartProblem } from '../../platform/startProblem.ts';
import { readServiceFiles } from '../../service/files/readServiceFiles.ts';
import { localTime } from '../../service/slots/localTime.ts';
import { openSlots } from '../../service/slots/openSlots.ts';
import { loadTenant } from '../../tenant/loadTenant.ts';
import type { Tenant } from '../../tenant/tenant.ts';
import { openOrders } from '../openOrders.ts';
import type { Orders } from '../orders.ts';
import type { Operating } from './operating.ts';
import { readCommand, usage } from './options.ts';
import { runCommand } from './runCommand.ts';

/** The programme that orders bring points of; a room of its own, so it is handed in. */
type OpenLoyalty = (parts: {
  readonly tenant: Tenant;
  readonly database: Database;
  readonly settings: Settings;
  readonly log: Log;
}) => Promise<Orders['loyalty']>;

/** Whom analytics are told through; a room of its own as well. */
type OpenTracking = (tenant: Tenant) => Orders['tracking'];

/** The command `npm run orders`; returns the exit code. */
export async function main(
  args: readonly string[],
  openLoyalty: OpenLoyalty,
  openTracking: OpenTracking,
): Promise<number> {
  const command = readCommand(args);
  if (command === 'help') {
    process.stdout.write(usage);
    return 0;
  }
  if ('problem' in command) {
    process.stderr.write(`${command.problem}\n\n${usage}`);
    return 1;
  }
  const closing = createClosing((problem) => process.stderr.write(`${problem}\n`));
  try {
    const { text, exitCode } = await runCommand(await openOperating(closing, openLoyalty, openTracking), command);
    (exitCode === 0 ? process.stdout : process.stderr).write(`${text}\n`);
    return exitCode;
  } catch (error) {
    const shown = isStartProblem(error) ? error.message : error instanceof Error ? error.stack : String(error);
    process.stderr.write(`${shown}\n`);
    return 1;
  } finally {
    await closing.run();
  }
}

async function openOperating(
  closing: Closing,
  openLoyalty: OpenLoyalty,
  openTracking: OpenTracking,
): Promise<Operating> {
  if (existsSync(paths.envFile)) process.loadEnvFile(paths.envFile);
  const settings = readSettings(process.env);
  process.env.NODE_ENV = settings.nodeEnv;
  // What happens to orders is logged where nobody reads what the command says; standard output is for its answers.
  const level = process.stderr.isTTY ? 'warn' : 'info';
  const log = createLog({ level, destination: { write: (line) => void process.stderr.write(line) } });
  const tenant = await loadTenant({ ...settings, id: settings.tenant });
  const database = await reachShop(settings, closing, log);
  const { service } = await readServiceFiles(tenant.dir);
  const slots = openSlots({ database, file: service, time: localTime(tenant.file.timeZone) });
  return {
    orders: await openOrders({
      tenant,
      database,
      service: { slots },
      log,
      loyalty: await openLoyalty({ tenant, database, settings, log }),
      passes: { takePassBack, findPassSpan },
      checkouts: { isOfBrowser, ordersOfBrowser, feesPaidByPass },
      tracking: openTracking(tenant),
    }),
    passwords: () => createPasswords(settings),
    catalogue: () => cataloguePart({ tenant, log }).load(database, new Date()),
    readFile: readGiven,
  };
}

/** npm changes the folder; paths are meant from where the command was typed. */
function readGiven(path: string): string | undefined {
  try {
    return readFileSync(resolve(process.env.INIT_CWD ?? process.cwd(), path), 'utf8');
  } catch {
    return undefined;
  }
}
