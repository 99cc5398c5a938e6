import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../database/testing.ts';
import { captureLog } from '../../http/testing.ts';
import { startJobs } from '../../jobs/startJobs.ts';
import { openMail } from '../openMail.ts';
import { queueMail } from '../queueMail.ts';
import { sendWaiting } from '../sendWaiting.ts';
import { startSmtpServer } from '../testing/smtpServer.ts';
import { testMail } from '../testing/testMail.ts';
import { readMailCommand, usage } from './options.ts';
import { runMailCommand } from './runMailCommand.ts';

let held: TestDatabase;
beforeAll(async () => {
  held = await createTestDatabase();
});
afterAll(() => held.drop());
beforeEach(() => held.database.query({ text: 'delete from mail' }));

async function run(line: string) {
  const command = readMailCommand(line.split(' '));
  if (command === 'help' || 'problem' in command) throw new Error(`not understood: ${JSON.stringify(command)}`);
  return runMailCommand(held.database, command);
}

const hourMs = 3_600_000;

/** A mail server that is away for longer than anybody waits. */
async function giveUp(count: number): Promise<void> {
  for (let each = 0; each < count; each += 1) await queueMail(held.database, testMail());
  const transport = { send: () => Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' })) };
  const { log } = captureLog();
  for (const hours of [0, 73])
    await sendWaiting({ database: held.database, transport, log, now: () => new Date(Date.now() + hours * hourMs) });
}

test('SAFE-05 what was given up is listed without its recipient, and queued again it goes out', async () => {
  await giveUp(3);
  const listed = await run('failed');
  expect(listed.text.split('\n')).toHaveLength(3);
  expect(listed.text).toMatch(/^[0-9a-f-]{36} {2}registration .*1 tries {2}ECONNREFUSED$/m);
  expect(listed.text).not.toMatch(/anna|example/);
  const [id = ''] = listed.text.split(' ');

  const smtp = await startSmtpServer();
  const { log } = captureLog();
  const { jobs } = openMail({ settings: { smtpUrl: smtp.url }, database: held.database, log, pollMs: 3_600_000 });
  const sending = await startJobs(jobs, { database: held.database, log });
  expect(await run(`retry ${id}`)).toEqual({ text: '1 mail is queued again.', exitCode: 0 });
  await expect.poll(() => smtp.delivered.length).toBe(1);
  expect(await run('retry all')).toEqual({ text: '2 mails are queued again.', exitCode: 0 });
  await expect.poll(() => smtp.delivered.length).toBe(3);
  await sending.close();
  await smtp.stop();
  expect(await run('failed')).toEqual({ text: 'No mail has failed.', exitCode: 0 });
});

test('SAFE-05 what is queued again has three days more, however old it is', async () => {
  await giveUp(1);
  await held.database.query({ text: "update mail set created_at = now() - interval '9 days'" });
  await run('retry all');
  const sent: string[] = [];
  const transport = { send: async ({ id }: { readonly id: string }) => void sent.push(id) };
  await sendWaiting({ database: held.database, transport, log: captureLog().log });
  expect(sent).toHaveLength(1);
});

test('SAFE-05 what was sent or waits is not queued twice, and what is not there is told', async () => {
  await queueMail(held.database, testMail());
  expect(await run('retry all')).toEqual({ text: '0 mails are queued again.', exitCode: 0 });
  const unknown = await run('retry 0b0e0a86-6a5d-4f7e-9a53-6f7c2b1d9e11');
  expect(unknown).toEqual({ text: 'No such mail has failed.', exitCode: 1 });
});

test.each([
  ['retry', /Which mail/],
  ['retry 5', /Which mail/],
  ['failed now', /What is now\?/],
  ['send', /What is send\?/],
])('SAFE-05 %s is not understood, and it is told why', (line, problem) => {
  expect(readMailCommand(line.split(' '))).toEqual({ problem: expect.stringMatching(problem) });
  expect(usage).toContain('retry <id|all>');
});
