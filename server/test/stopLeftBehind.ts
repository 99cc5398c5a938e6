import { join } from 'node:path';
import { findNative } from '../../demo/database/src/binaries.ts';
import { removeEndpoint } from '../../demo/database/src/endpoint.ts';
import type { Place } from '../../demo/database/src/place.ts';
import { readPostmaster } from '../../demo/database/src/postmasterFile.ts';
import { halt, isRunningOn } from '../../demo/database/src/server.ts';

/** Stops what a killed process left behind in a place, if it did. */
export async function stopLeftBehind({ folder }: Place): Promise<void> {
  const dataFolder = join(folder, 'postgres');
  const postmaster = readPostmaster(dataFolder);
  if (!postmaster || !isRunningOn(dataFolder, postmaster.pid)) return;
  await halt({ binaries: { home: findNative(), majorVersion: 0 }, dataFolder, durable: true }, postmaster.pid);
  removeEndpoint({ host: postmaster.socketFolder, port: postmaster.port });
}
