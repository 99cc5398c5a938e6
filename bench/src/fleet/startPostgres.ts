import { dirname, join } from 'node:path';
import { openDatabase } from '../../../server/src/platform/database/database.ts';
import { createLog } from '../../../server/src/platform/log.ts';
import type { Keeper, Kept } from './keeper.ts';
import { until } from './until.ts';

interface PostgresOptions {
  /** Debian's program. */
  readonly program: string;
  readonly port: number;
  /** Lines of postgresql.conf. */
  readonly settings?: Readonly<Record<string, string | number>>;
}

/** One server of its own with an empty database `shop`, on the loopback address. */
export async function startPostgres(
  keeper: Keeper,
  { program, port, settings = {} }: PostgresOptions,
): Promise<Kept & { readonly url: string }> {
  const folder = keeper.serverFolder('postgres');
  const data = join(folder, 'data');
  const filled = keeper.start(
    'initdb',
    join(dirname(program), 'initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8'],
    { asServer: true, cwd: folder },
  );
  await filled.ended;
  const options = { listen_addresses: '127.0.0.1', port, unix_socket_directories: folder, ...settings };
  const args = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // SIGINT ends it in order without waiting for those who are connected.
  const kept = keeper.start('postgres', program, ['-D', data, ...args], {
    asServer: true,
    cwd: folder,
    endBy: 'SIGINT',
  });
  const urlOf = (name: string) => `postgres://postgres@127.0.0.1:${port}/${name}`;
  const database = openDatabase(
    { connection: { connectionString: urlOf('postgres') }, poolSize: 1 },
    createLog({ level: 'silent' }),
  );
  try {
    await until('PostgreSQL', () => database.isReachable(), {
      within: 60_000,
      unless: () => (kept.isRunning() ? undefined : `${filled.output()}\n${kept.output()}`),
    });
    await database.query({ text: 'create database shop' });
  } finally {
    await database.close();
  }
  return { ...kept, url: urlOf('shop') };
}
