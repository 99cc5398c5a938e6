import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { patient } from '../../../test/patient.ts';
import { createLog } from '../log.ts';
import { claimDatabase } from './claimDatabase.ts';
import { type Database, openDatabase } from './database.ts';
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

test('a database belongs to the first tenant that uses it', async () => {
  await Promise.all([claimDatabase(database, 'feldmarkt'), claimDatabase(database, 'feldmarkt')]);
  await expect(claimDatabase(database, 'harbour')).rejects.toThrow(
    'This database belongs to the tenant "feldmarkt", not to "harbour".',
  );
  await claimDatabase(database, 'feldmarkt');
});
