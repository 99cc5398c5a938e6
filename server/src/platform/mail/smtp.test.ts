import { afterEach, expect, test } from 'vitest';
import type { QueuedMail } from './mail.ts';
import { problemOf } from './problemOf.ts';
import { openSmtp } from './smtp.ts';
import { headOf, silence, startSmtpServer } from './testing/smtpServer.ts';
import { testMail } from './testing/testMail.ts';

const id = '0b0e0a86-6a5d-4f7e-9a53-6f7c2b1d9e11';
let stop: () => Promise<void> = async () => {};
afterEach(() => stop());

async function smtp(...objection: Parameters<typeof startSmtpServer>) {
  const server = await startSmtpServer(...objection);
  stop = server.stop;
  const transport = openSmtp(server.url);
  return { ...server, send: (changes: Partial<QueuedMail> = {}) => transport.send({ ...testMail(), id, ...changes }) };
}

test('CUST-04 a mail goes out with both its forms, its own id and as what it is', async () => {
  const { send, delivered } = await smtp();
  await send({ headers: { 'Auto-Submitted': 'auto-generated', 'Reply-To': 'hilfe@feldmarkt.example' } });
  expect(delivered).toHaveLength(1);
  const [mail] = delivered;
  expect(mail).toMatchObject({ from: 'servus@feldmarkt.example', to: ['anna@example.at'] });
  const head = headOf(mail!);
  expect(head.get('from')).toEqual(['Feldmarkt <servus@feldmarkt.example>']);
  expect(head.get('to')).toEqual(['anna@example.at']);
  expect(head.get('message-id')).toEqual([`<${id}@feldmarkt.example>`]);
  expect(head.get('auto-submitted')).toEqual(['auto-generated']);
  expect(head.get('reply-to')).toEqual(['hilfe@feldmarkt.example']);
  expect(head.get('subject')?.[0]).toMatch(/^=\?UTF-8\?/);
  expect(head.get('content-type')?.[0]).toContain('multipart/alternative');
  expect(mail!.data).toMatch(/Content-Type: text\/plain.*Content-Type: text\/html/s);
});

test('CUST-04 no value of a mail adds a line to its head or a recipient', async () => {
  const { send, delivered, lines } = await smtp();
  const evil = 'x\r\nBcc: eve@example.org\r\n\r\nbody';
  const changes: Partial<QueuedMail>[] = [
    { subject: evil },
    { sender: `Shop${evil} <servus@feldmarkt.example>` },
    { headers: { 'X-Note': evil } },
    { headers: { Bcc: 'eve@example.org' } },
    { recipient: 'anna@example.at, eve@example.org' },
    { recipient: 'anna@example.at\r\nRCPT TO:<eve@example.org>' },
    { recipient: 'Eve <eve@example.org>, anna@example.at' },
  ];
  const problems = await Promise.all(changes.map((change) => send(change).then(() => 'sent', problemOf)));
  expect(new Set(problems)).toEqual(new Set(['BadMail']));
  expect({ delivered, lines }).toEqual({ delivered: [], lines: [] });
});

test('CUST-04 what stands in a mail is not read as commands or as its end', async () => {
  const { send, delivered } = await smtp();
  await send({ text: 'Hallo\r\n.\r\nRCPT TO:<eve@example.org>\r\n', html: '<p>\r\n.\r\nQUIT</p>' });
  expect(delivered.map(({ to }) => to)).toEqual([['anna@example.at']]);
  expect(delivered[0]?.data).toContain('\r\n.\r\nRCPT TO:<eve@example.org>');
});

test('CUST-04 a refused recipient is a failure, told without the address', async () => {
  const { send, delivered } = await smtp((line) =>
    line.startsWith('RCPT') ? '550 5.1.1 <anna@example.at> unknown' : undefined,
  );
  const problem = await send().then(() => 'sent', problemOf);
  expect(problem).toBe('EENVELOPE 550 5.1.1 RCPT TO');
  expect(delivered).toEqual([]);
});

test('CUST-04 a server that is not there is a failure', async () => {
  const { send } = await smtp();
  await stop();
  stop = async () => {};
  expect(await send().then(() => 'sent', problemOf)).toMatch(/^E(CONNREFUSED|SOCKET|CONNECTION)/);
});

test.each([
  ['silence', { connectMs: 1000, silenceMs: 20, wholeMs: 1000 }],
  ['all of it', { connectMs: 1000, silenceMs: 1000, wholeMs: 20 }],
])('CUST-04 a server that falls silent is a failure in the end: %s', async (_, patience) => {
  const { url } = await smtp((line) => (line === 'DATA.' ? silence : undefined));
  const sent = openSmtp(url, patience).send({ ...testMail(), id });
  expect(await sent.then(() => 'sent', problemOf)).toMatch(/^ETIMEDOUT/);
});
