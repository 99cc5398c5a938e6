import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { repositoryRoot } from '../../platform/paths.ts';
import type { FilePlace } from '../../platform/storage/openFileStorage.ts';

/** The thread's program lies beside the bundle; from the sources it needs what strips its types. */
export function startWorker(place: FilePlace): Worker {
  const isSource = import.meta.url.endsWith('.ts');
  const program = new URL(isSource ? './worker.ts' : './pictureWorker.js', import.meta.url);
  const loader = pathToFileURL(join(repositoryRoot, 'scripts/lib/typescript.mjs')).href;
  return new Worker(program, { workerData: place, execArgv: isSource ? ['--import', loader] : [] });
}
