import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Runs the import as `npm run import` does; answers with the seconds it took. */
export async function importFile(file: string, tenant: string, dataDir: string, ...options: string[]): Promise<number> {
  const begun = performance.now();
  const child = spawn(process.execPath, ['scripts/import.mjs', file, ...options], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', TENANT: tenant, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`the import ended with code ${code}:\n${output}`);
  return (performance.now() - begun) / 1000;
}
