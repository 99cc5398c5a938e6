import { expect, onTestFinished, test } from 'vitest';
import { createTestApp } from '../platform/http/testing.ts';
import { loadTenant } from './loadTenant.ts';
import { tenantRoutes } from './routes.ts';
import { tenantFiles, writeTenants } from './testing.ts';

async function appFor(id: string) {
  const written = await writeTenants({
    one: tenantFiles('one'),
    two: { ...tenantFiles('two'), 'messages/shell.json': { 'shell.hello': 'Dia dhuit' } },
  });
  onTestFinished(written.remove);
  const { app } = await createTestApp();
  const { publicConfig } = await loadTenant({ tenantsDir: written.dir, id, baseUrl: 'http://localhost:3000' });
  tenantRoutes(app, () => publicConfig);
  return app;
}

test('TEN-02 GET /tenant/config answers clientRuntimeConfig, messageBundle, redirects and themeConfig', async () => {
  const app = await appFor('one');
  const answer = await app.inject({ url: '/tenant/config' });
  expect(answer.statusCode).toBe(200);
  expect(Object.keys(answer.json())).toEqual(
    expect.arrayContaining([
      'clientRuntimeConfig',
      'messageBundle',
      'redirects',
      'themeConfig',
      'pageMap',
      'environment',
    ]),
  );
  expect(answer.headers['cache-control']).toBe('public, max-age=5');
});

test('TEN-01 the tenant chosen at the start is the one that is served', async () => {
  const one = (await (await appFor('one')).inject({ url: '/tenant/config' })).json();
  const two = (await (await appFor('two')).inject({ url: '/tenant/config' })).json();
  expect([one.id, one.messageBundle.messages['shell.hello']]).toEqual(['one', 'Hello']);
  expect([two.id, two.messageBundle.messages['shell.hello']]).toEqual(['two', 'Dia dhuit']);
});

test('TEN-02 who has it already is told so with 304', async () => {
  const app = await appFor('one');
  const { headers } = await app.inject({ url: '/tenant/config' });
  const again = await app.inject({ url: '/tenant/config', headers: { 'if-none-match': String(headers['etag']) } });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
});
