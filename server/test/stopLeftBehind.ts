import { join } from 'node:path';
import { findNative } from '../src/platform/database/embedded/binaries.ts';
import { removeDoor } from '../src/platform/database/embedded/door.ts';
import type { Place } from '../src/platform/database/embedded/place.ts';
import { readPostmaster } from '../src/platform/database/embedded/postmasterFile.ts';
import { halt, isRunningOn } from '../src/platform/database/embedded/server.ts';

/** Stops what a killed process left behind in a place, if it did. */
export async function stopLeftBehind({ folder }: Place): Promise<void> {
  const dataFolder = join(folder, 'postgres');
  const postmaster = readPostmaster(dataFolder);
  if (!postmaster || !isRunningOn(dataFolder, postmaster.pid)) return;
  await halt({ binaries: { home: findNative(), majorVersion: 0 }, dataFolder, durable: true }, postmaster.pid);
  removeDoor({ host: postmaster.socketFolder, port: postmaster.port });
}
