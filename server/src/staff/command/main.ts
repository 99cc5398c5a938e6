import { runShopCommand } from '../../platform/command/runShopCommand.ts';
import { openStaff } from '../openStaff.ts';
import { readStaffCommand, usage } from './options.ts';
import { runStaffCommand } from './runStaffCommand.ts';

/** Stores are imported, and a shop that is set up may have none yet: whoever types a store here knows it. */
const isStore = () => true;

/** The command `npm run staff`; returns the exit code. */
export function main(args: readonly string[]): Promise<number> {
  return runShopCommand(args, {
    usage,
    read: readStaffCommand,
    run: async (command, { database, settings }) =>
      runStaffCommand(openStaff({ database, settings, shopName: settings.tenant, isStore }), command),
  });
}
