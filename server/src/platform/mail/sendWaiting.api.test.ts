import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Database, DatabaseAway } from '../database/database.ts';
import { createTestDatabase, type TestDatabase } from '../database/testing.ts';
import { captureLog } from '../http/testing.ts';
import type { MailTransport, QueuedMail } from './mail.ts';
import { queueMail } from './queueMail.ts';
import { sendWaiting } from './sendWaiting.ts';
import { testMail } from './testing/testMail.ts';

let held: TestDatabase;
beforeAll(async () => {
  held = await createTestDatabase();
});
afterAll(() => held.drop());
beforeEach(() => held.database.query({ text: 'delete from mail' }));

interface Row {
  readonly id: string;
  readonly tries: number;
  readonly sent: boolean;
  readonly failed: boolean;
  readonly problem: string | null;
  readonly waitMinutes: number;
  readonly content: string;
}

async function rows(): Promise<readonly Row[]> {
  return held.database.query<Row>({
    text: `select id, tries, sent_at is not null as sent, failed_at is not null as failed, problem, html || text as content,
        round(extract(epoch from next_try_at - now()) / 60)::int as "waitMinutes"
      from mail order by created_at`,
  });
}

function collecting(refuse: (mail: QueuedMail) => Error | undefined = () => undefined) {
  const sent: string[] = [];
  const transport: MailTransport = {
    async send(mail) {
      await setTimeout(2);
      const problem = refuse(mail);
      if (problem) throw problem;
      sent.push(mail.id);
    },
  };
  return { sent, transport };
}

const run = (transport: MailTransport, log = captureLog().log) =>
  sendWaiting({ database: held.database, transport, log });
const makeDue = () => held.database.query({ text: 'update mail set next_try_at = now() where sent_at is null' });

test('CUST-04 a mail is sent once, and what was delivered keeps no link', async () => {
  const { database } = held;
  await queueMail(database, testMail());
  const { sent, transport } = collecting();
  await run(transport);
  await run(transport);
  await makeDue();
  await run(transport);
  const [row] = await rows();
  expect(sent).toEqual([row?.id]);
  expect(row).toMatchObject({ sent: true, failed: false, tries: 1, content: '' });
});

test('CUST-04 a transaction that is rolled back sends nothing', async () => {
  const { database } = held;
  const failed = database.transaction(async (tx) => {
    await queueMail(tx, testMail());
    throw new Error('no account after all');
  });
  await expect(failed).rejects.toThrow('no account');
  const { sent, transport } = collecting();
  await run(transport);
  expect(sent).toEqual([]);
  expect(await rows()).toEqual([]);
});

test('CUST-04 before its transaction is over a mail is not sent', async () => {
  const { sent, transport } = collecting();
  await held.database.transaction(async (tx) => {
    await queueMail(tx, testMail());
    await run(transport);
    expect(sent).toEqual([]);
  });
  await run(transport);
  expect(sent).toHaveLength(1);
});

test('CUST-04 runners at once send each mail once', async () => {
  const many = 60;
  await Promise.all(Array.from({ length: many }, () => queueMail(held.database, testMail())));
  const { sent, transport } = collecting();
  await Promise.all([run(transport), run(transport), run(transport)]);
  expect(sent).toHaveLength(many);
  expect(new Set(sent).size).toBe(many);
  expect((await rows()).every((row) => row.sent && row.tries === 1)).toBe(true);
});

