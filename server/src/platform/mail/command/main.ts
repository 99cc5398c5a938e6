import { existsSync } from 'node:fs';
import { reachShop } from '../../database/reachShop.ts';
import { createClosing } from '../../lifecycle/closing.ts';
import { createLog } from '../../log.ts';
import { paths } from '../../paths.ts';
import { readSettings } from '../../settings.ts';
import { isStartProblem } from '../../startProblem.ts';
import { readMailCommand, usage } from './options.ts';
import { runMailCommand } from './runMailCommand.ts';

/** The command `npm run mails`; returns the exit code. */
export async function main(args: readonly string[]): Promise<number> {
  const command = readMailCommand(args);
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
    const { text, exitCode } = await runMailCommand(database, command);
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
