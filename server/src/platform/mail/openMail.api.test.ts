import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { spawnSource } from '../../../test/spawnSource.ts';
import { createTestDatabase, type TestDatabase } from '../database/testing.ts';
import { captureLog } from '../http/testing.ts';
import { startJobs } from '../jobs/startJobs.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { applyRetention } from '../retention/applyRetention.ts';
import { forgetMailsTo, mailsTo } from './mailsTo.ts';
import { type OpenMail, openMail } from './openMail.ts';
import { queueMail } from './queueMail.ts';
import { mailRetention } from './retention.ts';
import { headOf, silence, startSmtpServer } from './testing/smtpServer.ts';
import { testMail } from './testing/testMail.ts';

let held: TestDatabase;
const leaving: (() => Promise<void>)[] = [];
beforeAll(async () => {
  held = await createTestDatabase();
});
afterAll(() => held.drop());
beforeEach(() => held.database.query({ text: 'delete from mail' }));
afterEach(async () => {
  for (const leave of leaving.splice(0).reverse()) await leave();
});

async function startSmtp(...objection: Parameters<typeof startSmtpServer>) {
  const smtp = await startSmtpServer(...objection);
  leaving.push(smtp.stop);
  return smtp;
}

interface Sending extends OpenMail {
  readonly lines: readonly object[];
  figures(): Promise<string>;
  close(): Promise<void>;
}

async function startMail(smtpUrl: string | undefined, pollMs?: number): Promise<Sending> {
  const { log, lines } = captureLog();
  const metrics = createMetrics({ process: false });
  const mail = openMail({ settings: { smtpUrl }, database: held.database, log, metrics, pollMs });
  const { close } = await startJobs(mail.jobs, { database: held.database, log, metrics });
  leaving.push(close);
  return { ...mail, lines, figures: () => metrics.text(), close };
}

async function until(what: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await what())) await setTimeout(5);
}

const isSent = async () => (await mailsTo(held.database, 'anna@example.at')).every(({ sentAt }) => sentAt !== null);

test('CUST-04 a mail goes out as soon as its transaction holds, however long the poll waits', async () => {
  const smtp = await startSmtp();
  const { lines } = await startMail(smtp.url, 60_000);
  await held.database.transaction((tx) => queueMail(tx, testMail()));
  await until(() => smtp.delivered.length > 0);
  await until(isSent);
  expect(smtp.delivered[0]?.to).toEqual(['anna@example.at']);
  expect(JSON.stringify(lines)).not.toMatch(/anna|example\.at/);
  expect(lines.at(-1)).toMatchObject({ level: 'info', kind: 'registration', message: 'a mail was sent' });
});

test('a mail server that takes nothing shows in the metrics, though the job itself goes on well', async () => {
  const smtp = await startSmtp((line) => (line === 'DATA.' ? '451 not now' : undefined));
  const { figures } = await startMail(smtp.url, 5);
  await queueMail(held.database, testMail());
  await expect.poll(figures).toContain('mail_tries_total{outcome="failed"} 1');
  expect(await figures()).toContain('mail_tries_total{outcome="sent"} 0');
  // The try is counted while its run goes on, the run when it has ended.
  await expect.poll(figures).toContain('job_failures_total{job="send-mails"} 0');
});

test('CUST-04 a mail without a notification is found by polling', async () => {
  const smtp = await startSmtp();
  await startMail(smtp.url, 5);
  await setTimeout(20);
  await held.database.query({
    text: `insert into mail (kind, sender, recipient, subject, html, text)
      values ('order', 'Feldmarkt <servus@feldmarkt.example>', 'anna@example.at', 'Hallo', '<p>Hallo</p>', 'Hallo')`,
  });
  await until(isSent);
  expect(smtp.delivered).toHaveLength(1);
});

test('CUST-04 a mail that was under way when its process was killed is sent again, under the same Message-ID', async () => {
  // The mail server has taken it, but the process dies before it hears so.
  const smtp = await startSmtp((line) => (line === 'DATA.' && smtp.delivered.length === 1 ? silence : undefined));
  await queueMail(held.database, testMail());
  const child = spawnSource(new URL('./testing/sendUntilKilled.ts', import.meta.url), [
    held.connectionString,
    smtp.url,
  ]);
  await until(() => smtp.delivered.length > 0);
  child.kill('SIGKILL');
  await once(child, 'close');
  expect(await isSent()).toBe(false);
  // The pause before the next try is over.
  await held.database.query({ text: 'update mail set next_try_at = now()' });
  await startMail(smtp.url);
  await until(isSent);
  const [first, second, ...more] = smtp.delivered.map((mail) => headOf(mail).get('message-id'));
  expect(first).toEqual(second);
  expect(more).toEqual([]);
});

test('CUST-04 closing waits for the mail that is being sent, and none is begun after it', async () => {
  const smtp = await startSmtp();
  const mail = await startMail(smtp.url);
  await queueMail(held.database, testMail());
  await until(() => smtp.lines.length > 0);
  await mail.close();
  expect(await isSent()).toBe(true);
  await queueMail(held.database, testMail());
  await setTimeout(30);
  expect(smtp.delivered).toHaveLength(1);
});

test('CUST-04 without a mail server mails stay, and the mailbox has them, the newest first', async () => {
  const { mailbox } = await startMail(undefined, 5);
  await queueMail(held.database, testMail({ subject: 'first' }));
  await queueMail(held.database, testMail({ subject: 'second', recipient: 'Paul@example.at' }));
  await setTimeout(20);
  const mails = (await mailbox?.mails()) ?? [];
  expect(mails.map(({ subject }) => subject)).toEqual(['second', 'first']);
  expect((await mailbox?.mails('paul@example.at'))?.map(({ subject }) => subject)).toEqual(['second']);
  expect(await mailbox?.mail(mails[0]?.id ?? '')).toMatchObject(
    testMail({ subject: 'second', recipient: 'Paul@example.at' }),
  );
  expect(await isSent()).toBe(false);
});

test('CUST-04 with a mail server there is no mailbox', async () => {
  const smtp = await startSmtp();
  expect((await startMail(smtp.url)).mailbox).toBeUndefined();
});

test('CUST-12 mails are kept for thirty days, and those to an address can be forgotten', async () => {
  const { database } = held;
  await queueMail(database, testMail({ subject: 'old' }));
  await database.query({
    text: "update mail set created_at = now() - interval '31 days', queued_at = now() - interval '31 days'",
  });
  await queueMail(database, testMail({ subject: 'new' }));
  await queueMail(database, testMail({ recipient: 'paul@example.at' }));
  await applyRetention(mailRetention, { database, log: captureLog().log });
  expect(await mailsTo(database, 'ANNA@example.at')).toMatchObject([{ subject: 'new', kind: 'registration' }]);
  await forgetMailsTo(database, 'ANNA@example.at');
  expect(await mailsTo(database, 'anna@example.at')).toEqual([]);
  expect(await mailsTo(database, 'paul@example.at')).toHaveLength(1);
});
