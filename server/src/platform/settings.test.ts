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
    mapOrigins: [],
    pageCacheBytes: 64 * 1024 * 1024,
    cartCacheBytes: 32 * 1024 * 1024,
    databasePoolSize: 10,
    drainMs: 0,
    shedLoadAfterMs: 250,
    passwordMemoryKb: 19_456,
    botCheckCost: 50_000,
    recaptchaUrl: 'https://www.google.com/recaptcha/api/siteverify',
    payments: 'none',
  });
});

test('traces are sent where an endpoint is named, by the names of OpenTelemetry', () => {
  expect(readSettings({ OTEL_TRACES_SAMPLER_ARG: '1' }).tracing).toBeUndefined();
  expect(readSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/' }).tracing).toEqual({
    endpoint: 'http://collector:4318',
    ratio: 0.05,
    serviceName: 'trolley',
  });
  for (const share of ['2', '-1', 'all', '0,5'])
    expect(problemOf({ OTEL_TRACES_SAMPLER_ARG: share })).toContain('expected a share from 0 to 1');
  expect(problemOf({ OTEL_EXPORTER_OTLP_HEADERS: 'authorization: secret-word' })).not.toContain('secret-word');
});

test('every setting is taken from the environment', () => {
  const settings = readSettings({
    PORT: '8080',
    HOST: '0.0.0.0',
    TENANT: 'harbour',
    TENANTS_DIR: '/srv/tenants',
    DATA_DIR: 'somewhere',
    S3_ENDPOINT: 'https://storage.example/',
    S3_BUCKET: 'shop-photos',
    S3_REGION: 'eu-central-1',
    S3_ACCESS_KEY_ID: 'key-of-the-bucket',
    S3_SECRET_ACCESS_KEY: 'secret-of-the-bucket',
    BASE_URL: 'https://shop.example/',
    LOG_LEVEL: 'debug',
    NODE_ENV: 'development',
    DATABASE_URL: 'postgres://shop:pass@db.example/shop',
    DATABASE_POOLER: 'transaction',
    DATABASE_DIRECT_URL: 'postgres://shop:pass@primary.example/shop',
    CMS_PREVIEW: 'false',
    TRUST_PROXY: '1',
    PAGE_CACHE_MB: '1',
    CART_CACHE_MB: '2',
    DATABASE_POOL_SIZE: '3',
    DRAIN_SECONDS: '5',
    SHED_LOAD_AFTER_MS: '400',
    METRICS_TOKEN: '0123456789abcdef',
    ALGOLIA_API_KEY: 'search-only-key',
    MAPS_URL: 'https://maps.example/photon/',
    MAP_STYLE_URL: 'https://tiles.example/streets.json?key=public',
    MAP_ORIGINS: 'https://fonts.example/, https://tiles.example',
    SMTP_URL: 'smtps://shop:pass@mail.example:465',
    PASSWORD_MEMORY_KB: '65536',
    BOT_CHECK_COST: '20000',
    BOT_BYPASS_KEY: 'the-key-of-the-app',
    RECAPTCHA_SITE_KEY: 'the-site-key',
    RECAPTCHA_SECRET: 'the-secret-key',
    RECAPTCHA_URL: 'https://captcha.example/verify',
    PAYMENTS: 'stripe',
    SANDBOX_URL: 'http://localhost:3001/',
    SANDBOX_KEY: 'a-key-of-sixteen-letters',
    STRIPE_SECRET_KEY: 'sk_test_of-sixteen',
    STRIPE_WEBHOOK_SECRET: 'whsec_of-sixteen',
    STRIPE_URL: 'http://localhost:3002',
  });
  expect(settings).toEqual({
    port: 8080,
    host: '0.0.0.0',
    tenant: 'harbour',
    tenantsDir: '/srv/tenants',
    dataDir: join(repositoryRoot, 'somewhere'),
    fileBucket: {
      endpoint: 'https://storage.example',
      bucket: 'shop-photos',
      region: 'eu-central-1',
      accessKeyId: 'key-of-the-bucket',
      secretAccessKey: 'secret-of-the-bucket',
    },
    baseUrl: 'https://shop.example',
    logLevel: 'debug',
    nodeEnv: 'development',
    databaseUrl: 'postgres://shop:pass@db.example/shop',
    databasePooler: { directUrl: 'postgres://shop:pass@primary.example/shop', prepared: false },
    cmsPreview: false,
    trustProxy: 1,
    pageCacheBytes: 1024 * 1024,
    cartCacheBytes: 2 * 1024 * 1024,
    databasePoolSize: 3,
    drainMs: 5000,
    shedLoadAfterMs: 400,
    metricsToken: '0123456789abcdef',
    algoliaApiKey: 'search-only-key',
    mapsUrl: 'https://maps.example/photon',
    mapStyleUrl: 'https://tiles.example/streets.json?key=public',
    mapOrigins: ['https://tiles.example', 'https://fonts.example'],
    smtpUrl: 'smtps://shop:pass@mail.example:465',
    passwordMemoryKb: 65_536,
    botCheckCost: 20_000,
    botBypassKey: 'the-key-of-the-app',
    recaptchaSiteKey: 'the-site-key',
    recaptchaSecret: 'the-secret-key',
    recaptchaUrl: 'https://captcha.example/verify',
    payments: 'stripe',
    sandboxUrl: 'http://localhost:3001',
    sandboxKey: 'a-key-of-sixteen-letters',
    stripeSecretKey: 'sk_test_of-sixteen',
    stripeWebhookSecret: 'whsec_of-sixteen',
    stripeUrl: 'http://localhost:3002',
  });
});

