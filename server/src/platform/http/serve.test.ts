import { defineEndpoint } from '@trolley/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { serve, WrittenAnswer } from './serve.ts';
import type { LogLine } from './testing.ts';
import { createTestApp, withXsrf } from './testing.ts';

const putLine = defineEndpoint({
  method: 'PUT',
  path: '/api/test/{cart}/lines/{sku}',
  domain: 'test',
  summary: 'Sets a line.',
  params: z.object({ cart: z.string(), sku: z.coerce.number() }),
  query: z.object({ dry: z.optional(z.enum(['yes', 'no'])) }),
  body: z.strictObject({ quantity: z.int().check(z.minimum(1)), note: z.optional(z.string()) }),
  reply: z.object({ sku: z.number(), quantity: z.number() }),
});
const getBroken = defineEndpoint({
  method: 'GET',
  path: '/api/test/broken',
  domain: 'test',
  summary: 'Lies.',
  reply: z.object({ count: z.int() }),
});
const getWritten = defineEndpoint({
  method: 'GET',
  path: '/api/test/written',
  domain: 'test',
  summary: 'Tells, in one form or the other.',
  query: z.object({ form: z.enum(['checked', 'written']) }),
  reply: z.object({ name: z.string(), count: z.optional(z.int()) }),
});
const deleteAll = defineEndpoint({
  method: 'DELETE',
  path: '/api/test/all',
  domain: 'test',
  summary: 'Empties.',
  reply: null,
});

describe('an endpoint of the contract', () => {
  let put: (url: string, payload: object) => Promise<{ statusCode: number; json(): unknown }>;
  let app: Awaited<ReturnType<typeof createTestApp>>['app'];
  let lines: LogLine[];

  beforeEach(async () => {
    ({ app, lines } = await createTestApp());
    const internal = { secretMargin: 12 };
    serve(app, putLine, ({ params, body }) => ({ sku: params.sku, quantity: body.quantity, ...internal }));
    serve(app, getBroken, () => ({ count: 'three' as unknown as number }));
    const told = { name: 'Käse „mild“' };
    serve(app, getWritten, ({ query: { form } }) =>
      form === 'checked' ? told : new WrittenAnswer('{"name":', Buffer.from(JSON.stringify(told.name)), '}'),
    );
    serve(app, deleteAll, () => {});
    const headers = await withXsrf(app);
    put = (url, payload) => app.inject({ method: 'PUT', url, payload, headers });
  });

  test('API-01 its handler gets checked parts, and a field that its reply does not name never leaves', async () => {
    const answer = await put('/api/test/c1/lines/42', { quantity: 3 });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ sku: 42, quantity: 3 });
  });

  test.each([
    ['/api/test/c1/lines/42', { quantity: 0 }, 'body', 'quantity', 'expected number to be >=1'],
    ['/api/test/c1/lines/42', { quantity: 'two' }, 'body', 'quantity', 'expected number, received string'],
    ['/api/test/c1/lines/42', {}, 'body', 'quantity', 'expected number, but it is missing'],
    ['/api/test/c1/lines/42', { quantity: 1, price: 0 }, 'body', '', 'expected no such field: "price"'],
    ['/api/test/c1/lines/42?dry=maybe', { quantity: 1 }, 'query', 'dry', 'expected one of "yes"|"no"'],
    ['/api/test/c1/lines/milk', { quantity: 1 }, 'path', 'sku', 'expected number, received NaN'],
  ])(
    'API-08 PUT %s with %j is refused and names the failing field of the %s',
    async (url, payload, part, path, message) => {
      const answer = await put(url, payload);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toEqual({
        status: 400,
        errorCode: 'invalidRequest',
        message: expect.stringContaining(`The ${part} is not as expected`),
        requestId: expect.any(String),
        fields: [{ path, message }],
      });
    },
  );

  test('a body that is missing is refused like a wrong one', async () => {
    const answer = await app.inject({ method: 'PUT', url: '/api/test/c1/lines/42', headers: await withXsrf(app) });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ errorCode: 'invalidRequest', fields: [{ path: '' }] });
  });

  test('API-01 an answer that comes written is sent as it is, with the headers of a checked one', async () => {
    const [checked, written] = await Promise.all(
      ['checked', 'written'].map((form) => app.inject({ url: `/api/test/written?form=${form}` })),
    );
    expect(written?.body).toBe('{"name":"Käse „mild“"}');
    expect(written?.body).toBe(checked?.body);
    for (const name of ['content-type', 'content-length', 'cache-control']) {
      expect(written?.headers[name], name).toBe(checked?.headers[name]);
    }
  });

  test('one without a reply answers 204 with nothing', async () => {
    const answer = await app.inject({ method: 'DELETE', url: '/api/test/all', headers: await withXsrf(app) });
    expect(answer.statusCode).toBe(204);
    expect(answer.body).toBe('');
  });

  test('a reply that breaks its own schema is a bug: 500, logged, nothing of it sent', async () => {
    const answer = await app.inject({ url: '/api/test/broken' });
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain('three');
    expect(lines).toContainEqual(
      expect.objectContaining({
        level: 'error',
        err: expect.objectContaining({ message: expect.stringContaining('count: expected') }),
      }),
    );
  });
});
