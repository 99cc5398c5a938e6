import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { captureLog } from '../http/testing.ts';
import { createRecaptcha } from './recaptcha.ts';

/** What the stand-in answers, and what it was asked. */
let answer: { status?: number; body?: string; location?: string } | 'silence';
let asked: { method?: string; type?: string; form: Record<string, string> }[] = [];
let server: Server;
let url: string;
const { log, lines } = captureLog();
const request = { ip: '10.0.0.1' } as FastifyRequest;

beforeAll(async () => {
  server = createServer((incoming, outgoing) => void standIn(incoming, outgoing));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = [];
  lines.length = 0;
});

async function standIn(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const form = Object.fromEntries(new URLSearchParams(await text(incoming)));
  asked.push({ method: incoming.method, type: incoming.headers['content-type'], form });
  if (answer === 'silence') return;
  const { status = 200, body = '', location } = answer;
  outgoing.writeHead(status, location ? { location } : {}).end(body);
}

const check = (timeLimitMs?: number) =>
  createRecaptcha({ siteKey: 'site-key', secret: 'the-secret', url, hostname: 'shop.example', log, timeLimitMs });
const told = (verdict: object) => ({ body: JSON.stringify(verdict) });

test('CUST-02 the browser gets the site key, never the secret', async () => {
  expect(await check().challenge()).toEqual({ provider: 'recaptcha', siteKey: 'site-key' });
});

test('CUST-02 what Google takes for a person on this site passes', async () => {
  answer = told({ success: true, hostname: 'shop.example' });
  expect(await check().isPassed('token-of-a-person', request)).toBe(true);
  expect(asked).toEqual([
    {
      method: 'POST',
      type: expect.stringContaining('application/x-www-form-urlencoded'),
      form: { secret: 'the-secret', response: 'token-of-a-person', remoteip: '10.0.0.1' },
    },
  ]);
});

test.each([
  [{ success: false, 'error-codes': ['timeout-or-duplicate'] }],
  [{ success: false, hostname: 'shop.example' }],
  [{ success: true, hostname: 'other.example' }],
  [{ success: true }],
  [{ success: 'yes', hostname: 'shop.example' }],
])('CUST-02 the verdict %j is a refusal', async (verdict) => {
  answer = told(verdict);
  expect(await check().isPassed('token', request)).toBe(false);
});

test.each<[string, typeof answer]>([
  ['fails', { status: 500, body: JSON.stringify({ success: true, hostname: 'shop.example' }) }],
  ['talks nonsense', { body: '<html>' }],
  ['sends elsewhere', { status: 302, location: 'http://127.0.0.1:1/' }],
  ['falls silent', 'silence'],
])('CUST-02 where Google %s, the check is not passed, and the log says so without the answer', async (_, given) => {
  answer = given;
  expect(await check(60).isPassed('token-of-a-person', request)).toBe(false);
  expect(lines).toEqual([expect.objectContaining({ level: 'warn', message: 'the bot check could not be asked' })]);
  expect(JSON.stringify(lines)).not.toMatch(/token-of-a-person|the-secret/);
});

test.each([undefined, ''])('CUST-02 without an answer (%j) Google is not asked', async (response) => {
  expect(await check().isPassed(response, request)).toBe(false);
  expect(asked).toEqual([]);
});
