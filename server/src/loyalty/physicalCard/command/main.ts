import { existsSync } from 'node:fs';
import { reachShop } from '../../../platform/database/reachShop.ts';
import { createClosing } from '../../../platform/lifecycle/closing.ts';
import { createLog } from '../../../platform/log.ts';
import { paths } from '../../../platform/paths.ts';
import { readSettings } from '../../../platform/settings.ts';
import { isStartProblem } from '../../../platform/startProblem.ts';
import { readCardCommand, usage } from './options.ts';
import { type Accounts, runCardCommand } from './runCardCommand.ts';

/** The command `npm run cards`; returns the exit code. */
export async function main(args: readonly string[], accounts: Accounts): Promise<number> {
  const command = readCardCommand(args);
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
    if (existsSync(paths.envFile)) process.loadEnvFile(paths.envFile);
    const database = await reachShop(readSettings(process.env), closing, createLog({ level: 'warn' }));
    const { text, exitCode } = await runCardCommand(database, command, accounts);
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
