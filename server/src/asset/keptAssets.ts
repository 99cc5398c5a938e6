import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defineJob, type Job } from '../platform/jobs/job.ts';
import { limitParallel } from '../platform/limitParallel.ts';
import type { Log } from '../platform/log.ts';
import { type FileStorage, isFileName } from '../platform/storage/fileStorage.ts';

/**
 * The browser's files of all builds that were served lately, in the storage that the shop's processes share. During a
 * release old and new processes answer side by side: a page of either finds its files at both, and a page that was
 * open before still finds them days later.
 */
export interface KeptAssets {
  /** Undefined where no build of the last days had it. Throws `StorageAway`. */
  read(name: string): Promise<Buffer | undefined>;
  /** Adds the files of this build; before its first page is sent. Never fails: a storage that is away is asked again. */
  add(): Promise<void>;
  readonly job: Job;
}

interface Parts {
  /** Where this build's files lie; those that are missing have none. */
  readonly dirs: readonly string[];
  readonly storage: Pick<FileStorage, 'read' | 'write' | 'list' | 'remove'>;
  readonly log: Pick<Log, 'warn' | 'info'>;
  readonly now?: () => number;
}

const dayMs = 86_400_000;
/** A build that runs says so again after this time … */
const renewAfterMs = 3 * dayMs;
/** … and one that was not heard of for so long is gone. */
const keepMs = 10 * dayMs;
/** Invented names must not ask the storage each time. */
const listAgainAfterMs = 250;
const atOnce = 8;

export function openKeptAssets({ dirs, storage, log, now = Date.now }: Parts): KeptAssets {
  let known = new Map<string, number>();
  let listedAt = Number.NEGATIVE_INFINITY;
  let listing: Promise<void> | undefined;

  async function listNow(): Promise<void> {
    const found = new Map<string, number>();
    for await (const { name, changedAt } of storage.list()) found.set(name, changedAt.getTime());
    known = found;
    listedAt = now();
  }
  const list = () =>
    (listing ??= listNow().finally(() => {
      listing = undefined;
    }));

  async function renew(): Promise<void> {
    const own = await filesIn(dirs);
    await list();
    const due = [...own].filter(([name]) => (known.get(name) ?? Number.NEGATIVE_INFINITY) < now() - renewAfterMs);
    const limited = limitParallel(atOnce);
    await Promise.all(due.map(([name, path]) => limited(async () => storage.write(name, await readFile(path)))));
    for (const [name] of due) known.set(name, now());
  }

  async function forget(): Promise<void> {
    const own = await filesIn(dirs);
    const old = [...known].filter(([name, changedAt]) => !own.has(name) && changedAt < now() - keepMs);
    for (const [name] of old) await storage.remove(name);
    if (old.length > 0) log.info({ files: old.length }, 'files of earlier builds were removed');
  }

  return {
    async read(name) {
      if (!known.has(name) && (listing || now() - listedAt >= listAgainAfterMs)) await list();
      return known.has(name) ? storage.read(name) : undefined;
    },
    async add() {
      try {
        await renew();
      } catch (error) {
        log.warn({ problem: String(error) }, 'the files of this build could not be kept for other processes');
      }
    },
    job: defineJob({
      name: 'keep-assets',
      everyMs: 60 * 60_000,
      // The start has just added them.
      skipFirst: true,
      async run() {
        await renew();
        await forget();
      },
    }),
  };
}

/** What of them is served, with its path; compressed forms are files of their own. */
async function filesIn(dirs: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const dir of dirs) {
    const names = await readdir(dir).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    for (const name of names)
      if (isFileName(name) && /\.(js|css)(\.br|\.gz)?$/.test(name)) found.set(name, join(dir, name));
  }
  return found;
}
