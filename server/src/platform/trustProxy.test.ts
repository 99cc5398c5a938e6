import { expect, test } from 'vitest';
import { createTestApp } from './http/testing.ts';
import { readSettings } from './settings.ts';

const read = (TRUST_PROXY: string) => readSettings({ TRUST_PROXY }).trustProxy;

test.each([
  ['false', false],
  ['0', false],
  ['1', 1],
  ['2', 2],
  ['127.0.0.1', ['127.0.0.1']],
  ['10.0.0.0/8, 2001:db8::/32,loopback', ['10.0.0.0/8', '2001:db8::/32', 'loopback']],
] as const)('SAFE-02 TRUST_PROXY=%s names who is believed', (text, expected) => {
  expect(read(text)).toEqual(expected);
});

test('SAFE-02 TRUST_PROXY=true is refused, with the reason and what to write instead', () => {
  expect(() => read('true')).toThrow(
    /TRUST_PROXY: "true".*anybody writes into X-Forwarded-For.*TRUST_PROXY=127\.0\.0\.1/,
  );
  expect(() => read('true')).toThrow('A setting is wrong.');
});

test.each([
  'yes',
  '11',
  '-1',
  '1.5',
  '10.0.0.0/0',
  '::/0',
  '10.0.0.0/33',
  '10.0.0.0/8/8',
  'proxy.internal',
  '10.0.0.1,',
  '*',
])('SAFE-02 TRUST_PROXY=%s is refused', (text) =>
  expect(() => read(text)).toThrow(/TRUST_PROXY: .*expected a number of proxies/),
);

/** Who a call seems to come from, when the proxy at `from` passes on what it was sent. */
async function seen(text: string, from: string, forwarded: string): Promise<string> {
  const settings = { baseUrl: 'https://shop.example', nodeEnv: 'production', trustProxy: read(text) } as const;
  const { app } = await createTestApp({ settings });
  app.get('/who', (request) => ({ ip: request.ip }));
  const answer = await app.inject({ url: '/who', remoteAddress: from, headers: { 'x-forwarded-for': forwarded } });
  return answer.json<{ ip: string }>().ip;
}

const client = '203.0.113.9';
const proxy = '10.0.0.2';
test.each([
  ['nobody is believed', 'false', proxy, `1.2.3.4, ${client}`, proxy],
  ['one hop: what the proxy wrote counts, not what it was sent', '1', proxy, `1.2.3.4, 5.6.7.8, ${client}`, client],
  ['two hops', '2', proxy, `1.2.3.4, ${client}, 10.0.0.1`, client],
  ['an address', proxy, proxy, `1.2.3.4, ${client}`, client],
  ['a network, also where two of it stand in a row', '10.0.0.0/8', proxy, `1.2.3.4, ${client}, 10.0.0.1`, client],
  ['who comes past the proxy is who they are', '10.0.0.2', client, '1.2.3.4', client],
  ['as an address of the sixth version', '127.0.0.1', '::ffff:127.0.0.1', `1.2.3.4, ${client}`, client],
  ['nonsense before it', '1', proxy, `<script>, ${client}`, client],
])('SAFE-02 %s', async (_, text, from, forwarded, ip) => {
  expect(await seen(text, from, forwarded)).toBe(ip);
});
