import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { StartInterrupted } from '../lifecycle/steps.ts';
import { StartProblem } from '../startProblem.ts';
import { reachDatabase } from './reach.ts';
import { createTestDatabase, type TestDatabase } from './testing.ts';

const lines: string[] = [];
const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
const nowhere = 'postgres://shop:hunter2@127.0.0.1:1/shop';
const forEver = { withinMs: Number.POSITIVE_INFINITY, isStopping: () => false, sayEveryMs: 0 };

let own: TestDatabase;
let name: string;
beforeAll(async () => {
  own = await createTestDatabase();
  const [row] = await own.database.query<{ name: string }>({ text: 'select current_database() as name' });
  name = row?.name ?? '';
});
afterAll(() => own.drop());

test('a start waits for a server that writes, says so again and again, and goes on when there is one', async () => {
  lines.length = 0;
  await own.database.query({ text: `alter database ${name} set default_transaction_read_only = on` });
  const reached = reachDatabase(own.connectionString, log, forEver);
  await expect.poll(() => lines.length).toBeGreaterThan(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    reason: 'this server only reads',
    msg: expect.stringContaining('The database does not answer yet'),
  });
  await own.database.query({ text: `alter database ${name} reset default_transaction_read_only` });
  expect(await reached).toContain(`database "${name}"`);
});

test('a stop of the start ends the wait', async () => {
  const waiting = reachDatabase(nowhere, log, { ...forEver, isStopping: () => true });
  await expect(waiting).rejects.toBeInstanceOf(StartInterrupted);
});

test('a command gives up after a while, without telling the password', async () => {
  lines.length = 0;
  const waiting = reachDatabase(nowhere, log, { withinMs: 50, isStopping: () => false });
  await expect(waiting).rejects.toThrow(StartProblem);
  await expect(waiting).rejects.toThrow(
    /The database cannot be used \(127\.0\.0\.1:1, database "shop"\)(.|\n)*Check DATABASE_URL/,
  );
  expect(lines.join()).not.toContain('hunter2');
});
