import { fixedRoles } from '@trolley/contract';
import { isFixedRole } from '../rules/rights.ts';

export const usage = `npm run staff -- <command>

  invite <address> --role <role> [--name "First Last"] [--store <id>]…
                       an account for the studio; prints a link that sets password and second factor, once, for a week
  list                 everybody, with roles, stores and whether they can log in
  lock <address>       ends their sessions at once; nobody logs in any more
  unlock <address>     undoes that, and forgets the codes that were tried
  reset <address>      for a lost telephone or password: takes both away and prints a link that sets them anew

Roles: ${Object.keys(fixedRoles).join(', ')}. The settings (TENANT, DATABASE_URL, DATA_DIR, BASE_URL) are those of the
shop, which may be running.
`;

export type StaffCommand =
  | { readonly name: 'list' }
  | { readonly name: 'lock' | 'unlock' | 'reset'; readonly email: string }
  | {
      readonly name: 'invite';
      readonly email: string;
      readonly called: string;
      readonly role: string;
      readonly stores: readonly string[];
    };

/** What the command line asks for; a text says what is wrong with it. */
export function readStaffCommand(args: readonly string[]): StaffCommand | { readonly problem: string } | 'help' {
  const [name, email, ...rest] = args;
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') return 'help';
  if (name === 'list') return email === undefined ? { name } : { problem: `What is ${email}?` };
  if (name !== 'invite' && name !== 'lock' && name !== 'unlock' && name !== 'reset')
    return { problem: `There is no command ${name}.` };
  if (email === undefined || !/^\S+@\S+\.\S+$/.test(email)) return { problem: 'Who? Give the address.' };
  if (name !== 'invite') return rest[0] === undefined ? { name, email } : { problem: `What is ${rest[0]}?` };
  const given: Record<string, string[]> = { '--role': [], '--name': [], '--store': [] };
  for (let at = 0; at < rest.length; at += 2) {
    const [option = '', value] = rest.slice(at, at + 2);
    if (!Object.hasOwn(given, option) || value === undefined) return { problem: `What is ${option}?` };
    given[option]?.push(value);
  }
  const [role = ''] = given['--role'] ?? [];
  if (!isFixedRole(role)) return { problem: `Which role? There are: ${Object.keys(fixedRoles).join(', ')}.` };
  const [called = email.split('@')[0] ?? ''] = given['--name'] ?? [];
  return { name, email, called, role, stores: given['--store'] ?? [] };
}
