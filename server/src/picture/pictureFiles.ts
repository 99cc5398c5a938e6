import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Log } from '../platform/log.ts';
import { tidyPictureFiles } from './tidyPictureFiles.ts';

/** Made pictures on disk, by the hash of what they show, their width and form: `<hash>-320.webp`, `<hash>-dish-320.webp`. */
export interface PictureFiles {
  read(name: string): Promise<Buffer | undefined>;
  /** Never fails: what cannot be kept is made again. */
  write(name: string, bytes: Uint8Array): Promise<void>;
}

interface Options {
  readonly log: Log;
  readonly mostBytes: number;
}

const sayAgainMs = 60_000;

/** `<dir>/<two letters>/<name>`; a file appears whole or not at all. */
export function openPictureFiles(dir: string, { log, mostBytes }: Options): PictureFiles {
  const pathOf = (name: string): string => join(dir, name.slice(0, 2), name);
  let count = 0;
  let saidAt = Number.NEGATIVE_INFINITY;
  /** Of all files, once they were counted; before that nothing is known. */
  let bytes: number | undefined;
  let tidying: Promise<void> | undefined;

  function keepBound(added: number): void {
    if (bytes !== undefined) bytes += added;
    if (tidying || (bytes !== undefined && bytes <= mostBytes)) return;
    tidying = tidyPictureFiles(dir, mostBytes)
      .then((left) => {
        bytes = left;
      })
      .catch(say)
      .finally(() => {
        tidying = undefined;
      });
  }

  /** A full disk would otherwise say so with every picture. */
  function say(error: unknown): void {
    if (Date.now() - saidAt < sayAgainMs) return;
    saidAt = Date.now();
    log.warn({ error: String(error), dir }, 'pictures cannot be kept on disk');
  }

  return {
    async read(name) {
      try {
        return await readFile(pathOf(name));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') say(error);
        return undefined;
      }
    },
    async write(name, content) {
      const path = pathOf(name);
      const draft = `${path}.${process.pid}.${count++}.draft`;
      try {
        await mkdir(dirname(path), { recursive: true });
        await writeFile(draft, content);
        await rename(draft, path);
        keepBound(content.length);
      } catch (error) {
        say(error);
        await rm(draft, { force: true }).catch(() => undefined);
      }
    },
  };
}
