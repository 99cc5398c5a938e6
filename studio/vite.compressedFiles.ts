import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Writes a brotli and a gzip file beside every asset, so that no request waits for compression. */
export function compressedFiles(): Plugin {
  return {
    name: 'trolley:compressed-files',
    apply: 'build',
    async writeBundle({ dir }) {
      const assets = join(dir ?? '', 'assets');
      const names = (await readdir(assets)).filter((name) => /\.(js|css|svg)$/.test(name));
      await Promise.all(names.map((name) => squeeze(join(assets, name))));
    },
  };
}

async function squeeze(file: string): Promise<void> {
  const content = await readFile(file);
  const [small, smaller] = await Promise.all([gzipped(content, { level: 9 }), brotli(content)]);
  await Promise.all([writeFile(`${file}.gz`, small), writeFile(`${file}.br`, smaller)]);
}
