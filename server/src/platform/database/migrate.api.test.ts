import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { patient } from '../../../test/patient.ts';
import { createLog } from '../log.ts';
import { withBootLock } from './bootLock.ts';
import { claimDatabase } from './claimDatabase.ts';
import { type Database, DatabaseAway, openDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { createTestDatabase, type TestDatabase } from './testing.ts';

const log = createLog({ level: 'silent' });
let dir: string;
let own: TestDatabase;
let database: Database;

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'trolley-migrations-'));
  own = await createTestDatabase();
  ({ database } = own);
  await database.query({ text: 'drop table migration' });
});
afterEach(async () => {
  await own.drop();
  rmSync(dir, { recursive: true });
});

function write(name: string, sql: string): void {
  writeFileSync(join(dir, name), sql);
}

test('files run once, in the order of their numbers, and may hold several statements', async () => {
  write('0002-fill.sql', `insert into jar values ('plum'); insert into jar values ('fig');`);
  write('0001-make.sql', 'create table jar (jam text primary key);');
  await migrate(database, log, dir);
  await migrate(database, log, dir);
  write('0003-more.sql', `insert into jar values ('quince');`);
  await migrate(database, log, dir);
  expect(await database.query({ text: 'select jam from jar order by jam' })).toEqual([
    { jam: 'fig' },
    { jam: 'plum' },
    { jam: 'quince' },
  ]);
});

test('a file that fails leaves nothing of itself, and what came before stays', async () => {
  write('0001-make.sql', 'create table jar (jam text);');
  write('0002-broken.sql', `insert into jar values ('plum'); selekt;`);
  await expect(migrate(database, log, dir)).rejects.toThrow(/Migration 0002-broken\.sql failed: .*syntax error/);
  expect(await database.query({ text: 'select * from jar' })).toEqual([]);
  expect(await database.query({ text: 'select name from migration' })).toEqual([{ name: '0001-make.sql' }]);
});

test('a file that was changed after it ran is refused; other line endings are no change', async () => {
  write('0001-make.sql', 'create table jar (\njam text);');
  await migrate(database, log, dir);
  write('0001-make.sql', 'create table jar (\r\njam text);');
  await migrate(database, log, dir);
  write('0001-make.sql', 'create table jar (jam text, size integer);');
  await expect(migrate(database, log, dir)).rejects.toThrow('0001-make.sql was changed after this database had run it');
});

test('names without a number and numbers used twice are refused', async () => {
  write('first.sql', 'select 1');
  await expect(migrate(database, log, dir)).rejects.toThrow('expected a name like 0007-carts.sql');
  rmSync(join(dir, 'first.sql'));
  write('0001-one.sql', 'select 1');
  write('0001-other.sql', 'select 1');
  await expect(migrate(database, log, dir)).rejects.toThrow('0001-one.sql and 0001-other.sql have the same number');
});

test('of two processes that migrate at once, one waits and finds the work done', async () => {
  write('0001-slow.sql', `create table jar (jam text); select pg_sleep(0.3); insert into jar values ('plum');`);
  const other = openDatabase({ connection: { connectionString: own.connectionString }, ...patient }, log);
  await Promise.all([migrate(database, log, dir), migrate(other, log, dir)]);
  expect(await database.query({ text: 'select * from jar' })).toEqual([{ jam: 'plum' }]);
  await other.close();
});

