import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../platform/database/database.ts';
import { prepareBinaries } from '../../platform/database/embedded/binaries.ts';
import { makeDoor, removeDoor, repairDoor } from '../../platform/database/embedded/door.ts';
import { ensureDatabase } from '../../platform/database/embedded/embedded.ts';
import { initialise, readPassword, superuser } from '../../platform/database/embedded/initialise.ts';
import { occupyPlace } from '../../platform/database/embedded/place.ts';
import { isPostgresOn } from '../../platform/database/embedded/processIdentity.ts';
import { halt, launch } from '../../platform/database/embedded/server.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { createLog } from '../../platform/log.ts';

/** A PostgreSQL of a test's own: it keeps its word on disk, ends when it is told to and comes back behind the same door. */
export async function startOwnPostgres() {
  const log = createLog({ level: 'silent' });
  // Named like that of a whole run, so that the next one takes away what a killed run leaves behind.
  const dataDir = mkdtempSync(join(tmpdir(), 'trolley-test-database-'));
  chmodSync(dataDir, 0o755);
  const { folder, account, release } = occupyPlace(dataDir, 'a test');
  const binaries = await prepareBinaries(folder, account);
  await initialise(binaries, folder, account);
  const server = { binaries, dataFolder: join(folder, 'postgres'), account, durable: true };
  const door = await makeDoor(folder, account);
  const password = readPassword(folder);
  let pid = await launch(server, door);
  await ensureDatabase({ ...door, user: superuser, password, database: 'postgres' }, 'shop');
  const reach = new URLSearchParams({
    host: door.host,
    port: String(door.port),
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
      repairDoor(door, account);
      pid = await launch(server, door);
    },

    async close(): Promise<void> {
      await database.close();
      await halt(server, pid);
      removeDoor(door);
      release();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
