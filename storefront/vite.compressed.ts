import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { strays, tooLarge } from './vite.firstLoad.ts';

const squeezable = /\.(js|css|svg|json)$/;
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Writes a brotli and a gzip file beside every asset, so that no request ever waits for compression; they must not be too many. */
export function compressed(): Plugin {
  return {
    name: 'trolley:compressed',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      const assets = join(dir ?? '', 'assets');
      const names = (await readdir(assets)).filter((name) => squeezable.test(name));
      const sizes = new Map<string, number>(
        await Promise.all(names.map(async (name) => [`assets/${name}`, await squeeze(join(assets, name))] as const)),
      );
      const scripts = Object.values(bundle).filter((file) => file.type === 'chunk');
      for (const problem of [...strays(scripts), ...tooLarge(scripts, (file) => sizes.get(file) ?? 0)])
        this.error(problem);
    },
  };
}

/** How many bytes its brotli file has. */
async function squeeze(file: string): Promise<number> {
  const content = await readFile(file);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [small, smaller] = await Promise.all([gzipped(content, { level: 9 }), brotli(content, { params })]);
  await Promise.all([writeFile(`${file}.gz`, small), writeFile(`${file}.br`, smaller)]);
  return smaller.length;
}
