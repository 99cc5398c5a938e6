import { runShopCommand } from '../../../platform/command/runShopCommand.ts';
import { readCardCommand, usage } from './options.ts';
import { type Accounts, runCardCommand } from './runCardCommand.ts';

/** The command `npm run cards`; returns the exit code. */
export function main(args: readonly string[], accounts: Accounts): Promise<number> {
  return runShopCommand(args, {
    usage,
    read: readCardCommand,
    run: (command, { database }) => runCardCommand(database, command, accounts),
  });
}
