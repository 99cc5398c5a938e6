import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartProblem } from '../lifecycle/startProblem.ts';
import type { Log } from '../log.ts';
import { paths } from '../paths.ts';
import { bootLock, noTimeLimit } from './bootLock.ts';
import { type Database, DatabaseAway } from './database.ts';

interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

interface AppliedMigration {
  readonly name: string;
  readonly checksum: string;
}

/** Runs the files that this database has not seen, in the order of their numbers, each whole or not at all. */
export async function migrate(database: Database, log: Log, dir: string = paths.migrations): Promise<void> {
  const migrations = readMigrations(dir);
  await createRecord(database);
  const applied = await database.query<AppliedMigration>({ text: 'select name, checksum from migration' });
  for (const { name } of applied) {
    if (!migrations.some((migration) => migration.name === name))
      log.warn({ name }, 'the database has a newer migration');
  }
  for (const migration of migrations) {
    const before = applied.find(({ name }) => name === migration.name);
    if (before) refuseChanged(migration, before);
    else await apply(database, migration, log);
  }
}

export function readMigrations(dir: string): readonly Migration[] {
  const names = readdirSync(dir)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  names.forEach((name, index) => {
    if (!/^\d{4}-[a-z0-9-]+\.sql$/.test(name))
      throw new StartProblem(`${join(dir, name)}: expected a name like 0007-carts.sql`);
    const previous = names[index - 1];
    if (previous?.slice(0, 4) === name.slice(0, 4))
      throw new StartProblem(`${dir}: ${previous} and ${name} have the same number`);
  });
  return names.map((name) => {
    const sql = readFileSync(join(dir, name), 'utf8').replaceAll('\r\n', '\n');
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
  });
}

/** Two processes may start at once: whoever comes second waits, and finds the work done. */
async function apply(database: Database, migration: Migration, log: Log): Promise<void> {
  const startedAt = performance.now();
  const done = await database.transaction(async (tx) => {
    await tx.query(bootLock);
    const [before] = await tx.query<AppliedMigration>({
      text: 'select name, checksum from migration where name = $1',
      values: [migration.name],
    });
    if (before) {
      refuseChanged(migration, before);
      return false;
    }
    await tx.query({ text: migration.sql }).catch((error: unknown) => {
      throw error instanceof DatabaseAway
        ? error
        : new StartProblem(`Migration ${migration.name} failed: ${String(error)}`);
    });
    await tx.query({
      text: 'insert into migration (name, checksum) values ($1, $2)',
      values: [migration.name, migration.checksum],
    });
    return true;
  }, noTimeLimit);
  if (done) log.info({ name: migration.name, ms: Math.round(performance.now() - startedAt) }, 'migrated the database');
}

function refuseChanged(migration: Migration, before: AppliedMigration): void {
  if (before.checksum === migration.checksum) return;
  throw new StartProblem(
    `Migration ${migration.name} was changed after this database had run it.\n` +
      'Restore the file and write the change as a new migration with the next number.',
  );
}

async function createRecord(database: Database): Promise<void> {
  const [found] = await database.query<{ found: boolean }>({
    text: `select to_regclass('migration') is not null as found`,
  });
  if (found?.found) return;
  await database.transaction(async (tx) => {
    await tx.query(bootLock);
    await tx.query({
      text: `create table if not exists migration (
        name text primary key,
        checksum text not null,
        applied_at timestamptz not null default now()
      )`,
    });
  }, noTimeLimit);
}
