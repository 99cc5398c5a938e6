import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fieldsOf, sendReady } from './readyAnswer.ts';

const fields = ['content-type', 'text/plain', 'vary', 'accept-encoding'];
const answer = {
  body: Buffer.from('milk'),
  etag: '"one"',
  head: [...fields, 'content-length', '4'],
  notModified: fields,
};
const server = createServer((asked, response) => {
  told.push(sendReady(asked, response, answer));
});
const told: unknown[] = [];

beforeAll(async () => void (await once(server.listen(0, '127.0.0.1'), 'listening')));
afterAll(() => new Promise((done) => server.close(done)));

async function ask(headers: IncomingHttpHeaders, method = 'GET') {
  const { port } = server.address() as AddressInfo;
  const call = request({ port, host: '127.0.0.1', method, headers }).end();
  const [response] = await once(call, 'response');
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

test('API-02 each answer has the id of its own request, however many are sent', async () => {
  const asked = Array.from({ length: 50 }, (_, number) => `request-${String(number).padStart(4, '0')}`);
  const answers = await Promise.all(asked.map((id) => ask({ 'x-request-id': id })));
  expect(answers.map(({ headers }) => headers['x-request-id'])).toEqual(asked);
  const [one, other] = [await ask({}), await ask({})];
  expect(one.headers['x-request-id']).not.toBe(other.headers['x-request-id']);
});

test('an answer is sent whole, its head alone, or word that it has not changed', async () => {
  told.length = 0;
  expect(await ask({ 'x-request-id': 'first-one' })).toMatchObject({ status: 200, body: 'milk' });
  expect(await ask({}, 'HEAD')).toMatchObject({ status: 200, body: '', headers: { 'content-length': '4' } });
  const known = await ask({ 'if-none-match': '"one"' });
  expect(known).toMatchObject({ status: 304, body: '', headers: { vary: 'accept-encoding' } });
  expect(known.headers).not.toHaveProperty('content-length');
  expect(told).toMatchObject([{ requestId: 'first-one', status: 200 }, { status: 200 }, { status: 304 }]);
});

test('a head becomes a record of its fields', () => {
  expect(fieldsOf(answer.notModified)).toEqual({ 'content-type': 'text/plain', vary: 'accept-encoding' });
});
