import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { repositoryRoot } from '../src/platform/paths.ts';

const loader = pathToFileURL(join(repositoryRoot, 'scripts/lib/typescript.mjs')).href;

/** A process of its own that runs a source file as it is; what it prints can be read, and it can be told more. */
export function spawnSource(script: URL, args: readonly string[]) {
  return spawn(process.execPath, ['--import', loader, fileURLToPath(script), ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
}
