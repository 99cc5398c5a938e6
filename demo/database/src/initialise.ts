import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { chmod, chown, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartProblem } from '@trolley/server/demo';
import type { Account } from './account.ts';
import { type Binaries, program } from './binaries.ts';
import { blameDisk, lastLines, run } from './run.ts';

export const superuser = 'trolley';

/** Only where there are no Unix sockets; elsewhere the folder of the socket keeps other users out. */
export const needsPassword = process.platform === 'win32';

/** Makes the data folder once. It appears complete or not at all. */
export async function initialise(binaries: Binaries, place: string, account: Account | undefined): Promise<void> {
  const data = join(place, 'postgres');
  checkOwner(data);
  if (existsSync(join(data, 'PG_VERSION'))) return checkVersion(binaries, data);
  if (existsSync(data) && readdirSync(data).length > 0) {
    throw new StartProblem(
      `${data} holds something else than a PostgreSQL database.\nMove it away, or set DATA_DIR to another folder.`,
    );
  }
  const draft = join(place, 'postgres.new');
  await rm(draft, { recursive: true, force: true });
  try {
    await makeDraft(binaries, place, draft, account);
    await rm(data, { recursive: true, force: true });
    await rename(draft, data);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

export function readPassword(place: string): string | undefined {
  return needsPassword ? readFileSync(passwordFile(place), 'utf8').trim() : undefined;
}

function passwordFile(place: string): string {
  return join(place, 'password');
}

async function makeDraft(
  binaries: Binaries,
  place: string,
  draft: string,
  account: Account | undefined,
): Promise<void> {
  await mkdir(draft);
  await chmod(draft, 0o700);
  if (account) await chown(draft, account.uid, account.gid);
  if (needsPassword) await writeFile(passwordFile(place), randomBytes(24).toString('base64url'), { mode: 0o600 });
  const authentication = needsPassword ? ['--auth=scram-sha-256', `--pwfile=${passwordFile(place)}`] : ['--auth=trust'];
  const { code, output } = await run(
    program(binaries, 'initdb'),
    [
      ...['-D', draft, `--username=${superuser}`, '--encoding=UTF8', '--no-instructions', ...authentication],
      // A collation that no update of the operating system changes under the indexes.
      ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'],
    ],
    account,
  );
  if (code === 0) return;
  const full = blameDisk(output);
  throw new StartProblem(`${full}PostgreSQL could not set up its data in ${place}:\n${lastLines(output)}`);
}

function checkOwner(data: string): void {
  const owner = statSync(data, { throwIfNoEntry: false })?.uid;
  const we = process.getuid?.();
  if (owner === undefined || we === undefined || we === 0 || we === owner) return;
  throw new StartProblem(
    `${data} belongs to another user (number ${owner}; you are ${we}), as after a start as root.\n` +
      'Start as that user or as root, or set DATA_DIR to another folder.',
  );
}

function checkVersion(binaries: Binaries, data: string): void {
  const version = Number.parseInt(readFileSync(join(data, 'PG_VERSION'), 'utf8'), 10);
  if (version === binaries.majorVersion) return;
  throw new StartProblem(
    `${data} was written by PostgreSQL ${version}, this is PostgreSQL ${binaries.majorVersion}.\n` +
      'Move the data over with pg_dump and a DATABASE_URL, or set DATA_DIR to another folder to begin anew.',
  );
}
