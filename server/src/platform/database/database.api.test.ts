import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { type Connection, DatabaseAway, DatabaseBusy, openDatabase } from './database.ts';
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

describe('transactions', () => {
  test('what was done before an error is undone', async () => {
    const failing = own.database.transaction(async (tx) => {
      await tx.query({ text: `insert into shelf (name) values ('pears')` });
      throw new Error('second thoughts');
    });
    await expect(failing).rejects.toThrow('second thoughts');
    expect(await own.database.query({ text: `select 1 from shelf where name = 'pears'` })).toEqual([]);
  });

  test('a swallowed error does not pretend that anything was saved', async () => {
    const careless = own.database.transaction(async (tx) => {
      await tx.query({ text: `insert into shelf (name) values ('plums')` });
      await tx.query({ text: 'selekt' }).catch(() => {});
    });
    await expect(careless).rejects.toThrow('Nothing was saved');
  });

  test('statements that are asked together keep their order, and of a failure all that was asked is undone', async () => {
    const add = (name: string) => ({ text: 'insert into shelf (name) values ($1)', values: [name] });
    const count = { text: `select count(*) as count from shelf where name like 'crate%'` };
    const seen = await own.database.transaction((tx) =>
      Promise.all([
        tx.query(count),
        tx.query(add('crate 1')),
        tx.query(count),
        tx.query(add('crate 2')),
        tx.query(count),
      ]),
    );
    expect([seen[0], seen[2], seen[4]]).toEqual([[{ count: 0 }], [{ count: 1 }], [{ count: 2 }]]);
    const twice = own.database.transaction((tx) =>
      Promise.all([tx.query(add('crate 3')), tx.query(add('crate 1')), tx.query(add('crate 4'))]),
    );
    await expect(twice).rejects.toMatchObject({ code: '23505' });
    expect(await own.database.query(count)).toEqual([{ count: 2 }]);
  });

  test('a connection that is lost between the beginning and the first statement does nothing of it', async () => {
    const alone = openDatabase({ connection, poolSize: 1 }, log);
    const [backend] = await alone.query<{ pid: number }>({ text: 'select pg_backend_pid() as pid' });
    const losing = alone.transaction(async (tx) => {
      await own.database.query({ text: 'select pg_terminate_backend($1)', values: [backend?.pid] });
      await tx.query({ text: `insert into shelf (name) values ('lost')` });
    });
    await expect(losing).rejects.toBeInstanceOf(DatabaseAway);
    expect(await alone.query({ text: `select from shelf where name = 'lost'` })).toEqual([]);
    await alone.close();
  });

  test('a file that is missing inside a transaction is not mistaken for a missing database', async () => {
    const missing = Object.assign(new Error('no such file'), { code: 'ENOENT' });
    await expect(own.database.transaction(() => Promise.reject(missing))).rejects.toBe(missing);
  });

  test('nothing can be asked through a transaction that is over', async () => {
    const leaked = await own.database.transaction(async (tx) => tx);
    await expect(leaked.query({ text: 'select 1' })).rejects.toThrow('over');
  });
});

describe('two that get in each other’s way', () => {
  test('are told nothing of it: what the database undid is done again', async () => {
    await own.database.query({ text: `insert into shelf (name, pieces) values ('left', 0), ('right', 0)` });
    let met = 0;
    const both = (first: string, second: string) =>
      own.database.transaction(async (tx) => {
        const more = 'update shelf set pieces = pieces + 1 where name = $1';
        await tx.query({ text: more, values: [first] });
        met += 1;
        // Both hold their first row before either asks for the second.
        if (met <= 2) await expect.poll(() => met).toBeGreaterThanOrEqual(2);
        await tx.query({ text: more, values: [second] });
      });
    await Promise.all([both('left', 'right'), both('right', 'left')]);
    // One of them at least has begun anew; it may meet the other once more before that one goes on.
    expect(met).toBeGreaterThanOrEqual(3);
    expect(await own.database.query({ text: `select pieces from shelf where name in ('left', 'right')` })).toEqual([
      { pieces: 2 },
      { pieces: 2 },
    ]);
  });

  test('again and again are told to come back', async () => {
    let tries = 0;
    const unlucky = own.database.transaction(async (tx) => {
      tries += 1;
      await tx.query({ text: `do $$ begin raise exception 'met' using errcode = '40001'; end $$` });
    });
    await expect(unlucky).rejects.toBeInstanceOf(DatabaseBusy);
    expect(tries).toBe(5);
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
