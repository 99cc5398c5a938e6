import { describe, expect, onTestFinished, test } from 'vitest';
import { testTenant } from '../page/testing.ts';
import { createTestApp } from '../platform/http/testing.ts';
import { contentRoutes } from './routes.ts';
import { seedContent } from './seedContent.ts';
import { about, contentDatabase } from './testing.ts';

const { log, database, query, openContent } = contentDatabase();

describe('the configurations over HTTP', () => {
  async function openApp(tenant = testTenant()) {
    await seedContent(database(), { ...tenant, pages: [about] }, log);
    const snapshots = await openContent(database(), { tenant });
    const { app } = await createTestApp({ log });
    contentRoutes(app, { snapshots, site: () => snapshots.current().parts.content.site });
    onTestFinished(() => app.close());
    return { get: (url: string) => app.inject({ url }), snapshots };
  }

  test('API-05 all of what surrounds pages, or a choice of it', async () => {
    const { get } = await openApp();
    const all = await get('/api/content/configs/client');
    expect(all.statusCode).toBe(200);
    expect(Object.keys(all.json())).toEqual(['topBarBanner', 'header', 'footer', 'socialSharing', 'seo']);
    expect(all.json()).toMatchObject({ header: { navigation: [{ label: 'About', href: '/about' }] } });
    const some = await get('/api/content/configs/client?types=footer,seo');
    expect(Object.keys(some.json())).toEqual(['footer', 'seo']);
  });

  test('API-05 an edit shows', async () => {
    const { get, snapshots } = await openApp();
    await query(`update content_config set value = jsonb_set(value, '{legal}', '"edited"') where type = 'footer'`);
    await snapshots.refresh();
    expect((await get('/api/content/configs/client?types=footer')).json()).toMatchObject({
      footer: { legal: 'edited' },
    });
  });

  test('API-05 an unknown type is refused, and the known ones are named', async () => {
    const { get } = await openApp();
    const answer = await get('/api/content/configs/client?types=header,sidebar');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      errorCode: 'invalidRequest',
      fields: [{ path: 'types', message: expect.stringContaining('topBarBanner, header, footer') }],
    });
  });

  test('API-06 components whose feature is on, or a choice of them', async () => {
    const { get } = await openApp();
    expect((await get('/api/content/configs/components')).json()).toEqual({
      login: { headline: 'Welcome' },
      search: { limit: 5 },
    });
    expect((await get('/api/content/configs/components?types=search')).json()).toEqual({ search: { limit: 5 } });
    expect((await get('/api/content/configs/components?types=cart')).statusCode).toBe(400);
  });

  test('API-06 a component whose feature is off is absent', async () => {
    const { get } = await openApp(testTenant({ flags: { featureCustomer: false } }));
    expect((await get('/api/content/configs/components?types=login,search')).json()).toEqual({ search: { limit: 5 } });
  });
});
