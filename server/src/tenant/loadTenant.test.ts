import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { colourRoles, pathTo, tenantConfig, themeStyle } from '@trolley/contract';
import { describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod/mini';
import { repositoryRoot } from '../platform/paths.ts';
import { loadTenant } from './loadTenant.ts';
import { TenantProblem } from './tenantProblem.ts';
import { tenantFiles, withField, writeTenants } from './testing.ts';

async function load(
  files: Record<string, unknown> = tenantFiles(),
  { baseUrl = 'http://localhost:3000', ...choice }: { baseUrl?: string; id?: string; cmsPreview?: boolean } = {},
) {
  const written = await writeTenants({ test: files });
  onTestFinished(written.remove);
  // No texts but its own.
  const own = { tenantsDir: written.dir, localesDir: join(written.dir, 'locales') };
  return loadTenant({ ...own, id: 'test', baseUrl, ...choice });
}

/** What the author of a broken tenant reads, line by line, without the folder it was written to. */
async function problemsOf(files: Record<string, unknown>): Promise<string[]> {
  const problem = await load(files).then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(problem instanceof TenantProblem)) throw new Error(`expected a TenantProblem, got ${String(problem)}`);
  expect(problem.message).toContain(`${problem.findings[0]?.file}: `);
  return problem.findings.map(({ file, field, expected }) =>
    [file.replace(/^.*\/test\//, ''), field, expected].filter(Boolean).join(': '),
  );
}

function withTenant(path: string, value: unknown) {
  const files = tenantFiles();
  return { ...files, 'tenant.json': withField(files['tenant.json'], path, value) };
}

describe('a tenant', () => {
  test('TEN-02 becomes the public configuration: flags, texts, redirects and theme', async () => {
    const { publicConfig } = await load();
    expect(z.parse(tenantConfig, publicConfig)).toEqual(publicConfig);
    expect(publicConfig).toMatchObject({
      id: 'test',
      clientRuntimeConfig: { featureJoe: true },
      messageBundle: { language: 'de', messages: { 'shell.hello': 'Hello' } },
      redirects: { oneToOne: {} },
      themeConfig: { radius: { s: '4px' } },
    });
  });

  test('TEN-02 its texts are compiled, so that no browser parses them', async () => {
    const { publicConfig } = await load();
    expect(publicConfig.messageBundle.messages['shell.items']).toEqual([['count', 2, expect.anything()]]);
  });

  test('the texts of all areas are one bundle', async () => {
    const { publicConfig } = await load({ ...tenantFiles(), 'messages/error.json': { 'error.title': 'Oh' } });
    expect(Object.keys(publicConfig.messageBundle.messages).sort()).toEqual([
      'error.title',
      'shell.hello',
      'shell.items',
    ]);
  });

  test.each(['customer', 'checkout', 'store'] as const)(
    'the texts of the area %s come with its pages alone',
    async (area) => {
      const { publicConfig, areaTexts } = await load({
        ...tenantFiles(),
        [`messages/${area}-a.json`]: { 'x.title': 'Oh' },
      });
      expect(areaTexts[area]).toEqual({ 'x.title': 'Oh' });
      expect(publicConfig.messageBundle.messages).not.toHaveProperty(['x.title']);
    },
  );

  test.each([
    ['featureCustomer', 'login'],
    ['featureCustomerFavorites', 'favorite-products'],
    ['featureProductDiscovery', 'products-slug'],
    ['featureCustomerDeliveryPass', 'delivery-pass'],
    ['featureCartCheckout', 'cart'],
    ['featureRecipes', 'recipes'],
    ['featurePesticides', 'pesticides'],
    ['featureMisc', 'storefinder'],
    ['featureSearch', 'search-term'],
  ])('TEN-03 %s off takes its route %s away', async (flag, name) => {
    const names = async (files?: Record<string, unknown>) =>
      (await load(files)).routes.map((route) => route.name as string);
    expect(await names()).toContain(name);
    expect(await names(withTenant(`clientRuntimeConfig.${flag}`, false))).not.toContain(name);
  });

  test('TEN-03 featureJoe off adds the tenant’s own card', async () => {
    expect((await load()).routes.map(({ name }) => name)).not.toContain('order-physical-card');
    expect((await load(withTenant('clientRuntimeConfig.featureJoe', false))).routes.map(({ name }) => name)).toContain(
      'order-physical-card',
    );
  });

  test('TEN-05 changing a slug moves the page and its child routes', async () => {
    const { routes } = await load(withTenant('pageMap.recipes.urlslug', 'kochen/rezepte'));
    expect(pathTo(routes, 'recipes')).toBe('/kochen/rezepte');
    expect(pathTo(routes, 'recipe-slug', { slug: 'gulasch' })).toBe('/kochen/rezepte/gulasch');
  });

  test('TEN-07 a colour changed in theme.json is the style sheet’s, without a build', async () => {
    const files = tenantFiles();
    const { theme, media } = await load({
      ...files,
      'theme.json': withField(files['theme.json'], 'colours.light.brand', '#ff0000'),
    });
    const style = themeStyle(theme, media.urlOf(theme.font.file) ?? '');
    expect(style).toContain('--color-brand:#ff0000;');
    expect(style).toMatch(/url\('\/media\/test\.[0-9a-f]{8}\.woff2'\)/);
  });

  test.each([
    ['http://localhost:3000', 'dev'],
    ['https://shop.dev.example', 'dev'],
    ['https://stage.shop.example', 'stage'],
    ['https://www.shop.example', 'production'],
  ])('TEN-08 at %s the environment is %s', async (baseUrl, environment) => {
    expect((await load(tenantFiles(), { baseUrl })).publicConfig).toMatchObject({ baseUrl, environment });
  });

  test.each([
    [undefined, false],
    [true, true],
  ])('TEN-03 preview is the tenant’s own choice unless the setting overrides it: %s', async (cmsPreview, preview) => {
    const tenant = await load(tenantFiles(), { cmsPreview });
    expect(tenant.publicConfig.clientRuntimeConfig.cms.preview).toBe(preview);
    expect(tenant.routes.some(({ name }) => name === 'components')).toBe(preview);
  });
});

describe('a broken tenant stops the start and is told', () => {
  test('TEN-09 the file, the field and what was expected', async () => {
    expect(await problemsOf(withTenant('pageMap.cart.urlslug', 'Mein Warenkorb'))).toEqual([
      'tenant.json: pageMap.cart.urlslug: expected a slug like "mein-konto": a-z, 0-9, "-" and "/"',
    ]);
  });

  test('TEN-09 every problem at once, in all files', async () => {
    const files = tenantFiles();
    const broken = {
      ...files,
      'tenant.json': withField(
        withField(files['tenant.json'], 'clientRuntimeConfig.featureJoe', 'yes'),
        'currency',
        undefined,
      ),
      'theme.json': withField(files['theme.json'], 'radius.s', '4'),
      'content/client.json': undefined,
      'content/components.json': '{"search": ',
    };
    expect(await problemsOf(broken)).toEqual([
      'tenant.json: currency: expected string, but it is missing',
      'tenant.json: clientRuntimeConfig.featureJoe: expected boolean, received string',
      'theme.json: radius.s: expected a length like "14px"',
      'content/client.json: expected this file, but it is missing',
      expect.stringMatching(/components\.json: expected valid JSON, but at line 1, column \d+: Unexpected end/),
    ]);
  });

  test.each<[string, Record<string, unknown>, string]>([
    [
      'an unknown flag',
      withTenant('clientRuntimeConfig.featureDrones', true),
      'tenant.json: clientRuntimeConfig: expected no such field: "featureDrones"',
    ],
    [
      'a slug used twice',
      withTenant('pageMap.cart.urlslug', 'checkout'),
      'tenant.json: pageMap: expected a slug of its own for every page',
    ],
    [
      'a slug the server uses',
      withTenant('pageMap.cart.urlslug', 'api/cart'),
      'tenant.json: pageMap.cart.urlslug: expected an address that the server does not use itself',
    ],
    [
      'an id that is not the folder’s',
      withTenant('id', 'other'),
      'tenant.json: id: expected "test", the name of the folder',
    ],
    [
      'a time zone that is none',
      withTenant('timeZone', 'Wien'),
      'tenant.json: timeZone: expected a time zone like "Europe/Vienna"',
    ],
    [
      'a forwarding shop without an address',
      withTenant('clientRuntimeConfig.productDiscovery', { variant: 'shop-forward' }),
      'tenant.json: clientRuntimeConfig.productDiscovery.externalShopUrl: expected the address of the shop',
    ],
    [
      'a not-found page that is missing',
      withTenant('notFoundPage', '/oh'),
      'tenant.json: notFoundPage: expected the path of a page in content/pages, but there is no "/oh"',
    ],
    [
      'a font file that is missing',
      { ...tenantFiles(), 'media/test.woff2': undefined },
      'theme.json: font.file: expected a file of the media folder, but there is no "test.woff2"',
    ],
    [
      'a key in two areas',
      { ...tenantFiles(), 'messages/z.json': { 'shell.hello': 'Hi' } },
      'messages/z.json: shell.hello: expected a key of its own, but messages/shell.json has it already',
    ],
    [
      'a broken message',
      { ...tenantFiles(), 'messages/z.json': { 'z.a': '{count, plural, one {x}' } },
      'messages/z.json: z.a: expected a text in ICU message syntax (MISSING_OTHER_CLAUSE)',
    ],
    [
      'a message that is no text',
      { ...tenantFiles(), 'messages/z.json': { 'z.a': 1 } },
      'messages/z.json: z.a: expected string, received number',
    ],
    [
      'no messages at all',
      { ...tenantFiles(), 'messages/shell.json': undefined },
      'messages: expected a folder with at least one .json file',
    ],
    [
      'an unknown component',
      { ...tenantFiles(), 'content/components.json': { serach: {} } },
      'content/components.json: ',
    ],
  ])('TEN-09 %s', async (_, files, line) => {
    expect((await problemsOf(files)).join('\n')).toContain(line);
  });

  const page = { path: '/about', title: 'About', meta: {}, blocks: [] };
  test.each<[string, object, string]>([
    [
      'a picture that is missing',
      { blocks: [{ type: 'image', picture: { file: 'gone.svg', alt: '' } }] },
      'blocks.0.picture.file: expected a file of the media folder, but there is no "gone.svg"',
    ],
    [
      'a film that is missing',
      { blocks: [{ type: 'video', title: 'x', provider: 'file', source: 'gone.mp4' }] },
      'blocks.0.source: expected a file of the media folder',
    ],
    [
      'a social image that is missing',
      { meta: { openGraphImage: 'gone.png' } },
      'meta.openGraphImage: expected a file of the media folder',
    ],
    [
      'a block without its fields',
      { blocks: [{ type: 'richText' }] },
      'blocks.0.html: expected string, but it is missing',
    ],
    [
      'a link to a route that no shop has',
      { blocks: [{ type: 'image', picture: { file: 'favicon.svg', alt: '' }, to: 'route:kart' }] },
      'blocks.0.to: expected the name of a route',
    ],
    ['a path that another page has', { path: '/' }, 'path: expected a path of its own, but another page has "/"'],
    ['a path the server uses', { path: '/media' }, 'path: expected an address that the server does not use itself'],
  ])('TEN-09 a page with %s', async (_, changes, line) => {
    const files = { ...tenantFiles(), 'content/pages/zabout.json': { ...page, ...changes } };
    expect((await problemsOf(files)).join('\n')).toContain(`content/pages/zabout.json: ${line}`);
  });

  test.each(['nobody', '..', '../test', ''])('TEN-09 an unknown tenant (%j) is told which there are', async (id) => {
    await expect(load(tenantFiles(), { id })).rejects.toThrow(`expected one of: test; there is no tenant "${id}"`);
  });
});

describe('the tenants that ship', () => {
  const tenantsDir = join(repositoryRoot, 'tenants');

  test.each(['feldmarkt', 'harbour'])('%s loads without a finding and has its pages', async (id) => {
    const tenant = await loadTenant({ tenantsDir, id, baseUrl: 'http://localhost:3000' });
    expect(tenant.pages.map(({ path }) => path)).toContain('/');
    expect(tenant.pages.length).toBeGreaterThanOrEqual(6);
    expect(Object.keys(tenant.theme.colours.dark)).toHaveLength(colourRoles.length);
    expect(existsSync(join(tenant.dir, 'media'))).toBe(true);
  });

  test('TEN-01 both are served by the same code and differ in language, slugs, flags and theme', async () => {
    const [a, b] = await Promise.all(
      ['feldmarkt', 'harbour'].map((id) => loadTenant({ tenantsDir, id, baseUrl: 'http://localhost:3000' })),
    );
    expect(a?.file.locale).not.toBe(b?.file.locale);
    expect(a?.file.pageMap).not.toEqual(b?.file.pageMap);
    expect(a?.file.clientRuntimeConfig).not.toEqual(b?.file.clientRuntimeConfig);
    expect(a?.theme.colours).not.toEqual(b?.theme.colours);
    expect(Object.keys(a?.publicConfig.messageBundle.messages ?? {}).sort()).toEqual(
      Object.keys(b?.publicConfig.messageBundle.messages ?? {}).sort(),
    );
  });
});
