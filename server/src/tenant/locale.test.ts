import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadTenant } from './loadTenant.ts';
import { tenantFiles, writeTenants } from './testing.ts';

test('TEN-06 it has the texts of its language, its own in their place, each with its area', async () => {
  const written = await writeTenants({
    test: { ...tenantFiles(), 'messages/shell.json': { 'a.title': 'Own', 'c.own': 'Own too', 'x.more': 'More' } },
    locales: {},
    'locales/de': {
      'messages/shell.json': { 'a.title': 'A', 'b.title': 'B' },
      'messages/customer-x.json': { 'c.own': 'C' },
    },
  });
  onTestFinished(written.remove);
  const load = (id: string) =>
    loadTenant({
      tenantsDir: written.dir,
      localesDir: join(written.dir, 'locales'),
      id,
      baseUrl: 'http://localhost',
    });
  const { publicConfig, areaTexts } = await load('test');
  expect(publicConfig.messageBundle.messages).toEqual({ 'a.title': 'Own', 'b.title': 'B', 'x.more': 'More' });
  expect(areaTexts.customer).toEqual({ 'c.own': 'Own too' });
});

test('TEN-06 a tenant without texts of its own is complete in a language that the shop knows', async () => {
  const written = await writeTenants({ test: { ...tenantFiles(), 'messages/shell.json': undefined } });
  onTestFinished(written.remove);
  const { publicConfig } = await loadTenant({ tenantsDir: written.dir, id: 'test', baseUrl: 'http://localhost' });
  expect(publicConfig.messageBundle.messages).toMatchObject({ 'shell.menu.close': 'Menü schließen' });
});
