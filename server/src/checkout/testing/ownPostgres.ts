import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareBinaries } from '../../../../demo/database/src/binaries.ts';
import { ensureDatabase } from '../../../../demo/database/src/embedded.ts';
import { makeEndpoint, removeEndpoint, repairEndpoint } from '../../../../demo/database/src/endpoint.ts';
import { initialise, readPassword, superuser } from '../../../../demo/database/src/initialise.ts';
import { occupyPlace } from '../../../../demo/database/src/place.ts';
import { isPostgresOn } from '../../../../demo/database/src/processIdentity.ts';
import { halt, launch } from '../../../../demo/database/src/server.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { createLog } from '../../platform/log.ts';

/** A PostgreSQL of a test's own: it keeps its word on disk, ends when it is told to and comes back at the same endpoint. */
export async function startOwnPostgres() {
  const log = createLog({ level: 'silent' });
  // Named like that of a whole run, so that the next one takes away what a killed run leaves behind.
  const dataDir = mkdtempSync(join(tmpdir(), 'trolley-test-database-'));
  chmodSync(dataDir, 0o755);
  const { folder, account, release } = occupyPlace(dataDir, 'a test');
  const binaries = await prepareBinaries(folder, account);
  await initialise(binaries, folder, account);
  const server = { binaries, dataFolder: join(folder, 'postgres'), account, durable: true };
  const endpoint = await makeEndpoint(folder, account);
  const password = readPassword(folder);
  let pid = await launch(server, endpoint);
  await ensureDatabase({ ...endpoint, user: superuser, password, database: 'postgres' }, 'shop');
  const reach = new URLSearchParams({
    host: endpoint.host,
    port: String(endpoint.port),
    user: superuser,
    password: password ?? '',
  });
  const connectionString = `postgresql:///shop?${reach.toString()}`;
  const database = openDatabase({ connection: { connectionString }, poolSize: 4 }, log);
  await migrate(database, log);

  return {
    database,
    connectionString,

    /** `fast` undoes what is under way and writes the rest down; `immediate` is a crash. Comes back when it is gone. */
    async end(how: 'fast' | 'immediate'): Promise<void> {
      process.kill(pid, how === 'fast' ? 'SIGINT' : 'SIGQUIT');
      while (isPostgresOn(server.dataFolder, pid)) await new Promise((resolve) => setTimeout(resolve, 5));
    },

    async begin(): Promise<void> {
      repairEndpoint(endpoint, account);
      pid = await launch(server, endpoint);
    },

    async close(): Promise<void> {
      await database.close();
      await halt(server, pid);
      removeEndpoint(endpoint);
      release();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