test('a pooler needs the way past it, and an address of its own', () => {
  const url = 'postgres://shop:pass@db.example/shop';
  const both = /DATABASE_POOLER and DATABASE_DIRECT_URL: expected both or neither/;
  expect(problemOf({ DATABASE_URL: url, DATABASE_POOLER: 'transaction' })).toMatch(both);
  expect(problemOf({ DATABASE_URL: url, DATABASE_DIRECT_URL: url })).toMatch(both);
  expect(problemOf({ DATABASE_POOLER: 'transaction', DATABASE_DIRECT_URL: url })).toMatch(/expected with DATABASE_URL/);
  expect(problemOf({ DATABASE_POOLER: 'session' })).toMatch(/expected one of: transaction, transaction-prepared/);
  const pooled = { DATABASE_URL: url, DATABASE_POOLER: 'transaction-prepared', DATABASE_DIRECT_URL: url };
  expect(readSettings(pooled).databasePooler).toEqual({ directUrl: url, prepared: true });
});

test('the base address follows the port', () => {
  expect(readSettings({ PORT: '4000' }).baseUrl).toBe('http://localhost:4000');
  expect(readSettings({ PORT: '80' }).baseUrl).toBe('http://localhost');
});

test('PAY-07 further processes with SANDBOX_URL take cards at the sandbox, but at no production address', () => {
  const sandbox = { SANDBOX_URL: 'http://localhost:3001', SANDBOX_KEY: 'a-key-of-sixteen-letters' };
  expect(readSettings(sandbox).payments).toBe('sandbox');
  expect(readSettings({ ...sandbox, BASE_URL: 'https://stage.shop.example' }).payments).toBe('sandbox');
  expect(readSettings({ ...sandbox, BASE_URL: 'https://shop.example' }).payments).toBe('none');
  expect(readSettings({ ...sandbox, PAYMENTS: 'none' }).payments).toBe('none');
});

