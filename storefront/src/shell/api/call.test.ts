import { defineEndpoint, getComponentConfigs, getTenantConfig, isRequestId, postLog } from '@trolley/contract';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from './apiError.ts';
import { type Call, type CallDependencies, createCall } from './call.ts';

const getCard = defineEndpoint({
  method: 'GET',
  path: '/api/customers/loyalty/card-info',
  domain: 'loyalty',
  summary: 'The card.',
  reply: null,
});

type Sent = { url: string; init: RequestInit; headers: Record<string, string> };
let sent: Sent[];
let answers: (() => Response | Promise<Response>)[];
let jar: string;
let unauthorized: () => void;
let dependencies: CallDependencies;
const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status });
const failure = (status: number, more: object = {}) =>
  json({ status, errorCode: 'x', message: 'No.', requestId: 'r', ...more }, status);

beforeEach(() => {
  sent = [];
  answers = [];
  jar = 'XSRF-TOKEN=token';
  unauthorized = vi.fn();
  dependencies = {
    fetch: async (url, init) => {
      sent.push({ url, init, headers: init.headers as Record<string, string> });
      if (url === '/api/csrf') jar = `XSRF-TOKEN=fresh${sent.length}`;
      return url === '/api/csrf' ? new Response(null, { status: 204 }) : (answers.shift() ?? json({}))();
    },
    cookies: () => jar,
    uuid: () => '6f1c0c4e-6c2d-4b5e-9a52-1b9f6a1d7a11',
    now: () => 1_794_700_000_000,
    onUnauthorized: () => unauthorized(),
  };
});
test('every refusal is told to whoever counts errors, an answer is not', async () => {
  const refused: unknown[] = [];
  dependencies = { ...dependencies, onRefused: ({ status, data }) => refused.push([status, data.errorCode]) };
  answers = [json({}), failure(409)];
  await call(getTenantConfig, {});
  await expect(call(getTenantConfig, {})).rejects.toThrow('No.');
  expect(refused).toEqual([[409, 'x']]);
});

const call: Call = (endpoint, input, options) => createCall(dependencies)(endpoint, input, options);

