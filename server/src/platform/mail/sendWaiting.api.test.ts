import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Database, DatabaseAway } from '../database/database.ts';
import { createTestDatabase, type TestDatabase } from '../database/testing.ts';
import { keptLog } from '../http/testing.ts';
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

const run = (transport: MailTransport, log = keptLog().log) => sendWaiting({ database: held.database, transport, log });
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

test('CUST-04 what fails is tried again after 1, 5, 15, 60 and 240 minutes, then given up, and told without anybody', async () => {
  await queueMail(held.database, testMail());
  const refused = Object.assign(new Error('550 <anna@example.at> unknown'), { code: 'EENVELOPE', responseCode: 550 });
  const { transport, sent } = collecting(() => refused);
  const { log, lines } = keptLog();
  const waits: number[] = [];
  for (let tried = 1; tried <= 6; tried += 1) {
    await run(transport, log);
    await run(transport, log);
    const [row] = await rows();
    expect(row).toMatchObject({ tries: tried, sent: false, failed: tried === 6, problem: 'EENVELOPE 550' });
    waits.push(row?.waitMinutes ?? 0);
    await makeDue();
  }
  expect(waits.slice(0, 5)).toEqual([1, 5, 15, 60, 240]);
  await run(transport, log);
  expect((await rows())[0]).toMatchObject({ tries: 6, failed: true });
  expect((await rows())[0]?.content).not.toBe('');
  expect(sent).toEqual([]);
  expect(lines.map(({ level }) => level)).toEqual([...Array<string>(5).fill('warn'), 'error']);
  expect(Object.keys(lines[5] ?? {}).toSorted()).toEqual(
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

test('CUST-04 a last try that was never ended is given up too, and so is what is too old', async () => {
  const { database } = held;
  await queueMail(database, testMail());
  await database.query({ text: 'update mail set tries = 6, next_try_at = now()' });
  await queueMail(database, testMail({ kind: 'passwordReset' }));
  await database.query({ text: "update mail set created_at = now() - interval '3 days' where kind = 'passwordReset'" });
  const { sent, transport } = collecting();
  const { log, lines } = keptLog();
  await run(transport, log);
  expect(sent).toEqual([]);
  expect((await rows()).map(({ failed, problem }) => [failed, problem])).toEqual([
    [true, 'too old'],
    [true, 'interrupted'],
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
  await sendWaiting({ database: shaky, transport, log: keptLog().log, pauseMs: 1 });
  await makeDue();
  await run(transport);
  expect({ away, sent: sent.length }).toEqual({ away: 0, sent: 1 });
});

test('CUST-04 an address that is no single one never gets into the outbox', async () => {
  const queued = queueMail(held.database, testMail({ recipient: 'anna@example.at\r\nBcc: eve@example.org' }));
  await expect(queued).rejects.toThrow('recipient');
  expect(await rows()).toEqual([]);
});
