import { beforeAll, expect, test } from 'vitest';
import type { RawMessage } from '../payment/provider.ts';
import { messagePath } from '../payment/provider.ts';
import { createTestApp } from '../platform/http/testing.ts';
import { checkoutDatabase } from './testing/checkoutDatabase.ts';
import { webhookRoute } from './webhookRoute.ts';

const { fake, open } = checkoutDatabase();
const received: (RawMessage & { readonly now: number })[] = [];
let app: Awaited<ReturnType<typeof createTestApp>>['app'];
beforeAll(async () => {
  const { checkouts } = await open();
  const provider: typeof fake.provider = {
    ...fake.provider,
    verify(raw, now) {
      received.push({ ...raw, now });
      return 'unused';
    },
  };
  ({ app } = await createTestApp());
  webhookRoute(app, { ...checkouts, payments: { ...checkouts.payments, byName: () => provider } });
});

test('PAY-07 a provider sees the bytes and headers of its message as they came, also of an empty one', async () => {
  const send = (payload?: string) =>
    app.inject({ method: 'POST', url: messagePath('fake'), headers: { 'x-signature': 't=1,v1=ab' }, payload });
  const before = Date.now();
  for (const payload of ['{"a": 1 }', undefined]) expect((await send(payload)).statusCode).toBe(200);
  expect(received.map(({ body }) => body.toString())).toEqual(['{"a": 1 }', '']);
  for (const { headers, now } of received) {
    expect(headers['x-signature']).toBe('t=1,v1=ab');
    expect(now).toBeGreaterThanOrEqual(before);
  }
});
