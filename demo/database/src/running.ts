import { realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { NamedConnection } from '@trolley/server/demo';
import { ensureDatabase } from './embedded.ts';
import { readPassword, superuser } from './initialise.ts';
import { readPostmaster } from './postmasterFile.ts';
import { isRunningOn } from './server.ts';

/** The embedded PostgreSQL that another process runs on a data folder, for this one to use too; undefined when none does. */
export function findRunning(dataDir: string): { connectionTo(database: string): Promise<NamedConnection> } | undefined {
  const dataFolder = realPath(join(dataDir, 'postgres'));
  const postmaster = dataFolder === undefined ? undefined : readPostmaster(dataFolder);
  if (!dataFolder || !postmaster?.ready || !isRunningOn(dataFolder, postmaster.pid)) return undefined;
  const endpoint = { host: postmaster.socketFolder || '127.0.0.1', port: postmaster.port };
  const password = readPassword(dirname(dataFolder));
  const reach = (database: string): NamedConnection => ({
    ...endpoint,
    user: superuser,
    password,
    database,
    ssl: false,
  });
  return {
    async connectionTo(database) {
      await ensureDatabase(reach('postgres'), database);
      return reach(database);
    },
  };
}

function realPath(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}
