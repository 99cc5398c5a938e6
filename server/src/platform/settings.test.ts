import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from './paths.ts';
import { readSettings, SettingsProblem } from './settings.ts';

function problemOf(env: NodeJS.ProcessEnv): string {
  try {
    readSettings(env);
  } catch (error) {
    if (error instanceof SettingsProblem) return error.message;
  }
  throw new Error('the settings were accepted');
}

test('everything has a default, so that a start needs no settings', () => {
  expect(readSettings({})).toEqual({
    port: 3000,
    host: 'localhost',
    tenant: 'feldmarkt',
    tenantsDir: join(repositoryRoot, 'tenants'),
    dataDir: join(repositoryRoot, '.data'),
    baseUrl: 'http://localhost:3000',
    logLevel: 'info',
    nodeEnv: 'production',
    trustProxy: false,
    pageCacheBytes: 64 * 1024 * 1024,
    databasePoolSize: 10,
  });
});

test('every setting is taken from the environment', () => {
  const settings = readSettings({
    PORT: '8080',
    HOST: '0.0.0.0',
    TENANT: 'harbour',
    TENANTS_DIR: '/srv/tenants',
    DATA_DIR: 'somewhere',
    BASE_URL: 'https://shop.example/',
    LOG_LEVEL: 'debug',
    NODE_ENV: 'development',
    DATABASE_URL: 'postgres://shop:pass@db.example/shop',
    CMS_PREVIEW: 'false',
    TRUST_PROXY: '1',
    PAGE_CACHE_MB: '1',
    DATABASE_POOL_SIZE: '3',
    METRICS_TOKEN: '0123456789abcdef',
    ALGOLIA_API_KEY: 'search-only-key',
    MAPS_URL: 'https://maps.example/photon/',
  });
  expect(settings).toEqual({
    port: 8080,
    host: '0.0.0.0',
    tenant: 'harbour',
    tenantsDir: '/srv/tenants',
    dataDir: join(repositoryRoot, 'somewhere'),
    baseUrl: 'https://shop.example',
    logLevel: 'debug',
    nodeEnv: 'development',
    databaseUrl: 'postgres://shop:pass@db.example/shop',
    cmsPreview: false,
    trustProxy: true,
    pageCacheBytes: 1024 * 1024,
    databasePoolSize: 3,
    metricsToken: '0123456789abcdef',
    algoliaApiKey: 'search-only-key',
    mapsUrl: 'https://maps.example/photon',
  });
});

test('the base address follows the port', () => {
  expect(readSettings({ PORT: '4000' }).baseUrl).toBe('http://localhost:4000');
  expect(readSettings({ PORT: '80' }).baseUrl).toBe('http://localhost');
});

test('an empty value counts as not given', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: ' ' })).toEqual(readSettings({}));
});

test('a database behind a Unix socket can be named', () => {
  const databaseUrl = 'postgresql:///shop?host=/tmp/socket&user=shop';
  expect(readSettings({ DATABASE_URL: databaseUrl }).databaseUrl).toBe(databaseUrl);
});

test('a wrong value is refused with its name, its problem and an example', () => {
  expect(problemOf({ PORT: 'three' })).toBe(
    'A setting is wrong. Settings come from the environment and the file .env.\n' +
      '  PORT: "three" does not fit: expected a whole number from 1 to 65535, for example PORT=3000',
  );
});

test('all wrong values are named at once', () => {
  const problem = problemOf({
    PORT: '70000',
    TENANT: '../etc',
    NODE_ENV: 'prod',
    TRUST_PROXY: 'maybe',
    PAGE_CACHE_MB: '1.5',
  });
  for (const name of ['PORT', 'TENANT', 'NODE_ENV', 'TRUST_PROXY', 'PAGE_CACHE_MB'])
    expect(problem).toContain(`${name}: `);
  expect(problem).toContain('5 settings are wrong');
});

test('secrets are never printed', () => {
  const problem = problemOf({
    DATABASE_URL: 'mysql://shop:hunter2@db/shop',
    METRICS_TOKEN: 'short word',
    ALGOLIA_API_KEY: 'hush hush',
  });
  expect(problem).not.toContain('hunter2');
  expect(problem).not.toContain('hush hush');
  expect(problem).not.toContain('short word');
  expect(problem).toContain(
    'DATABASE_URL: its value (not shown) does not fit: expected an address that starts with "postgres://"',
  );
});

test.each([
  { PORT: '0' },
  { PORT: '-1' },
  { PORT: '3e3' },
  { HOST: 'local host' },
  { TENANT: 'Feldmarkt' },
  { DATABASE_URL: 'postgres://db.example' },
  { DATABASE_URL: 'db.example/shop' },
  { BASE_URL: 'shop.example' },
  { BASE_URL: 'https://shop.example/path' },
  { BASE_URL: 'ftp://shop.example' },
  { LOG_LEVEL: 'loud' },
  { CMS_PREVIEW: 'yes please' },
  { DATABASE_POOL_SIZE: '0' },
])('%o is refused', (env) => {
  expect(problemOf(env)).toContain(Object.keys(env)[0]);
});
