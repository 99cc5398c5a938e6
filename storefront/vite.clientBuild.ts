import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Manifest, Plugin } from 'vite';

const name = 'virtual:client-build';

/**
 * Names the browser's build by a hash of its files, and passes its manifest to the renderer:
 * which scripts and which styles each module of the source needs.
 */
export function clientBuild(root: string): Plugin {
  let building = false;
  const client = join(root, 'dist/client');
  return {
    name: 'trolley:client-build',
    configResolved: ({ command }) => {
      building = command === 'build';
    },
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return undefined;
      return building
        ? `export default ${JSON.stringify(await readClientBuild(client))};export const sources = [];`
        : whileDeveloping(root);
    },
    async writeBundle({ dir }, bundle) {
      if (this.environment.name !== 'client' || !dir) return;
      const hash = createHash('sha256');
      for (const file of Object.values(bundle).sort((a, b) => a.fileName.localeCompare(b.fileName, 'en'))) {
        hash.update(file.fileName).update(file.type === 'chunk' ? file.code : file.source);
      }
      const identity = { id: hash.digest('hex').slice(0, 12), builtAt: Date.now() };
      await writeFile(join(dir, '.vite/build.json'), JSON.stringify(identity));
    },
  };
}

async function readClientBuild(client: string) {
  const read = async (file: string) => readFile(join(client, file), 'utf8');
  const manifest = JSON.parse(await read('.vite/manifest.json')) as Manifest;
  const styles: Record<string, string> = {};
  for (const file of new Set(Object.values(manifest).flatMap(({ css }) => css ?? []))) styles[file] = await read(file);
  return { ...(JSON.parse(await read('.vite/build.json')) as { id: string; builtAt: number }), manifest, styles };
}

/** While developing nothing is built: the style sheets that the sources import are taken as they are. */
async function whileDeveloping(root: string): Promise<string> {
  const files = (await readdir(join(root, 'src'), { recursive: true })).filter((file) => /\.tsx?$/.test(file));
  const found = await Promise.all(
    files.map(async (file) => {
      const code = await readFile(join(root, 'src', file), 'utf8');
      return [...code.matchAll(/^import '(\..+\.css)';$/gm)].map(([, path = '']) => join('/src', dirname(file), path));
    }),
  );
  const first = '/src/styles/index.css';
  const sheets = [first, ...[...new Set(found.flat())].filter((sheet) => sheet !== first).sort()];
  const imports = sheets.map((sheet, index) => `import s${index} from ${JSON.stringify(`${sheet}?inline`)};`);
  const names = sheets.map((_, index) => `s${index}`).join(',');
  return `${imports.join('')}export default undefined;export const sources = [${names}];`;
}
