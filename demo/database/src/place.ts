import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { StartProblem } from '@trolley/server/demo';
import { type Account, chooseAccount } from './account.ts';
import { lockPlace } from './lock.ts';

/** Where a database goes whose account cannot reach the data folder; it must survive restarts, so not `/tmp`. */
const sharedHome = '/var/lib';

/** The folder of one database, held by this process alone until it is released. */
export interface Place {
  readonly folder: string;
  /** Who PostgreSQL runs as there, if not as ourselves. */
  readonly account?: Account;
  release(): void;
}

/** A second process that is started on the same folder names `address` in its refusal. */
export function occupyPlace(dataDir: string, address: string): Place {
  try {
    makeFolder(dataDir);
    const account = chooseAccount(join(dataDir, 'postgres'));
    const folder = realpathSync(chooseFolder(dataDir, account));
    const lock = lockPlace(folder, address);
    return { folder, account, release: () => lock.release() };
  } catch (error) {
    if (error instanceof StartProblem) throw error;
    throw new StartProblem(
      `The database cannot be kept in ${dataDir}: ${(error as Error).message}\n` +
        'Set DATA_DIR to a folder that may be written, or DATABASE_URL to a PostgreSQL of your own.',
    );
  }
}

/**
 * The folder that holds the data, the lock and what else belongs to this database.
 * It is the data folder of the settings, or, where the account cannot enter that (a clone under a private home), a
 * folder of its own that a link `postgres` in the data folder points into.
 */
function chooseFolder(dataDir: string, account: Account | undefined): string {
  const link = join(dataDir, 'postgres');
  if (isLink(link)) {
    const target = resolve(dataDir, readlinkSync(link));
    if (existsSync(dirname(target))) return dirname(target);
    rmSync(link);
  }
  if (!account || canReach(account, dataDir)) return dataDir;
  if (!canReach(account, dirname(dataDir))) return placeOutside(link);
  // Only the data folder itself is closed; to pass through it shows nothing of what lies in it.
  chmodSync(dataDir, statSync(dataDir).mode | 0o011);
  return dataDir;
}

/** Every folder on the way must let the account pass. */
export function canReach(account: Account, folder: string): boolean {
  const { mode, uid, gid } = statSync(folder);
  const passBit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
  if ((mode & passBit) === 0) return false;
  const parent = dirname(folder);
  return parent === folder || canReach(account, parent);
}

/** A folder that others may pass through, whatever the umask says. */
function makeFolder(folder: string): void {
  const first = mkdirSync(folder, { recursive: true });
  if (first === undefined) return;
  for (let made = folder; made.startsWith(first); made = dirname(made)) chmodSync(made, 0o755);
}

function placeOutside(link: string): string {
  mkdirSync(sharedHome, { recursive: true });
  const place = mkdtempSync(join(sharedHome, 'trolley-'));
  chmodSync(place, 0o755);
  try {
    symlinkSync(join(place, 'postgres'), link);
    return place;
  } catch (error) {
    rmSync(place, { recursive: true });
    // Another start was a moment faster; its place is the place.
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return dirname(readlinkSync(link));
    throw error;
  }
}

function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}
