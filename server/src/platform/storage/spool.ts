import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Chunks } from './fileStorage.ts';

/** A file on this host for a moment: until it is drawn anew, or until a bucket has it. */
export interface SpooledFile {
  readonly path: string;
  readonly bytes: number;
  /** Of its content, in hexadecimal. */
  readonly sha256: string;
  remove(): Promise<void>;
}

export interface Spool {
  /** Writes what comes to disk; what the source throws is thrown on, and nothing is left. */
  take(content: Chunks): Promise<SpooledFile>;
  /** Removes what a killed process left behind. */
  tidy(before: Date): Promise<void>;
}

/** In a folder of the disk, not in the system's folder for temporary files, which often is memory. */
export function openSpool(dir: string): Spool {
  return {
    async take(content) {
      await mkdir(dir, { recursive: true });
      const path = join(dir, `${randomUUID()}.draft`);
      const remove = () => rm(path, { force: true });
      try {
        return { path, remove, ...(await writeCounted(path, content)) };
      } catch (error) {
        await remove();
        throw error;
      }
    },
    tidy: (before) => tidyDrafts(dir, before),
  };
}

/** Writes what comes, at the pace of the disk. */
export async function writeCounted(
  path: string,
  content: Chunks,
): Promise<{ readonly bytes: number; readonly sha256: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const chunk of content) {
      bytes += chunk.length;
      hash.update(chunk);
      yield chunk;
    }
  }
  await pipeline(Readable.from(counted(), { objectMode: false }), createWriteStream(path, { flags: 'wx' }));
  return { bytes, sha256: hash.digest('hex') };
}

/** Drafts that are older than a moment belong to a process that was killed. */
export async function tidyDrafts(dir: string, before: Date): Promise<void> {
  const names = await readdir(dir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  for (const name of names.filter((one) => one.endsWith('.draft'))) {
    const path = join(dir, name);
    const found = await stat(path).catch(() => undefined);
    if (found && found.mtime < before) await rm(path, { force: true });
  }
}
