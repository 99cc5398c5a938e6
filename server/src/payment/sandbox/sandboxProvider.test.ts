import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openTestEar, openTestSandbox, testKey } from '../../../../payment-sandbox/src/testing.ts';
import { ProviderAway, ProviderRefusal } from '../provider.ts';
import { testAsk } from '../testing.ts';
import { sandboxProvider } from './sandboxProvider.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function open({ slowMs = 50 } = {}) {
  const ear = await openTestEar();
  const sandbox = await openTestSandbox({ slowMs });
  closing.push(ear.close, sandbox.close);
  const access = { url: sandbox.url, key: testKey, messageUrl: ear.url };
  return {
    ear,
    provider: sandboxProvider({ ...access, timeoutMs: 30_000 }),
    hasty: sandboxProvider({ ...access, timeoutMs: 80 }),
  };
}

const press = (hostedUrl: string, fields: Record<string, string>) =>
  fetch(hostedUrl, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
const visa = { card: '4242424242424242' };

async function openFake(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return sandboxProvider({ url, key: testKey, messageUrl: `${url}/x`, timeoutMs: 60 });
}

describe('PAY-07 the sandbox as a provider', () => {
  test('PAY-07 a payment from the page to the refund; every step may be repeated', async () => {
    const { provider, ear } = await open();
    const ask = testAsk();
    const created = await provider.create(ask);
    expect(await provider.create(ask)).toEqual(created);
    expect(await provider.read(created.reference)).toMatchObject({ status: 'pending', amount: 4250 });
    const pressed = await press(created.hostedUrl, visa);
    expect(pressed.headers.get('location')).toBe(ask.returnUrl);
    expect(await provider.read(created.reference)).toMatchObject({
      status: 'authorized',
      paymentId: ask.paymentId,
      amount: 4250,
      currency: 'EUR',
      method: { brand: 'Visa', name: '4242' },
    });
    for (let repeat = 0; repeat < 2; repeat++) await provider.capture(created.reference, 4000, 'capture-1');
    for (let repeat = 0; repeat < 2; repeat++) await provider.refund(created.reference, 500, 'refund-1');
    expect(await provider.read(created.reference)).toMatchObject({ status: 'captured', captured: 4000, refunded: 500 });
    await vi.waitFor(() => expect(ear.heard).toHaveLength(3), { interval: 5 });
    const told = ear.heard.map(({ headers, body }) =>
      provider.verify({ headers, body: Buffer.from(body) }, Date.now()),
    );
    const about = { reference: created.reference, messageId: expect.any(String) };
    expect(told).toEqual([about, about, about]);
    expect(new Set(told.map((one) => JSON.stringify(one))).size).toBe(3);
  });

  test('CHK-06 a doubled message has one id', async () => {
    const { provider, ear } = await open();
    const { hostedUrl } = await provider.create(testAsk());
    await press(hostedUrl, { card: '4000000000002024' });
    await vi.waitFor(() => expect(ear.heard).toHaveLength(2), { interval: 5 });
    const told = ear.heard.map(({ headers, body }) =>
      provider.verify({ headers, body: Buffer.from(body) }, Date.now()),
    );
    expect(told[0]).toBeDefined();
    expect(told[0]).toEqual(told[1]);
  });

  test('CHK-06 a message that comes first has come when the browser returns', async () => {
    const { provider, ear } = await open();
    const { hostedUrl } = await provider.create(testAsk());
    await press(hostedUrl, { card: '4000000000003030' });
    expect(ear.heard).toHaveLength(1);
  });

  test('PAY-07 void closes the page', async () => {
    const { provider } = await open();
    const { reference, hostedUrl } = await provider.create(testAsk());
    for (let repeat = 0; repeat < 2; repeat++) await provider.void(reference, 'void-1');
    await press(hostedUrl, visa);
    expect(await provider.read(reference)).toMatchObject({ status: 'expired' });
  });

  test('PAY-05 a kept method is found again, until it is forgotten', async () => {
    const { provider } = await open();
    const first = await provider.create(testAsk({ saveMethod: true, customerReference: 'anna' }));
    await press(first.hostedUrl, visa);
    const savedToken = (await provider.read(first.reference)).method?.token ?? '';
    const again = testAsk({ paymentId: 'second', savedToken, customerReference: 'anna' });
    const second = await provider.create(again);
    await press(second.hostedUrl, { do: 'saved' });
    expect(await provider.read(second.reference)).toMatchObject({
      status: 'authorized',
      method: { token: savedToken },
    });
    await provider.forgetMethod(savedToken);
    await provider.forgetMethod(savedToken);
    const third = await provider.create({ ...again, paymentId: 'third' });
    await press(third.hostedUrl, { do: 'saved' });
    expect(await provider.read(third.reference)).toMatchObject({ status: 'pending' });
  });

  test('PAY-07 what the sandbox will not do is a refusal with its word', async () => {
    const { provider } = await open();
    const { reference } = await provider.create(testAsk());
    const refusal = (code: string) => expect.objectContaining({ name: 'ProviderRefusal', code });
    await expect(provider.capture(reference, 1, 'k')).rejects.toEqual(refusal('notPossible'));
    await expect(provider.read('pay_unknown')).rejects.toEqual(refusal('unknownPayment'));
    await expect(provider.create(testAsk({ amount: 1 }))).rejects.toEqual(refusal('idempotencyConflict'));
    await expect(provider.create(testAsk({ methodKey: 'payment-at-the-door' }))).rejects.toThrow(ProviderRefusal);
  });
});

describe('PAY-07 a sandbox in trouble', () => {
  test('PAY-07 that is too slow is away, and what it did meanwhile shows later', async () => {
    const { provider, hasty } = await open({ slowMs: 250 });
    const { reference, hostedUrl } = await provider.create(testAsk());
    await press(hostedUrl, { card: '4000000000007072' });
    await expect(hasty.read(reference)).rejects.toThrow(ProviderAway);
    expect(await provider.read(reference)).toMatchObject({ status: 'authorized' });
  });

  test.each<[string, RequestListener]>([
    ['never answers', () => {}],
    ['hangs up', (request) => request.socket.destroy()],
    ['breaks', (_, response) => response.writeHead(500).end('{}')],
    ['knows another key', (_, response) => response.writeHead(401).end('{}')],
    ['sends somewhere else', (_, response) => response.writeHead(302, { location: '/x' }).end()],
    ['talks of something else', (_, response) => response.end('{"status":"fine"}')],
    ['talks nonsense', (_, response) => response.end('<html>')],
    [
      'stops in the middle',
      (_, response) => {
        response.writeHead(200, { 'content-length': 100 });
        response.write('{"status"', () => response.destroy());
      },
    ],
  ])('PAY-07 that %s is away', async (_, answer) => {
    const provider = await openFake(answer);
    await expect(provider.read('pay_1')).rejects.toThrow(ProviderAway);
  });

  test('PAY-07 that is not there is away', async () => {
    const provider = sandboxProvider({ url: 'http://127.0.0.1:1', key: testKey, messageUrl: 'http://127.0.0.1:1/' });
    await expect(provider.create(testAsk())).rejects.toThrow(ProviderAway);
  });
});