test('SAFE-05 what fails is tried soon, then every hour for three days, then given up, and logged without its recipient', async () => {
  await queueMail(held.database, testMail());
  const refused = Object.assign(new Error('450 <anna@example.at> later'), { code: 'EENVELOPE', responseCode: 450 });
  const { transport, sent } = collecting(() => refused);
  const { log, lines } = captureLog();
  const start = Date.now();
  const minuteMs = 60_000;
  const triedAt: number[] = [];
  let failedAfter = 0;
  // A look every minute of four days, which the clock jumps over where nothing is due.
  for (let minute = 1; minute <= 4 * 24 * 60 && failedAfter === 0; minute += minute < 60 ? 1 : 15) {
    const now = () => new Date(start + minute * minuteMs);
    const before = (await rows())[0]?.tries ?? 0;
    await sendWaiting({ database: held.database, transport, log, now });
    const [row] = await rows();
    if ((row?.tries ?? 0) > before) triedAt.push(minute);
    if (row?.failed) failedAfter = minute;
  }
  expect(triedAt.slice(0, 5)).toEqual([1, 2, 7, 22, 52]);
  const pauses = triedAt.slice(1).map((minute, index) => minute - (triedAt[index] ?? 0));
  expect(Math.max(...pauses)).toBeLessThanOrEqual(75);
  expect(triedAt.at(-1)).toBeGreaterThan(3 * 24 * 60 - 90);
  expect(failedAfter).toBeGreaterThanOrEqual(3 * 24 * 60);
  expect(failedAfter).toBeLessThan(3 * 24 * 60 + 90);
  expect((await rows())[0]).toMatchObject({ failed: true, sent: false, problem: 'EENVELOPE 450' });
  expect((await rows())[0]?.content).not.toBe('');
  expect(sent).toEqual([]);
  expect(lines.map(({ level }) => level)).toEqual([...triedAt.map(() => 'warn'), 'error']);
  expect(Object.keys(lines.at(-1) ?? {}).toSorted()).toEqual(
    ['kind', 'level', 'mail', 'message', 'problem', 'timestamp', 'tries'].toSorted(),
  );
  expect(JSON.stringify(lines)).not.toMatch(/anna|example\.at|Bestätige/);
});

test('CUST-04 one that cannot be sent does not hold up the others', async () => {
  for (const recipient of ['bad@example.at', 'anna@example.at', 'paul@example.at'])
    await queueMail(held.database, testMail({ recipient }));
  const { sent, transport } = collecting((mail) =>
    mail.recipient.startsWith('bad') ? new Error('refused') : undefined,
  );
  await run(transport);
  expect(sent).toHaveLength(2);
});

test('SAFE-05 what was never tried, or never ended, is given up after three days too', async () => {
  const { database } = held;
  await queueMail(database, testMail());
  await database.query({ text: 'update mail set tries = 6' });
  await queueMail(database, testMail({ kind: 'passwordReset' }));
  await database.query({ text: "update mail set queued_at = now() - interval '3 days'" });
  const { sent, transport } = collecting();
  const { log, lines } = captureLog();
  await run(transport, log);
  expect(sent).toEqual([]);
  expect((await rows()).map(({ failed, problem }) => [failed, problem])).toEqual([
    [true, 'interrupted'],
    [true, 'never tried'],
  ]);
  expect(lines.map(({ level }) => level)).toEqual(['error', 'error']);
  expect(new Set(lines.map(({ kind }) => kind))).toEqual(new Set(['passwordReset', 'registration']));
});

test('CUST-04 a database that is away when a mail has gone out does not make it go out twice', async () => {
  const { database } = held;
  await queueMail(database, testMail());
  let away = 3;
  const shaky: Database = {
    ...database,
    async query(statement) {
      if (statement.name !== 'mail sent' || away === 0) return database.query(statement);
      away -= 1;
      throw new DatabaseAway(new Error('restarting'));
    },
  };
  const { sent, transport } = collecting();
  await sendWaiting({ database: shaky, transport, log: captureLog().log, pauseMs: 1 });
  await makeDue();
  await run(transport);
  expect({ away, sent: sent.length }).toEqual({ away: 0, sent: 1 });
});

test('CUST-04 an address that is no single one never gets into the outbox', async () => {
  const queued = queueMail(held.database, testMail({ recipient: 'anna@example.at\r\nBcc: eve@example.org' }));
  await expect(queued).rejects.toThrow('recipient');
  expect(await rows()).toEqual([]);
});
