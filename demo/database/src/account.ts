import { readFileSync, statSync } from 'node:fs';
import { StartProblem } from '@trolley/server/demo';

/** Who PostgreSQL runs as when we are root, which it refuses to be. */
export interface Account {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

/** Undefined: as ourselves. As root: the owner of data that is already there, `nobody` for new data. */
export function chooseAccount(dataFolder: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(dataFolder, { throwIfNoEntry: false })?.uid ?? 0;
  const accounts = readAccounts(readFileSync('/etc/passwd', 'utf8'));
  const account = accounts.find(({ name, uid }) => (owner === 0 ? name === 'nobody' : uid === owner));
  if (account) return account;
  const who = owner === 0 ? 'a user "nobody"' : `the user with the number ${owner}, who owns ${dataFolder}`;
  throw new StartProblem(
    `PostgreSQL does not run as root, and ${who} is not in /etc/passwd.\n` +
      'Start as a plain user, add that user, or set DATABASE_URL to a PostgreSQL of your own.',
  );
}

export function readAccounts(passwd: string): readonly Account[] {
  return passwd.split('\n').flatMap((line) => {
    const [name = '', , uid, gid] = line.split(':');
    return uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : [];
  });
}
