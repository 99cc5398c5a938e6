import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../../demo/database/src/embedded.ts';
import { removeEndpoint } from '../../demo/database/src/endpoint.ts';
import { occupyPlace } from '../../demo/database/src/place.ts';
import { readPostmaster } from '../../demo/database/src/postmasterFile.ts';
import { isRunningOn } from '../../demo/database/src/server.ts';
import { buildDemo } from '../../scripts/build.mjs';
import { openDatabase } from '../src/platform/database/database.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { createLog } from '../src/platform/log.ts';
import { reachOutsideServer } from './outsideServer.ts';
import { stopLeftBehind } from './stopLeftBehind.ts';

const prefix = 'trolley-test-database-';
const template = `trolley_template_${process.pid}`;
const log = createLog({ level: 'warn' });

/** One PostgreSQL for all test files of a run; what it returns stops it, also after failed tests. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env.TEST_DATABASE_URL;
  const server = url ? await reachOutsideServer(url, template) : await startOwnServer();
  try {
    const database = openDatabase({ connection: server.connection, poolSize: 1 }, log);
    try {
      await migrate(database, log);
    } finally {
      await database.close();
    }
    project.provide('databaseServer', { ...server.connection, template });
    return server.stop;
  } catch (error) {
    await server.stop();
    throw error;
  }
}

async function startOwnServer() {
  await removeAbandoned();
  // Tests that run a bundle of the server load the demo as a shop does.
  await buildDemo({ quiet: true, tell: () => {} });
  const dataDir = mkdtempSync(join(tmpdir(), prefix));
  chmodSync(dataDir, 0o755);
  const place = occupyPlace(dataDir, 'a test run');
  const embedded = await startEmbedded(place, { log, durable: false });
  const removeAtExit = () => removeAtOnce(dataDir, embedded.dataFolder);
  process.once('exit', removeAtExit);
  const stop = async () => {
    await embedded.stop();
    rmSync(dataDir, { recursive: true, force: true });
    process.off('exit', removeAtExit);
  };
  await embedded.ensureDatabase(template).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { connection: embedded.connectionTo(template), stop };
}

/** An interrupted run waits for nothing any more. */
function removeAtOnce(dataDir: string, dataFolder: string): void {
  const postmaster = readPostmaster(dataFolder);
  if (postmaster && isRunningOn(dataFolder, postmaster.pid)) process.kill(postmaster.pid, 'SIGQUIT');
  if (postmaster) removeEndpoint({ host: postmaster.socketFolder, port: postmaster.port });
  rmSync(dataDir, { recursive: true, force: true });
}

/** A run that was killed leaves its server behind: the next one, here, stops it and takes its folder away. */
async function removeAbandoned(): Promise<void> {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(prefix))) {
    const dataDir = join(tmpdir(), name);
    try {
      // It may be one that begins at this very moment.
      if (Date.now() - statSync(dataDir).mtimeMs < 60_000) continue;
      await stopLeftBehind(occupyPlace(dataDir, 'a test run'));
      rmSync(dataDir, { recursive: true, force: true });
    } catch {
      // Its run is still going on, or it is another user's.
    }
  }
}
