import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ShopOptions } from '../shop.ts';

const ownRoot = fileURLToPath(new URL('../../../', import.meta.url));
const reportUsage = new URL('reportUsage.mjs', import.meta.url).href;

/** A shop with a data folder of its own, and which checkout runs it: this one unless told. */
export type Place = Pick<ShopOptions, 'tenant' | 'dataDir' | 'root'>;

export interface ImportRun {
  /** By the clock; on a machine that does other things, too, only the others say something. */
  readonly seconds: number;
  readonly cpuSeconds: number;
  /** Of the embedded database, which the import starts and ends. */
  readonly databaseCpuSeconds: number;
  readonly peakMb: number;
  readonly output: string;
}

/** Runs the import as `npm run import` does. */
export async function importFiles(
  files: readonly string[],
  { tenant, dataDir, root = ownRoot }: Place,
  ...options: readonly string[]
): Promise<ImportRun> {
  const begun = performance.now();
  const usageFile = join(dataDir, 'usage.json');
  const child = spawn(
    process.execPath,
    ['--import', reportUsage, 'scripts/command.mjs', 'import', ...files, ...options],
    {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production', TENANT: tenant, DATA_DIR: dataDir, BENCH_USAGE: usageFile },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`the import ended with code ${code}:\n${output}`);
  const usage = JSON.parse(await readFile(usageFile, 'utf8')) as Omit<ImportRun, 'seconds' | 'output'>;
  return { seconds: (performance.now() - begun) / 1000, ...usage, output };
}

/** Makes the database, so that an import that is measured finds it. */
export async function makeDatabase(place: Place): Promise<void> {
  const file = join(place.dataDir, 'first.jsonl');
  await writeFile(file, '{"kind":"brand","name":"First"}\n');
  await importFiles([file], place, '--dry-run');
}
