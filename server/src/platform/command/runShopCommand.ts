import { existsSync } from 'node:fs';
import type { Database } from '../database/database.ts';
import { reachShop } from '../database/reachShop.ts';
import { createClosing } from '../lifecycle/closing.ts';
import { createLog } from '../log.ts';
import { paths } from '../paths.ts';
import { readSettings, type Settings } from '../settings.ts';
import { isStartProblem } from '../startProblem.ts';

export interface Said {
  readonly text: string;
  readonly exitCode: number;
}

interface ShopCommand<Command extends object> {
  readonly usage: string;
  /** What the command line asks for. */
  read(args: readonly string[]): Command | { readonly problem: string } | 'help';
  run(command: Command, shop: { readonly database: Database; readonly settings: Settings }): Promise<Said>;
}

/** A command on the shop's database, which may be running; returns the exit code. */
export async function runShopCommand<Command extends object>(
  args: readonly string[],
  { usage, read, run }: ShopCommand<Command>,
): Promise<number> {
  const command = read(args);
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
    const settings = readSettings(process.env);
    const database = await reachShop(settings, closing, createLog({ level: 'warn' }));
    const { text, exitCode } = await run(command, { database, settings });
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
