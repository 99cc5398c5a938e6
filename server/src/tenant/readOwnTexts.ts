import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The keys of a tenant's own texts, and the files they are in. */
export async function readOwnTexts(dir: string): Promise<readonly { readonly file: string; readonly key: string }[]> {
  const folder = join(dir, 'messages');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json')).sort();
  const read = names.map(async (name) => {
    const file = join(folder, name);
    return Object.keys(JSON.parse(await readFile(file, 'utf8')) as object).map((key) => ({ file, key }));
  });
  return (await Promise.all(read)).flat();
}
