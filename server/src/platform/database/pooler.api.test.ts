import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { captureLog } from '../http/testing.ts';
import { createLog } from '../log.ts';
import { type Database, openDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { warnOfMissingLimits } from './missingLimits.ts';
import { createTestDatabase, type TestDatabase } from './testing.ts';
import { openPgBouncer, openStrictPooler, pgbouncer, type TestPooler } from './testPooler.ts';

const log = createLog({ level: 'silent' });
const program = pgbouncer ?? '';
const poolers = [
  { what: 'a pooler as strict as PgBouncer', open: openStrictPooler },
  // Where it is installed: Debian's package `pgbouncer`.
  ...(program === '' ? [] : [{ what: 'PgBouncer', open: (to: string) => openPgBouncer(program, to) }]),
];

describe.each(poolers)('$what in transaction mode', ({ open }) => {
  let own: TestDatabase;
  let pooler: TestPooler;
  let shop: Database;
  beforeAll(async () => {
    own = await createTestDatabase({ empty: true });
    pooler = await open(own.connectionString);
    const connection = { connectionString: pooler.connectionString };
    shop = openDatabase({ connection, poolSize: 6, pooler: { directUrl: own.connectionString, prepared: false } }, log);
  });
  afterAll(async () => {
    await shop.close();
    await pooler.close();
    await own.drop();
  });

  test('OPS-01 refuses a shop that was not told of it', async () => {
    const untold = openDatabase({ connection: { connectionString: pooler.connectionString } }, log);
    await expect(untold.query({ text: 'select 1' })).rejects.toThrow(/unsupported startup parameter/);
    await untold.close();
  });

  test('OPS-01 lets the shop migrate, past it', async () => {
    await migrate(shop, log);
    expect(await shop.query({ text: 'select count(*) > 50 as many from migration' })).toEqual([{ many: true }]);
  });

  test('OPS-01 carries more callers than it has connections, with statements that have names', async () => {
    await shop.query({ text: 'create table shelf (name text primary key, pieces integer not null)' });
    const add = (name: string) =>
      shop.transaction(async (tx) => {
        await tx.query({ name: 'add', text: 'insert into shelf values ($1, 1)', values: [name] });
        await tx.query({ name: 'more', text: 'update shelf set pieces = pieces + 1 where name = $1', values: [name] });
        return tx.query<{ pieces: number }>({
          name: 'see',
          text: 'select pieces from shelf where name = $1',
          values: [name],
        });
      });
    const all = await Promise.all(Array.from({ length: 40 }, (_, at) => add(`shelf ${at}`)));
    expect(all).toEqual(all.map(() => [{ pieces: 2 }]));
    const see = { name: 'sum', text: 'select sum(pieces)::integer as sum from shelf' };
    const sums = await Promise.all(Array.from({ length: 40 }, () => shop.query(see)));
    expect(sums).toEqual(sums.map(() => [{ sum: 80 }]));
    expect(await shop.aside.query(see)).toEqual([{ sum: 80 }]);
    expect(await shop.isReachable()).toBe(true);
  });

  test('OPS-01 leaves listening to a way past it', async () => {
    const heard: string[] = [];
    const stop = await shop.listen('news', (payload) => heard.push(payload));
    await shop.query({ text: `select pg_notify('news', 'fresh')` });
    await expect.poll(() => heard).toEqual(['fresh']);
    await stop();
  });

  test('limits that the role lacks are told, with the statement that sets them', async () => {
    const { log: told, lines } = captureLog();
    await warnOfMissingLimits(shop, told);
    expect(lines.map(({ message }) => message)).toEqual([
      expect.stringMatching(/alter role \w+ set statement_timeout = '15s'/),
      expect.stringMatching(/alter role \w+ set idle_in_transaction_session_timeout = '60s'/),
    ]);
  });
});
