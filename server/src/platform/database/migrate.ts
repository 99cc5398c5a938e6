import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from '../log.ts';
import { paths } from '../paths.ts';
import { StartProblem } from '../startProblem.ts';
import { withBootLock } from './bootLock.ts';
import { type Database, DatabaseAway, type Queryable, type Session } from './database.ts';
import { type MigrationStep, runStep, stepsOf } from './migrationSteps.ts';

interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
  /** Of a file that runs outside a transaction. */
  readonly steps?: readonly MigrationStep[];
}

interface AppliedMigration {
  readonly name: string;
  readonly checksum: string;
}

/**
 * Runs the files that this database has not seen, in the order of their numbers. A file is whole or not at all, but
 * for one that begins with `-- no transaction`: its steps stand each by itself, and are repeated until all are done.
 */
export async function migrate(database: Database, log: Log, dir: string = paths.migrations): Promise<void> {
  const migrations = readMigrations(dir);
  const applied = await readApplied(database);
  for (const { name } of applied) {
    if (!migrations.some((migration) => migration.name === name))
      log.warn({ name }, 'the database has a newer migration');
  }
  if (missingOf(migrations, applied).length === 0) return;
  await withBootLock(database, log, async (session) => {
    await createRecord(session);
    // Another process may have done it while this one waited.
    for (const migration of missingOf(migrations, await readApplied(session))) await apply(session, migration, log);
  });
}

function missingOf(migrations: readonly Migration[], applied: readonly AppliedMigration[]): readonly Migration[] {
  return migrations.filter((migration) => {
    const before = applied.find(({ name }) => name === migration.name);
    if (before) refuseChanged(migration, before);
    return !before;
  });
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
    const checksum = createHash('sha256').update(sql).digest('hex');
    return { name, sql, checksum, steps: stepsOf(name, sql) };
  });
}

async function apply(session: Session, migration: Migration, log: Log): Promise<void> {
  const { name, checksum, sql, steps } = migration;
  const startedAt = performance.now();
  const record = { text: 'insert into migration (name, checksum) values ($1, $2)', values: [name, checksum] };
  try {
    if (steps) {
      for (const step of steps) await runStep(session, step, log);
      await session.query(record);
    } else {
      await session.transaction(async (tx) => {
        await tx.query({ text: sql });
        await tx.query(record);
      });
    }
  } catch (error) {
    throw error instanceof DatabaseAway ? error : new StartProblem(`Migration ${name} failed: ${String(error)}`);
  }
  log.info({ name, ms: Math.round(performance.now() - startedAt) }, 'migrated the database');
}

function refuseChanged(migration: Migration, before: AppliedMigration): void {
  if (before.checksum === migration.checksum) return;
  throw new StartProblem(
    `Migration ${migration.name} was changed after this database had run it.\n` +
      'Restore the file and write the change as a new migration with the next number.',
  );
}

async function readApplied(database: Queryable): Promise<readonly AppliedMigration[]> {
  const [found] = await database.query<{ found: boolean }>({
    text: `select to_regclass('migration') is not null as found`,
  });
  return found?.found ? database.query<AppliedMigration>({ text: 'select name, checksum from migration' }) : [];
}

async function createRecord(session: Queryable): Promise<void> {
  await session.query({
    text: `create table if not exists migration (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`,
  });
}
