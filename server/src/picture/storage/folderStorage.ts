import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import { type PhotoStorage, StorageAway } from './photoStorage.ts';

/** Photos in a folder; hosts that serve the same shop share it. */
export function folderStorage(dir: string): PhotoStorage {
  const home = resolve(dir);

  /** Undefined for a name that leads out of the folder. */
  function pathOf(file: string): string | undefined {
    const path = resolve(home, file);
    return path.startsWith(home + sep) ? path : undefined;
  }

  return {
    async read(file) {
      const path = pathOf(file);
      return path === undefined ? undefined : unlessMissing(() => readFile(path), undefined);
    },
    async write(file, bytes) {
      const path = pathOf(file);
      if (path === undefined) throw new Error(`"${file}" is no name of a photo`);
      const draft = `${path}.${process.pid}.draft`;
      await orAway(async () => {
        await mkdir(home, { recursive: true });
        try {
          await writeFile(draft, bytes);
          await rename(draft, path);
        } catch (error) {
          await rm(draft, { force: true });
          throw error;
        }
      });
    },
    async files() {
      return new Set(await unlessMissing(() => readdir(home), []));
    },
    async probe() {
      await unlessMissing(() => readdir(home), []);
    },
  };
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
    const { code, message } = error as NodeJS.ErrnoException;
    throw new StorageAway(`the folder of photos: ${code ?? message}`);
  }
}
