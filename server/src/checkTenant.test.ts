import { expect, onTestFinished, test } from 'vitest';
import { checkTenant } from './checkTenant.ts';
import { allFlags, shippedJson, tenantFiles, withField, writeTenants } from './tenant/testing.ts';

const production = { BASE_URL: 'https://www.shop.example', MAIL: 'none' };

test('SAFE-01 a demo shop is warned of everything invented, and refused for nothing in its files', async () => {
  const { refused, warned, noted } = await checkTenant('harbour', production);
  expect(refused).toEqual([]);
  expect(noted).toEqual([]);
  expect(warned).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/harbour\/order\/order\.json: seller\.vatId: expected your own in place of "IE0000000AA"/),
      expect.stringContaining('PAYMENTS'),
    ]),
  );
});

test('SAFE-01 settings that a production start refuses are refused, also where the address is another', async () => {
  const { refused, noted } = await checkTenant('harbour', { CMS_PREVIEW: 'true' });
  expect(refused).toEqual([
    expect.stringContaining('settings: CMS_PREVIEW=true would show drafts'),
    expect.stringContaining('settings: SMTP_URL is missing'),
  ]);
  expect(noted).toEqual([expect.stringContaining('no production address')]);
  const wrong = await checkTenant('harbour', { ...production, PORT: 'x', PAYMENTS: 'gold' });
  expect(wrong.refused).toEqual(
    expect.arrayContaining([
      expect.stringContaining('settings: PORT: "x"'),
      expect.stringContaining('settings: PAYMENTS'),
    ]),
  );
});

test('TEN-09 every mistake of the files at once, by file, field and what was expected', async () => {
  const files = tenantFiles();
  const written = await writeTenants({
    test: { ...files, 'tenant.json': withField(files['tenant.json'], 'currency', undefined), 'theme.json': '{' },
  });
  onTestFinished(written.remove);
  const { refused, tenant } = await checkTenant('test', { ...production, TENANTS_DIR: written.dir });
  expect(tenant).toBeUndefined();
  expect(refused).toEqual([
    expect.stringMatching(/tenant\.json: currency: expected string, but it is missing/),
    expect.stringMatching(/theme\.json: expected valid JSON/),
  ]);
});

test('TEN-09 also those of files that a room reads by itself, and texts that nobody asks for', async () => {
  const written = await writeTenants({ test: { ...tenantFiles(), 'messages/own.json': { 'shell.menu.clsoe': 'Zu' } } });
  onTestFinished(written.remove);
  const { refused, warned } = await checkTenant('test', { ...production, TENANTS_DIR: written.dir });
  expect(refused).toEqual(
    expect.arrayContaining([
      expect.stringContaining('service/areas.json: expected this file, but it is missing'),
      expect.stringContaining('customer/customer.json: expected this file'),
    ]),
  );
  expect(warned).toContainEqual(expect.stringMatching(/own\.json: shell\.menu\.clsoe: expected a key/));
  expect(warned).toContainEqual(expect.stringMatching(/theme\.json: colours\.light\.ink: expected a contrast of 4\.5/));
});

test('TEN-09 a file of a room that is no JSON is named with the place, whatever else its texts are looked through for', async () => {
  const files = { ...tenantFiles(), 'customer/customer.json': '{\n  "registration": "confirm",\n  "mail": }' };
  const written = await writeTenants({ test: files });
  onTestFinished(written.remove);
  const { refused } = await checkTenant('test', { ...production, TENANTS_DIR: written.dir });
  expect(refused).toContainEqual(
    expect.stringMatching(/customer\/customer\.json: expected valid JSON, but at line 3, column 11: /),
  );
  expect(refused.filter((line) => line.includes('customer.json'))).toHaveLength(1);
});

test('TEN-09 an unknown tenant is told alone, with the one that was meant', async () => {
  expect(await checkTenant('nobody', {})).toEqual({
    refused: ['there is no tenant "nobody" (there are: feldmarkt, harbour)'],
    warned: [],
    noted: [],
  });
  expect((await checkTenant('harbor', {})).refused).toEqual([
    'there is no tenant "harbor"; did you mean "harbour"? (there are: feldmarkt, harbour)',
  ]);
});

test.each(['../../etc', '__proto__', 'a'.repeat(41), ''])(
  'TEN-09 %s is told to be no tenant, in one sentence',
  async (id) => {
    const { refused } = await checkTenant(id, production);
    expect(refused).toEqual([expect.stringContaining(`"${id}" is no name of a tenant: expected the name of a folder`)]);
  },
);

test('CONS-02 a shop that lets scripts run without asking anybody is warned of it', async () => {
  const scripts = [{ name: 'Counter', cookieType: 'statistic', htmlCode: '<script>count()</script>' }];
  const warnedOf = async (consent: object) => {
    const written = await writeTenants({ test: { ...tenantFiles(), 'consent.json': consent } });
    onTestFinished(written.remove);
    const { warned } = await checkTenant('test', { ...production, TENANTS_DIR: written.dir });
    return warned.filter((line) => line.includes('consent.json'));
  };
  expect(await warnedOf({ provider: 'none', scripts })).toEqual([expect.stringContaining('without anybody’s consent')]);
  expect(await warnedOf({ provider: 'none' })).toEqual([]);
  expect(await warnedOf({ provider: 'builtIn', scripts })).toEqual([]);
  const oneTrust = { id: 'abc-test' };
  expect(await warnedOf({ provider: 'oneTrust', oneTrust, scripts })).toEqual([
    expect.stringContaining('oneTrust.whenUnreachable'),
  ]);
  const careful = { ...oneTrust, whenUnreachable: 'necessary' };
  expect(await warnedOf({ provider: 'oneTrust', oneTrust: careful, scripts })).toEqual([]);
});

test('NEWS-02 a shop where anybody can subscribe a stranger’s address is warned of it', async () => {
  const shipped = shippedJson('harbour', 'customer/customer.json') as object;
  const warnedOf = async (customers: object, flags = allFlags) => {
    const file = { ...shipped, ...customers };
    const written = await writeTenants({ test: { ...tenantFiles('test', flags), 'customer/customer.json': file } });
    onTestFinished(written.remove);
    const { warned } = await checkTenant('test', { ...production, TENANTS_DIR: written.dir });
    return warned.filter((line) => line.includes('newsletterDoubleOptIn'));
  };
  const open = { registration: 'immediate', newsletterDoubleOptIn: false };
  expect(await warnedOf(open)).toEqual([
    expect.stringMatching(/customer\.json: newsletterDoubleOptIn: expected true .* a stranger’s address/),
  ]);
  expect(await warnedOf({ ...open, newsletterDoubleOptIn: true })).toEqual([]);
  expect(await warnedOf({ ...open, registration: 'confirm' })).toEqual([]);
  expect(await warnedOf(open, { ...allFlags, featureCustomer: false })).toEqual([]);
  expect(await warnedOf({ ...open, session: {} }), 'refused already').toEqual([]);
});
