import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { type Connection, DatabaseAway, openDatabase } from './database.ts';
import { createTestDatabase, type TestDatabase } from './testing.ts';

const log = createLog({ level: 'silent' });
let own: TestDatabase;
let connection: Connection;
beforeAll(async () => {
  own = await createTestDatabase();
  connection = { connectionString: own.connectionString };
  await own.database.query({ text: 'create table shelf (name text primary key, pieces bigint, day date)' });
});
afterAll(() => own.drop());

describe('asking', () => {
  test('rows come back as plain values: big numbers as numbers, dates as written', async () => {
    await own.database.query({ text: `insert into shelf values ('apples', 9007199254740991, '2026-11-15')` });
    const rows = await own.database.query({
      name: 'shelf-by-name',
      text: 'select * from shelf where name = $1',
      values: ['apples'],
    });
    expect(rows).toEqual([{ name: 'apples', pieces: 9_007_199_254_740_991, day: '2026-11-15' }]);
  });

  test('a wrong statement is an error of its own and costs no connection', async () => {
    const backend = () => alone.query<{ pid: number }>({ text: 'select pg_backend_pid() as pid' });
    const alone = openDatabase({ connection, poolSize: 1 }, log);
    const [before] = await backend();
    await expect(alone.query({ text: 'selekt' })).rejects.toMatchObject({ code: '42601' });
    expect(await backend()).toEqual([before]);
    await alone.close();
  });

  test('a statement that takes too long counts as the database being away', async () => {
    const impatient = openDatabase({ connection, statementTimeoutMs: 100 }, log);
    await expect(impatient.query({ text: 'select pg_sleep(5)' })).rejects.toBeInstanceOf(DatabaseAway);
    expect(await impatient.query({ text: 'select 1 as one' })).toEqual([{ one: 1 }]);
    await impatient.close();
  });

  test('when all connections are busy, the next one does not wait for ever', async () => {
    const narrow = openDatabase({ connection, poolSize: 1, queueTimeoutMs: 100 }, log);
    await narrow.transaction(async () => {
      await expect(narrow.query({ text: 'select 1' })).rejects.toMatchObject({
        name: 'DatabaseBusy',
        retryAfterSeconds: 2,
      });
      expect(await narrow.isReachable()).toBe(true);
    });
    await narrow.close();
  });

  test('a server that is not there is away, whatever the address', async () => {
    for (const host of ['/tmp/no-such-folder', '127.0.0.1']) {
      const nowhere = openDatabase({ connection: { host, port: 1, user: 'shop', database: 'shop' } }, log);
      await expect(nowhere.query({ text: 'select 1' })).rejects.toBeInstanceOf(DatabaseAway);
      expect(await nowhere.isReachable()).toBe(false);
      await nowhere.close();
    }
  });
});

describe('a database that cannot be written to', () => {
  const raise = (code: string) => ({ text: `do $$ begin raise exception 'no' using errcode = '${code}'; end $$` });

  test('is away when its disk or memory is full', async () => {
    for (const code of ['53100', '53200'])
      await expect(own.database.query(raise(code))).rejects.toBeInstanceOf(DatabaseAway);
  });

  test('is not ready as long as its disk is full, and is again by itself', async () => {
    const shop = openDatabase({ connection, poolSize: 2 }, log);
    // The server refuses new pages as one with a full disk does.
    const refuse = `create function refuse_pages() returns event_trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`;
    await own.database.query({ text: refuse });
    await own.database.query({
      text: `create event trigger full_disk on ddl_command_start when tag in ('CREATE TABLE AS') execute function refuse_pages()`,
    });
    expect(await shop.isReachable()).toBe(true);
    await expect(shop.query({ text: 'create table pages as select 1 as one' })).rejects.toBeInstanceOf(DatabaseAway);
    expect(await shop.isReachable()).toBe(false);
    expect(await shop.isReachable()).toBe(false);
    await own.database.query({ text: 'drop event trigger full_disk' });
    await expect.poll(() => shop.isReachable()).toBe(true);
    await shop.close();
  });

  test('is away when another server took its place, and no connection to the old one is used again', async () => {
    const shop = openDatabase({ connection, poolSize: 3 }, log);
    const pids = async () => {
      const both = await Promise.all(
        [1, 2].map(() => shop.query<{ pid: number }>({ text: 'select pg_backend_pid() as pid, pg_sleep(0.05)' })),
      );
      return both.flat().map(({ pid }) => pid);
    };
    const name = (await own.database.query<{ name: string }>({ text: 'select current_database() as name' }))[0]?.name;
    await own.database.query({ text: `alter database ${name} set default_transaction_read_only = on` });
    const before = await pids();
    await expect(shop.query({ text: `insert into shelf (name) values ('figs')` })).rejects.toBeInstanceOf(DatabaseAway);
    expect(await shop.isReachable()).toBe(false);
    await own.database.query({ text: `alter database ${name} reset default_transaction_read_only` });
    await expect(shop.query({ text: `insert into shelf (name) values ('figs')` })).resolves.toEqual([]);
    expect(await shop.isReachable()).toBe(true);
    expect((await pids()).filter((pid) => before.includes(pid))).toEqual([]);
    await shop.close();
  });
});

describe('listening', () => {
  test('hears what is said on its channel, until it stops', async () => {
    const heard: string[] = [];
    const stop = await own.database.listen('news', (payload) => heard.push(payload));
    await own.database.query({ text: `select pg_notify('news', 'fresh'), pg_notify('other', 'not for us')` });
    await expect.poll(() => heard).toEqual(['fresh']);
    await stop();
    await own.database.query({ text: `select pg_notify('news', 'late')` });
    await own.database.query({ text: 'select pg_sleep(0.1)' });
    expect(heard).toEqual(['fresh']);
  });

  test('listens again by itself after its connection was cut, and says so', async () => {
    const heard: string[] = [];
    const stop = await own.database.listen('cut', (payload) => heard.push(payload));
    const cut = `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%cut%' and pid <> pg_backend_pid()`;
    await own.database.query({ text: cut });
    await expect.poll(() => heard).toEqual(['']);
    await own.database.query({ text: `select pg_notify('cut', 'back')` });
    await expect.poll(() => heard).toEqual(['', 'back']);
    await stop();
  });
});
