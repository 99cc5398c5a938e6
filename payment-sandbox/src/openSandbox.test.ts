import { afterEach, describe, expect, test } from 'vitest';
import type { Sandbox } from './openSandbox.ts';
import { openTestEar, openTestSandbox, testAsk, testFolder, testKey } from './testing.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function open(...options: Parameters<typeof openTestSandbox>): Promise<Sandbox> {
  const sandbox = await openTestSandbox(...options);
  closing.push(sandbox.close);
  return sandbox;
}

async function ask(sandbox: Sandbox, method: string, path: string, body?: unknown, headers: object = {}) {
  const answer = await fetch(`${sandbox.url}${path}`, {
    method,
    headers: { authorization: `Bearer ${testKey}`, ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, string> };
}

const press = (hostedUrl: string, card: string, headers: Record<string, string> = {}) =>
  fetch(hostedUrl, { method: 'POST', body: new URLSearchParams({ card }), redirect: 'manual', headers });

describe('PAY-07 the API of the sandbox', () => {
  test('PAY-07 refuses calls without the key', async () => {
    const sandbox = await open();
    for (const authorization of ['', 'Bearer ', 'Bearer wrong', testKey])
      expect((await ask(sandbox, 'POST', '/v1/payments', testAsk(), { authorization })).status).toBe(401);
    expect((await ask(sandbox, 'GET', '/health', undefined, { authorization: '' })).status).toBe(200);
  });

  test('PAY-07 creates, is paid, captures, refunds and forgets', async () => {
    const ear = await openTestEar();
    closing.push(ear.close);
    const sandbox = await open();
    const wish = testAsk({ messageUrl: ear.url, saveMethod: true, customerReference: 'anna' });
    const { body: created } = await ask(sandbox, 'POST', '/v1/payments', wish);
    expect((await ask(sandbox, 'POST', '/v1/payments', wish)).body).toEqual(created);
    const { reference = '', hostedUrl = '' } = created;
    expect((await press(hostedUrl, '4242424242424242')).headers.get('location')).toBe(wish.returnUrl);
    const path = `/v1/payments/${reference}`;
    const { body: paid } = await ask(sandbox, 'GET', path);
    expect(paid).toEqual({
      reference,
      paymentId: 'payment-1',
      status: 'authorized',
      amount: 4250,
      currency: 'EUR',
      captured: 0,
      refunded: 0,
      method: {
        brand: 'Visa',
        name: '4242',
        expiryMonth: 12,
        expiryYear: expect.any(Number),
        token: expect.any(String),
      },
    });
    expect((await ask(sandbox, 'POST', `${path}/capture`, { amount: 5 })).status).toBe(400);
    const key = { 'idempotency-key': 'k1' };
    expect((await ask(sandbox, 'POST', `${path}/capture`, { amount: 4000 }, key)).status).toBe(200);
    expect((await ask(sandbox, 'POST', `${path}/capture`, { amount: 4000 }, key)).status).toBe(200);
    const conflict = await ask(sandbox, 'POST', `${path}/capture`, { amount: 1 }, key);
    expect(conflict).toEqual({ status: 409, body: { error: 'idempotencyConflict' } });
    await expect.poll(() => ear.heard).toHaveLength(2);
  });

  test('PAY-07 serves no production shop and takes nothing that is not complete', async () => {
    const sandbox = await open();
    const refused = await ask(sandbox, 'POST', '/v1/payments', testAsk({ returnUrl: 'https://shop.example/return' }));
    expect(refused).toEqual({ status: 403, body: { error: 'productionShop' } });
    for (const wrong of [
      { amount: 0 },
      { amount: 1.5 },
      { currency: 'eur' },
      { methodKey: 'payment-at-the-door' },
      { returnUrl: 'javascript:alert(1)' },
      { locale: 'not a locale' },
      { expiresAt: 'soon' },
    ])
      expect((await ask(sandbox, 'POST', '/v1/payments', { ...testAsk(), ...wrong })).status).toBe(400);
    expect((await ask(sandbox, 'GET', '/v1/payments/pay_x')).status).toBe(404);
    expect((await ask(sandbox, 'POST', '/v1/payments', 'x'.repeat(70_000))).status).toBe(413);
  });

  test('PAY-07 a form of another site is not listened to', async () => {
    const sandbox = await open();
    const { body } = await ask(sandbox, 'POST', '/v1/payments', testAsk());
    const foreign = await press(body.hostedUrl ?? '', '4242424242424242', { 'sec-fetch-site': 'cross-site' });
    expect(foreign.status).toBe(403);
    expect((await ask(sandbox, 'GET', `/v1/payments/${body.reference}`)).body.status).toBe('pending');
  });

  test('PAY-07 has its port and its payments again after a restart, and no second one beside it', async () => {
    const own = testFolder();
    closing.push(own.remove);
    const first = await openTestSandbox({ folder: own.folder });
    const { body } = await ask(first, 'POST', '/v1/payments', testAsk());
    await expect(openTestSandbox({ folder: own.folder })).rejects.toThrow('already runs');
    await first.close();
    const second = await open({ folder: own.folder });
    expect(second.url).toBe(first.url);
    expect((await fetch(body.hostedUrl ?? '')).status).toBe(200);
  });

  test('PAY-07 a slow payment is answered late, a delayed one decides itself', async () => {
    const sandbox = await open({ slowMs: 60, delayMs: 10 });
    const begun = async (paymentId: string, card: string) => {
      const { body } = await ask(sandbox, 'POST', '/v1/payments', testAsk({ paymentId }));
      await press(body.hostedUrl ?? '', card);
      return `/v1/payments/${body.reference}`;
    };
    const slow = await begun('slow', '4000000000007072');
    const since = performance.now();
    await ask(sandbox, 'GET', slow);
    expect(performance.now() - since).toBeGreaterThan(55);
    const delayed = await begun('delayed', '4000000000001018');
    await expect.poll(async () => (await ask(sandbox, 'GET', delayed)).body.status).toBe('authorized');
  });
});
