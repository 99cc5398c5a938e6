import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** So much is taken away at once that the next tidying is far off. */
const keptShare = 0.9;
/** A draft this old was left behind by a process that was killed. */
const forgottenMs = 60 * 60 * 1000;

/** Counts the pictures below `dir` and removes the oldest above `mostBytes`; tells how many bytes are left. */
export async function tidyPictureFiles(dir: string, mostBytes: number): Promise<number> {
  const files: { path: string; size: number; at: number }[] = [];
  for (const folder of await readdir(dir, { withFileTypes: true })) {
    if (!folder.isDirectory()) continue;
    for (const name of await readdir(join(dir, folder.name))) {
      const path = join(dir, folder.name, name);
      const found = await stat(path).catch(() => undefined);
      if (!found?.isFile()) continue;
      if (name.endsWith('.draft')) {
        if (Date.now() - found.mtimeMs > forgottenMs) await rm(path, { force: true });
      } else files.push({ path, size: found.size, at: found.mtimeMs });
    }
  }
  let bytes = files.reduce((sum, { size }) => sum + size, 0);
  if (bytes <= mostBytes) return bytes;
  files.sort((one, other) => one.at - other.at);
  for (const { path, size } of files) {
    if (bytes <= mostBytes * keptShare) break;
    await rm(path, { force: true });
    bytes -= size;
  }
  return bytes;
}