describe('a call', () => {
  test('API-01 goes to its path with credentials and a JSON body', async () => {
    answers = [() => new Response(null, { status: 204 })];
    expect(await call(postLog, { body: { error: 'Käse', message: 'm' } })).toBeUndefined();
    const [only] = sent;
    expect(only?.url).toBe('/logs');
    expect(only?.init).toMatchObject({
      method: 'POST',
      credentials: 'include',
      body: '{"error":"Käse","message":"m"}',
    });
    expect(only?.headers).toMatchObject({ 'content-type': 'application/json', accept: 'application/json' });
  });

  test('NAV-06 an answer that breaks off is no answer: the same may be asked again', async () => {
    answers = [() => new Response('{"id": "cut')];
    const lost = call(getTenantConfig, {});
    await expect(lost).rejects.toBeInstanceOf(ApiError);
    await expect(lost).rejects.toMatchObject({ status: 0 });
  });

  test('API-01 answers what the server answered', async () => {
    answers = [json({ search: { columns: 2 } })];
    expect(await call(getComponentConfigs, { query: { types: 'search,login' } })).toEqual({ search: { columns: 2 } });
    expect(sent[0]?.url).toBe('/api/content/configs/components?types=search%2Clogin');
    expect(sent[0]?.headers['content-type']).toBeUndefined();
  });

  test('API-02 carries a request id made of a random UUID and a time stamp', async () => {
    await call(getTenantConfig, {});
    const id = sent[0]?.headers['x-request-id'];
    expect(id).toBe('6f1c0c4e-6c2d-4b5e-9a52-1b9f6a1d7a11-1794700000000');
    expect(isRequestId(id)).toBe(true);
  });

  test('API-03 repeats the XSRF cookie in its header when it changes something, and only then', async () => {
    await call(postLog, { body: { error: 'e', message: 'm' } });
    await call(getTenantConfig, {});
    expect(sent.map(({ headers }) => headers['x-xsrf-token'])).toEqual(['token', undefined]);
  });

  test('API-03 fetches the XSRF cookie first where there is none, once for calls made together', async () => {
    jar = '';
    const send = createCall(dependencies);
    await Promise.all([1, 2, 3].map(() => send(postLog, { body: { error: 'e', message: 'm' } })));
    expect(sent.map(({ url }) => url)).toEqual(['/api/csrf', '/logs', '/logs', '/logs']);
    expect(sent[3]?.headers['x-xsrf-token']).toBe('fresh1');
  });

  test('API-03 renews a token that is no longer good and tries once more', async () => {
    answers = [failure(403, { errorCode: 'xsrfMissing' }), () => new Response(null, { status: 204 })];
    await call(postLog, { body: { error: 'e', message: 'm' } });
    expect(sent.map(({ url }) => url)).toEqual(['/logs', '/api/csrf', '/logs']);
    expect(sent[2]?.headers['x-xsrf-token']).toBe('fresh2');
  });

  test('API-03 does not try for ever, and not for another 403', async () => {
    answers = [failure(403, { errorCode: 'xsrfMissing' }), failure(403, { errorCode: 'xsrfMissing' })];
    await expect(call(postLog, { body: { error: 'e', message: 'm' } })).rejects.toMatchObject({ status: 403 });
    expect(sent).toHaveLength(3);
    answers = [failure(403)];
    await expect(call(postLog, { body: { error: 'e', message: 'm' } })).rejects.toMatchObject({ status: 403 });
    expect(sent).toHaveLength(4);
  });

  test('CART-05 carries headers of its own, also when it is tried once more', async () => {
    answers = [failure(403, { errorCode: 'xsrfMissing' }), json({})];
    await call(postLog, { body: { error: 'e', message: 'm' } }, { headers: { 'idempotency-key': 'k' } });
    const posts = sent.filter(({ url }) => url === postLog.path);
    expect(posts.map(({ headers }) => headers['idempotency-key'])).toEqual(['k', 'k']);
    expect(sent.find(({ url }) => url === '/api/csrf')?.headers).not.toHaveProperty('idempotency-key');
  });

  test('can be called off', async () => {
    const controller = new AbortController();
    dependencies = {
      ...dependencies,
      fetch: (_, init) =>
        new Promise((_resolve, reject) =>
          init.signal?.addEventListener('abort', () => reject(new DOMException('gone', 'AbortError'))),
        ),
    };
    const pending = createCall(dependencies)(getTenantConfig, {}, { signal: controller.signal });
    controller.abort();
    await expect(pending).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('a call that fails', () => {
  test('ERR-11 carries the error code, the custom payload and the payment initiator', async () => {
    answers = [
      failure(409, {
        errorCode: '10048',
        message: 'No card.',
        customPayload: { left: 2 },
        paymentInitiator: 'WEBHOOK',
      }),
    ];
    const error = await call(getTenantConfig, {}).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 409,
      message: 'No card.',
      data: { errorCode: '10048', customPayload: { left: 2 }, paymentInitiator: 'WEBHOOK' },
    });
  });

  test('ERR-11 keeps its status where the body is no JSON', async () => {
    answers = [() => new Response('<h1>no</h1>', { status: 500 })];
    await expect(call(getTenantConfig, {})).rejects.toMatchObject({ name: 'ApiError', status: 500, data: {} });
  });

  const away: [string, () => Response | Promise<Response>][] = [
    ['a network error', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a bad gateway', json('', 502)],
    ['status 501', json('', 501)],
    ['status 503', json('', 503)],
  ];
  test.each(away)('ERR-07 %s on a content call is a 500 that says the backend is away', async (_, answer) => {
    answers = [answer];
    await expect(call(getComponentConfigs, { query: {} })).rejects.toMatchObject({
      status: 500,
      message: 'Backend or internet is not available',
    });
  });

  test('ERR-07 status 500 on a content call, and 503 on another call, stay what they are', async () => {
    answers = [failure(500), failure(503)];
    await expect(call(getComponentConfigs, { query: {} })).rejects.toMatchObject({ status: 500, message: 'No.' });
    await expect(call(getTenantConfig, {})).rejects.toMatchObject({ status: 503, message: 'No.' });
  });

  test('ERR-08 401 runs the unauthorized handling', async () => {
    answers = [failure(401)];
    await expect(call(getTenantConfig, {})).rejects.toMatchObject({ status: 401 });
    expect(unauthorized).toHaveBeenCalledOnce();
  });

  test('ERR-08 but not on the loyalty card-info call', async () => {
    answers = [failure(401)];
    await expect(call(getCard, {})).rejects.toMatchObject({ status: 401 });
    expect(unauthorized).not.toHaveBeenCalled();
  });
});
