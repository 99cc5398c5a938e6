import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import {
  type Chunks,
  checkFileName,
  type FileStorage,
  isFileName,
  type ListedFile,
  StorageAway,
} from './fileStorage.ts';
import { tidyDrafts, writeCounted } from './spool.ts';

/** Files in a folder; hosts that serve the same shop share it. */
export function folderStorage(dir: string): FileStorage {
  const home = resolve(dir);
  let drafts = 0;

  async function put(name: string, content: Chunks): Promise<number> {
    checkFileName(name);
    const path = join(home, name);
    const draft = `${path}.${process.pid}.${drafts++}.draft`;
    const source = noting(content);
    try {
      await mkdir(home, { recursive: true });
      const { bytes } = await writeCounted(draft, source.content);
      await rename(draft, path);
      return bytes;
    } catch (error) {
      await rm(draft, { force: true }).catch(() => undefined);
      throw source.failed() ? error : away(error);
    }
  }

  return {
    read: async (name) => (isFileName(name) ? unlessMissing(() => readFile(join(home, name)), undefined) : undefined),
    async write(name, bytes) {
      await put(name, [bytes]);
    },
    put,
    async open(name): Promise<Readable | undefined> {
      if (!isFileName(name)) return undefined;
      // Opened first: a stream would tell that a file is missing only when it is read.
      const file = await unlessMissing(() => open(join(home, name)), undefined);
      return file?.createReadStream();
    },
    async remove(name) {
      checkFileName(name);
      await orAway(() => rm(join(home, name), { force: true }));
    },
    async *list(): AsyncGenerator<ListedFile> {
      for (const name of await unlessMissing(() => readdir(home), [])) {
        if (!isFileName(name)) continue;
        const found = await stat(join(home, name)).catch(() => undefined);
        if (found?.isFile()) yield { name, changedAt: found.mtime };
      }
    },
    tidy: (before) => orAway(() => tidyDrafts(home, before)),
    async probe() {
      await unlessMissing(() => readdir(home), []);
    },
  };
}

/** Whether it was the source that failed: that is no problem of the storage. */
function noting(content: Chunks) {
  let failed = false;
  async function* noted(): AsyncGenerator<Uint8Array> {
    try {
      yield* content;
    } catch (error) {
      failed = true;
      throw error;
    }
  }
  return { content: noted(), failed: () => failed };
}

function unlessMissing<T>(ask: () => Promise<T>, otherwise: T): Promise<T> {
  return orAway(async () => {
    try {
      return await ask();
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'ENOENT' || code === 'EISDIR') return otherwise;
      throw error;
    }
  });
}

async function orAway<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw away(error);
  }
}

function away(error: unknown): StorageAway {
  const { code, message } = error as NodeJS.ErrnoException;
  return new StorageAway(`the folder of files: ${code ?? message}`);
}
