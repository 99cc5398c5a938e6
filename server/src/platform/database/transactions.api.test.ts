import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLog } from '../log.ts';
import {
  type Connection,
  DatabaseAway,
  DatabaseBusy,
  openDatabase,
  type Queryable,
  type Statement,
} from './database.ts';
import { createTestDatabase, type TestDatabase } from './testing.ts';

const log = createLog({ level: 'silent' });
let own: TestDatabase;
let connection: Connection;
beforeAll(async () => {
  own = await createTestDatabase();
  connection = { connectionString: own.connectionString };
  await own.database.query({ text: 'create table shelf (name text primary key, pieces bigint)' });
});
afterAll(() => own.drop());

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
    await expect(careless).rejects.toMatchObject({
      message: expect.stringContaining('Nothing was saved'),
      cause: { code: '42601' },
    });
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

  test('nothing can be asked through a transaction that is over, and nobody has to look at the refusal', async () => {
    const leaked = await own.database.transaction(async (tx) => tx);
    void leaked.query({ text: 'select 1' });
    await expect(leaked.query({ text: 'select 1' })).rejects.toThrow('over');
  });

  // The rollback or the commit waits at the server behind this statement, so it is under way when `late` is asked.
  const slowly = { text: 'select pg_sleep(0.3)' };
  const late = { text: `insert into shelf (name) values ('late')` };
  const soon = (tx: Queryable) => setTimeout(100).then(() => tx.query(late));

  test('what goes on behind its rollback writes nothing', async () => {
    const alone = openDatabase({ connection, poolSize: 1 }, log);
    let goingOn: Promise<unknown> | undefined;
    const refused = alone.transaction((tx) => {
      goingOn = Promise.all([tx.query(slowly), soon(tx)]);
      return Promise.all([goingOn, Promise.reject(new Error('the slot is gone'))]);
    });
    await expect(refused).rejects.toThrow('the slot is gone');
    await expect(goingOn).rejects.toThrow('over');
    expect(await alone.query({ text: `select from shelf where name = 'late'` })).toEqual([]);
    await alone.close();
  });

  test('what nobody waits for writes nothing behind its commit', async () => {
    const alone = openDatabase({ connection, poolSize: 1 }, log);
    let goingOn: Promise<unknown> | undefined;
    await alone.transaction(async (tx) => {
      goingOn = Promise.all([tx.query(slowly), soon(tx)]);
      goingOn.catch(() => {});
    });
    await expect(goingOn).rejects.toThrow('over');
    expect(await alone.query({ text: `select from shelf where name = 'late'` })).toEqual([]);
    await alone.close();
  });
});

describe('a failure that is looked at after later statements', () => {
  const raise = (code: string) => ({ text: `do $$ begin raise exception 'met' using errcode = '${code}'; end $$` });
  /** Sent along, and looked at last. */
  const along = async (tx: Queryable, statement: Statement) => {
    const first = tx.query(statement);
    first.catch(() => {});
    await tx.query({ text: 'select 1' });
    await first;
  };

  test('is told as it is, not as what came of it', async () => {
    await expect(own.database.transaction((tx) => along(tx, { text: 'selekt' }))).rejects.toMatchObject({
      code: '42601',
    });
  });

  test('is done again where the database undid it for another', async () => {
    let tries = 0;
    await own.database.transaction((tx) => along(tx, (tries += 1) === 1 ? raise('40P01') : { text: 'select 1' }));
    expect(tries).toBe(2);
  });

  test('counts as the database being away where it took too long', async () => {
    await expect(own.database.transaction((tx) => along(tx, raise('57014')))).rejects.toBeInstanceOf(DatabaseAway);
  });

  test('is the one behind the last savepoint', async () => {
    const failing = own.database.transaction(async (tx) => {
      await tx.query({ text: 'savepoint before' });
      await expect(tx.query({ text: 'selekt' })).rejects.toMatchObject({ code: '42601' });
      await tx.query({ text: 'rollback to savepoint before' });
      await along(tx, raise('23505'));
    });
    await expect(failing).rejects.toMatchObject({ code: '23505' });
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
