import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'vite';

const server = join(import.meta.dirname, '..');

export interface Bundle {
  /** To be run with Node. */
  readonly file: string;
  remove(): void;
}

/** A program of the sources as a file of its own, for tests that need a whole process to start, kill or stop. */
export async function bundle(entry: string): Promise<Bundle> {
  const home = join(server, 'node_modules/.cache');
  mkdirSync(home, { recursive: true });
  const outDir = mkdtempSync(join(home, 'test-'));
  // Also for another user to run.
  chmodSync(outDir, 0o755);
  await build({
    configFile: join(server, 'vite.config.ts'),
    logLevel: 'warn',
    build: { ssr: entry, outDir, sourcemap: 'inline' },
  });
  return {
    file: join(outDir, basename(entry).replace(/\.ts$/, '.js')),
    remove: () => rmSync(outDir, { recursive: true, force: true }),
  };
}
