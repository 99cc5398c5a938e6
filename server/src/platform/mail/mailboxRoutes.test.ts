import { beforeAll, expect, test } from 'vitest';
import { createTestApp } from '../http/testing.ts';
import type { Mailbox } from './mailbox.ts';
import { mailboxRoutes } from './mailboxRoutes.ts';
import { testMail } from './testing/testMail.ts';

const id = '0b0e0a86-6a5d-4f7e-9a53-6f7c2b1d9e11';
const link = 'https://shop.example/registrieren?token=abc';
const mail = {
  ...testMail({
    subject: '<script>alert(1)</script>',
    text: `Hallo <b>\n${link}\nhttps://shop.example/\n`,
    html: '<!DOCTYPE html><html><head></head><body><a href="/x">x</a></body></html>',
  }),
  id,
  createdAt: new Date('2026-11-15T10:00:00Z'),
};
const mailbox: Mailbox = {
  mails: async (recipient) => (recipient === undefined || recipient === mail.recipient ? [mail] : []),
  mail: async (asked) => (asked === id ? mail : undefined),
};

async function open(parts: Parameters<typeof mailboxRoutes>[1]) {
  const { app, lines } = await createTestApp();
  mailboxRoutes(app, parts);
  return { app, lines };
}

let preview: Awaited<ReturnType<typeof open>>;
beforeAll(async () => {
  preview = await open({ mail: { mailbox }, preview: true });
});

const addresses = ['/_mailbox', '/_mailbox.json', `/_mailbox/${id}`, `/_mailbox/${id}/html`, `/_mailbox/${id}/text`];

test.each([
  ['without a preview', { mail: { mailbox }, preview: false }],
  ['with a mail server', { mail: {}, preview: true }],
])('there is no mailbox %s', async (_, parts) => {
  const { app } = await open(parts);
  const answers = await Promise.all(addresses.map((url) => app.inject({ url })));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(addresses.map(() => 404));
});

test('the list and a mail are pages that run nothing, are stored nowhere and send no referrer', async () => {
  const { app, lines } = preview;
  for (const url of addresses) {
    const { statusCode, headers } = await app.inject({ url });
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'(?!.*script-src)/);
    if (url.endsWith('.json')) continue;
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['x-robots-tag']).toBe('noindex');
  }
  expect(JSON.stringify(lines)).not.toMatch(/anna|token/);
});

test('what a mail says is shown as words; its own page stands in a sandbox', async () => {
  const { app } = preview;
  const list = (await app.inject({ url: '/_mailbox' })).body;
  const page = (await app.inject({ url: `/_mailbox/${id}` })).body;
  for (const html of [list, page]) {
    expect(html).toContain('&lt;script&gt;');
    expect(html).toContain('anna@example.at');
    expect(html).not.toContain('<script>');
  }
  expect(list).toContain(`href="/_mailbox/${id}"`);
  expect(page).toContain(`<a href="${link}">`);
  expect(page).toContain(`href="/_mailbox/${id}/text"`);
  expect(page).toMatch(/<iframe[^>]* sandbox="allow-popups allow-popups-to-escape-sandbox"/);
  const inside = await app.inject({ url: `/_mailbox/${id}/html` });
  expect(inside.body).toContain('<head><base target="_blank">');
  expect(inside.headers['x-frame-options']).toBe('SAMEORIGIN');
  expect(inside.headers['content-security-policy']).toMatch(/frame-ancestors 'self'; sandbox allow-popups/);
  const text = await app.inject({ url: `/_mailbox/${id}/text` });
  expect(text.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(text.body).toBe(mail.text);
});

test('as JSON it has every mail with its links, or those to one address', async () => {
  const { app } = preview;
  const all = await app.inject({ url: '/_mailbox.json' });
  expect(all.json()).toEqual({
    mails: [{ ...mail, createdAt: '2026-11-15T10:00:00.000Z', links: [link, 'https://shop.example/'] }],
  });
  const others = await app.inject({ url: '/_mailbox.json?recipient=paul%40example.at' });
  expect(others.json()).toEqual({ mails: [] });
});

test.each(['/_mailbox/0b0e0a86-6a5d-4f7e-9a53-6f7c2b1d9e12', '/_mailbox/1', "/_mailbox/'/html", '/_mailbox/x/text'])(
  'there is no mail %s',
  async (url) => {
    const { app } = preview;
    expect((await app.inject({ url })).statusCode).toBe(404);
  },
);
