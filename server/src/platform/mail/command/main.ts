import { runShopCommand } from '../../command/runShopCommand.ts';
import { readMailCommand, usage } from './options.ts';
import { runMailCommand } from './runMailCommand.ts';

/** The command `npm run mails`; returns the exit code. */
export function main(args: readonly string[]): Promise<number> {
  return runShopCommand(args, {
    usage,
    read: readMailCommand,
    run: (command, { database }) => runMailCommand(database, command),
  });
}
