import { permissions } from '@trolley/contract';
import type { Said } from '../../platform/command/runShopCommand.ts';
import { type Invitation, inviteStaff } from '../account/inviteStaff.ts';
import { listStaff } from '../account/listStaff.ts';
import { lockStaff, resetStaff } from '../account/manageStaff.ts';
import { selectByEmail } from '../account/queries.ts';
import { isRefused, type StaffRefused } from '../refusals.ts';
import type { Staff } from '../staff.ts';
import type { Actor } from '../who.ts';
import type { StaffCommand } from './options.ts';

/** Whoever can run commands on the shop's machine may do everything; the journal says that it was nobody's session. */
const commandLine: Actor = { staffId: null, permissions: new Set(permissions), stores: null };

const problem = (text: string): Said => ({ text, exitCode: 1 });
const said = (text: string): Said => ({ text, exitCode: 0 });
const refused = ({ failure }: StaffRefused): Said => problem(`Refused: ${failure}.`);
const linkSaid = ({ link, expiresAt }: Invitation) =>
  said(`${link}\nIt works once, until ${expiresAt.slice(0, 16).replace('T', ' ')} UTC.`);

export async function runStaffCommand(staff: Staff, command: StaffCommand): Promise<Said> {
  if (command.name === 'list') return said(await listed(staff));
  if (command.name === 'invite') {
    const { email, called: name, role, stores } = command;
    const wanted = { email, name, roles: [role], stores: stores.length > 0 ? stores : null };
    const invited = await inviteStaff(staff, commandLine, wanted);
    return isRefused(invited) ? refused(invited) : linkSaid(invited.invitation);
  }
  const account = await selectByEmail(staff.database, command.email);
  if (!account) return problem(`Nobody has the address ${command.email}.`);
  if (command.name === 'reset') {
    const reset = await resetStaff(staff, commandLine, account.id, {});
    return isRefused(reset) ? refused(reset) : linkSaid(reset);
  }
  const locked = command.name === 'lock';
  const changed = await lockStaff(staff, commandLine, account.id, { locked });
  return isRefused(changed) ? refused(changed) : said(`${command.email} is ${locked ? 'locked' : 'unlocked'}.`);
}

async function listed({ database }: Staff): Promise<string> {
  const lines: string[] = [];
  let after: string | undefined;
  do {
    const page = await listStaff(database, after, null);
    for (const { email, name, status, roles, stores } of page.staff)
      lines.push([email, status, roles.join(), stores?.join() ?? 'every store', name].join('  '));
    after = page.next;
  } while (after !== undefined);
  return lines.length > 0 ? lines.join('\n') : 'There is nobody yet.';
}