test('a map style comes over https, but for who develops', () => {
  const plain = { MAP_STYLE_URL: 'http://localhost:8080/style.json' };
  expect(problemOf(plain)).toContain('expected https, only NODE_ENV=development may use http');
  expect(problemOf({ MAP_STYLE_URL: 'https://tiles.example/s.json', MAP_ORIGINS: 'http://fonts.example' })).toContain(
    '"http://fonts.example" does not fit: expected https',
  );
  expect(readSettings({ ...plain, NODE_ENV: 'development' }).mapOrigins).toEqual(['http://localhost:8080']);
  expect(problemOf({ MAP_STYLE_URL: 'streets' })).toContain('expected the address of a MapLibre style');
  expect(problemOf({ MAP_ORIGINS: 'https://fonts.example' })).toContain('expected MAP_STYLE_URL too');
  expect(problemOf({ MAP_STYLE_URL: 'https://tiles.example/s.json', MAP_ORIGINS: 'https://a.example/x' })).toContain(
    'MAP_ORIGINS: "https://a.example/x" does not fit: expected addresses without a path',
  );
  expect(readSettings({})).toMatchObject({ mapStyleUrl: undefined, mapOrigins: [] });
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
    SMTP_URL: 'http://shop:hunter2@mail.example',
    BOT_BYPASS_KEY: 'short word',
    RECAPTCHA_SECRET: 'hush hush',
    S3_ACCESS_KEY_ID: 'hush hush',
    S3_SECRET_ACCESS_KEY: 'hush hush',
  });
  expect(problem).toContain('8 settings are wrong');
  expect(problem).not.toContain('hunter2');
  expect(problem).not.toContain('hush hush');
  expect(problem).not.toContain('short word');
  expect(problem).toContain(
    'DATABASE_URL: its value (not shown) does not fit: expected an address that starts with "postgres://"',
  );
});

test('a shop that customers use takes no shortcuts; one on one’s own machine may', () => {
  const quick = { PASSWORD_MEMORY_KB: '64', BOT_CHECK_COST: '0' };
  const problem = problemOf({ ...quick, BASE_URL: 'https://shop.example' });
  expect(problem).toContain('2 settings are wrong');
  expect(problem).toContain('PASSWORD_MEMORY_KB: "64" is too little for a shop in production: expected at least 19456');
  expect(problem).toContain('BOT_CHECK_COST: "0"');
  for (const env of [{ BASE_URL: 'http://localhost:4000' }, { NODE_ENV: 'test', BASE_URL: 'https://shop.example' }])
    expect(readSettings({ ...quick, ...env })).toMatchObject({ passwordMemoryKb: 64, botCheckCost: 0 });
});

test('an object storage is named wholly or not at all', () => {
  const bucket = { S3_ENDPOINT: 'https://storage.example', S3_BUCKET: 'shop-photos', S3_ACCESS_KEY_ID: 'the-key' };
  const problem = problemOf(bucket);
  expect(problem).toContain('S3_SECRET_ACCESS_KEY: expected as well');
  expect(problem).not.toContain('the-key');
  expect(readSettings({ S3_REGION: 'eu-central-1' }).fileBucket).toBeUndefined();
  const whole = readSettings({ ...bucket, S3_SECRET_ACCESS_KEY: 'the-secret-key' });
  expect(whole.fileBucket).toMatchObject({ bucket: 'shop-photos', region: 'us-east-1' });
});

test('the two keys of a bot check come together', () => {
  expect(problemOf({ RECAPTCHA_SITE_KEY: 'the-site-key' })).toContain('expected both or neither');
  expect(problemOf({ RECAPTCHA_SECRET: 'the-secret-key' })).toContain('expected both or neither');
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
  { SMTP_URL: 'mail.example:25' },
  { SMTP_URL: 'https://mail.example' },
  { PASSWORD_MEMORY_KB: '8' },
  { BOT_CHECK_COST: '-1' },
  { BOT_BYPASS_KEY: 'fifteen-letters' },
  { RECAPTCHA_URL: 'captcha.example' },
  { S3_ENDPOINT: 'storage.example' },
  { S3_ENDPOINT: 'https://key:secret@storage.example' },
  { S3_BUCKET: 'Shop Photos' },
  { S3_REGION: 'Frankfurt am Main' },
])('%o is refused', (env) => {
  expect(problemOf(env)).toContain(Object.keys(env)[0]);
});
