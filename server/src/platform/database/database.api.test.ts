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
    const narrow = openDatabase({ connection, poolSize: 1, connectTimeoutMs: 1000 }, log);
    await narrow.transaction(async () => {
      await expect(narrow.query({ text: 'select 1' })).rejects.toMatchObject({
        name: 'DatabaseAway',
        retryAfterSeconds: 5,
      });
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

  test('a file that is missing inside a transaction is not mistaken for a missing database', async () => {
    const missing = Object.assign(new Error('no such file'), { code: 'ENOENT' });
    await expect(own.database.transaction(() => Promise.reject(missing))).rejects.toBe(missing);
  });

  test('nothing can be asked through a transaction that is over', async () => {
    const leaked = await own.database.transaction(async (tx) => tx);
    await expect(leaked.query({ text: 'select 1' })).rejects.toThrow('over');
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
