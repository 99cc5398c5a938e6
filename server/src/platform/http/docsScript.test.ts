import { runInNewContext } from 'node:vm';
import { getCsrf } from '@trolley/contract';
import { expect, test } from 'vitest';
import { docsScript, requestInterceptor } from './docsScript.ts';
import { createTestApp } from './testing.ts';

type Asked = { method: string; url: string; headers?: Record<string, string> };

/** The page's script and interceptor as a browser runs them, against the shop itself. */
async function openDocs() {
  const { app } = await createTestApp();
  app.put('/api/test', () => ({ changed: true }));
  const document = { cookie: 'consent=all' };
  const fetched: string[] = [];
  const window: Record<string, unknown> = {};
  const fetch = async (url: string) => {
    fetched.push(url);
    const [cookie] = (await app.inject({ url })).cookies;
    document.cookie += `; ${cookie?.name}=${cookie?.value}`;
  };
  const page = { window, document, fetch };
  runInNewContext(docsScript, page);
  const intercept = runInNewContext(`(${requestInterceptor.toString()})`, { ...page, ...window }) as (
    request: Asked,
  ) => Promise<Asked>;
  const send = async (asked: Asked) => {
    const { headers = {}, method, url } = await intercept(asked);
    return app.inject({ method: method as 'PUT', url, headers: { ...headers, cookie: document.cookie } });
  };
  return { app, send, fetched };
}

test('API-07 a call that changes something can be tried out on the page: it repeats the cookie, got once', async () => {
  const { app, send, fetched } = await openDocs();
  const asked = { method: 'PUT', url: '/api/test' };
  expect((await app.inject({ method: 'PUT', url: asked.url })).json()).toMatchObject({ errorCode: 'xsrfMissing' });
  expect((await send(asked)).json()).toEqual({ changed: true });
  expect((await send(asked)).json()).toEqual({ changed: true });
  expect(fetched).toEqual([getCsrf.path]);
});

test('API-07 a call that only reads needs nothing', async () => {
  const { send, fetched } = await openDocs();
  expect((await send({ method: 'GET', url: '/health' })).statusCode).toBe(200);
  expect(fetched).toEqual([]);
});

test('API-07 the page has both from files of its own', async () => {
  const { app } = await createTestApp();
  const page = await app.inject({ url: '/api/docs' });
  const [, file] = page.body.match(/src="([^"]+xsrf\.js)"/) ?? [];
  const served = await app.inject({ url: file ?? '' });
  expect(served.body).toBe(docsScript);
  expect(served.headers['content-type']).toContain('javascript');
  const initializer = await app.inject({ url: '/api/docs/static/swagger-initializer.js' });
  expect(initializer.body).toContain('repeatXsrf');
});