describe('a file that begins with "-- no transaction"', () => {
  const concurrent = `-- no transaction
-- Two indexes; the words "begin;" in a comment are none.
create index concurrently if not exists jar_jam on jar (jam);
create unique index concurrently if not exists jar_size
  on jar (size) where size is not null;
`;
  const indexes = () =>
    database.query({
      text: `select indexrelid::regclass::text as name, indisvalid as valid from pg_index where indrelid = 'jar'::regclass order by 1`,
    });
  const built = [
    { name: 'jar_jam', valid: true },
    { name: 'jar_size', valid: true },
  ];
  const writeJar = () => write('0001-make.sql', 'create table jar (jam text, size integer);');

  test('SAFE-07 builds indexes concurrently and is recorded once all its steps are done', async () => {
    writeJar();
    write('0002-indexes.sql', concurrent);
    await migrate(database, log, dir);
    await migrate(database, log, dir);
    expect(await indexes()).toEqual(built);
    expect(await database.query({ text: 'select name from migration order by 1' })).toHaveLength(2);
  });

  test('SAFE-07 that fails in the middle is not recorded, and goes on where it stopped', async () => {
    writeJar();
    write('0002-indexes.sql', concurrent);
    write('0003-more.sql', `insert into jar values ('fig', 3);`);
    await database.query({ text: 'create table jar (jam text, size integer)' });
    await database.query({ text: `insert into jar values ('plum', 1), ('quince', 1)` });
    rmSync(join(dir, '0001-make.sql'));
    await expect(migrate(database, log, dir)).rejects.toThrow(/Migration 0002-indexes\.sql failed: .*jar_size/);
    expect(await indexes()).toEqual([
      { name: 'jar_jam', valid: true },
      { name: 'jar_size', valid: false },
    ]);
    expect(await database.query({ text: 'select name from migration' })).toEqual([]);
    await database.query({ text: `update jar set size = 2 where jam = 'plum'` });
    await migrate(database, log, dir);
    expect(await indexes()).toEqual(built);
    expect(await database.query({ text: 'select 1 from jar' })).toHaveLength(3);
  });

  test('SAFE-07 whose process is killed while an index is built is finished by the next one', async () => {
    writeJar();
    await migrate(database, log, dir);
    write('0002-indexes.sql', concurrent);
    let holding: Promise<void> | undefined;
    const release = await new Promise<() => void>((held, failed) => {
      holding = database.transaction(async (tx) => {
        // Whoever holds a row of the table keeps the build from ending.
        await tx.query({ text: `insert into jar values ('fig', 3)` });
        await new Promise<void>(held);
      });
      holding.catch(failed);
    });
    const killed = openDatabase({ connection: { connectionString: own.connectionString }, ...patient }, log);
    try {
      // Looked at from the start: it may be dead before the one who kills it has an answer.
      const died = migrate(killed, log, dir).then(
        () => 'migrated',
        (error: unknown) => error,
      );
      const builders = `select pid from pg_stat_activity where query like 'create index concurrently%' and wait_event_type = 'Lock'`;
      await expect.poll(() => database.query({ text: builders })).toHaveLength(1);
      await database.query({ text: `select pg_terminate_backend(pid) from (${builders}) builder` });
      expect(await died).toBeInstanceOf(DatabaseAway);
      expect(await indexes()).toEqual([{ name: 'jar_jam', valid: false }]);
    } finally {
      release();
      await holding;
      await killed.close();
    }
    await migrate(database, log, dir);
    expect(await indexes()).toEqual(built);
  });

  test('SAFE-07 is run by one of two processes that start at once, on an empty database', async () => {
    writeJar();
    write('0002-indexes.sql', concurrent);
    write('0003-fill.sql', `insert into jar values ('fig', 3);`);
    const other = openDatabase({ connection: { connectionString: own.connectionString }, ...patient }, log);
    const start = async (on: Database) => {
      await claimDatabase(on, 'feldmarkt', log);
      await migrate(on, log, dir);
    };
    await Promise.all([start(database), start(other), start(database), start(other)]);
    await other.close();
    expect(await indexes()).toEqual(built);
    expect(await database.query({ text: 'select jam from jar' })).toEqual([{ jam: 'fig' }]);
  });

  test('refuses an index that could not be built again', async () => {
    writeJar();
    write('0002-indexes.sql', '-- no transaction\ncreate index jar_jam on jar (jam);\n');
    await expect(migrate(database, log, dir)).rejects.toThrow('0002-indexes.sql: outside a transaction, write');
  });
});

test('a process that waits for another says so, and for which', async () => {
  write('0001-make.sql', 'create table jar (jam text);');
  const lines: string[] = [];
  const telling = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const other = openDatabase({ connection: { connectionString: own.connectionString }, ...patient }, log);
  let waiting: Promise<void> | undefined;
  await withBootLock(other, log, async (session) => {
    const [holder] = await session.query<{ pid: number }>({ text: 'select pg_backend_pid() as pid' });
    waiting = migrate(database, telling, dir);
    await expect.poll(() => lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      msg: 'waiting for another process that changes the tables of the database',
      pid: holder?.pid,
    });
  });
  await waiting;
  expect(await database.query({ text: 'select * from jar' })).toEqual([]);
  await other.close();
});

test('a database belongs to the first tenant that uses it', async () => {
  await Promise.all([claimDatabase(database, 'feldmarkt', log), claimDatabase(database, 'feldmarkt', log)]);
  await expect(claimDatabase(database, 'harbour', log)).rejects.toThrow(
    'This database belongs to the tenant "feldmarkt", not to "harbour".',
  );
  await claimDatabase(database, 'feldmarkt', log);
});

test('OPS-01 no table that forgets has a sequence: a standby that takes over has it broken, and whoever counts with it', async () => {
  const forgetful = (kind: 'r' | 'S') =>
    database.query({
      text: `select relname from pg_class where relpersistence = 'u' and relkind = $1`,
      values: [kind],
    });
  expect(await forgetful('S')).toEqual([]);
  expect(await forgetful('r')).toEqual([{ relname: 'visit_event' }]);
});
