import { expect, test } from 'vitest';
import { around, importing, product } from '../catalogue/import/testImport.ts';
import { counted } from '../catalogue/storage/testing.ts';
import { createTestApp } from '../platform/http/testing.ts';
import type { Tenant } from '../tenant/tenant.ts';
import { pesticideRoutes } from './routes.ts';

const { run, query, database, openCatalogue, closeLater, version } = importing();

const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
const row = (changes: object = {}) => ({
  kind: 'residue',
  sku: 'A1',
  batch: 'L2646-07',
  sampledOn: day(9),
  laboratory: 'Test Works',
  report: 'TW-1',
  tested: 612,
  ...changes,
});
const boscalid = { substance: 'Boscalid', use: 'fungicide', residue: 0.27, limit: 3, acuteDose: 0 };
const spiro = { substance: 'Spirotetramat', use: 'insecticide', residue: 0.01, limit: 1, acuteDose: 1 };
const goods = [
  ...around,
  product('A1', { name: 'Vine tomatoes', brand: 'Hofkern', gtin: '9012345678906' }),
  product('B2'),
];

const tenant = (featurePesticides: boolean) =>
  ({ file: { locale: 'en-IE', residueGoal: 33, clientRuntimeConfig: { featurePesticides } } }) as Pick<Tenant, 'file'>;

async function openApp(isOn = true) {
  const { on, statements } = counted(database());
  const snapshots = await openCatalogue(on, { pollMs: 600_000 });
  const { app } = await createTestApp();
  pesticideRoutes(app, { snapshots, tenant: tenant(isOn) });
  closeLater(() => app.close());
  return { snapshots, statements, get: (path: string) => app.inject({ url: `/api/pesticides/products${path}` }) };
}

test('PEST-01 what a laboratory reports is imported, found by name, EAN and batch, and told against the limits', async () => {
  const outcome = await run([...goods, row(boscalid), row(spiro), row({ batch: 'L2640-01', sampledOn: day(50) })]);
  expect(outcome).toMatchObject({ problems: [], written: { residue: { inserted: 3 } } });
  const { get, statements } = await openApp();
  statements.length = 0;
  for (const query of ['q=tomatoes', 'by=ean&q=9%20012345%20678906', 'by=batch&q=l2646%2007']) {
    const answer = await get(`?${query}`);
    expect(answer.json()).toMatchObject({ total: 1, results: [{ sku: 'A1', name: 'Hofkern Vine tomatoes' }] });
    expect(answer.headers['cache-control']).toContain('public');
    expect(answer.headers['set-cookie']).toBeUndefined();
  }
  expect((await get('/A1')).json()).toMatchObject({
    test: { batch: 'L2646-07', verdict: 'far', highest: 9, sum: 10, residues: [{ substance: 'Boscalid' }, spiroShown] },
    tests: [{ batch: 'L2640-01', verdict: 'none' }, { batch: 'L2646-07' }],
    average: 4.5,
    goal: 33,
  });
  expect((await get('/A1?batch=L2640-01')).json()).toMatchObject({ test: { verdict: 'none', residues: [] } });
  expect(statements).toEqual([]);
});
const spiroShown = { substance: 'Spirotetramat', amount: 0.01, limit: 1, share: 1, acuteDose: 1 };

test('PEST-01 a wrong check digit, a wrong length and what was never tested are told apart', async () => {
  await run([...goods, row(boscalid)]);
  const { get } = await openApp();
  const wrong = await get('?by=ean&q=9012345678905');
  expect([wrong.statusCode, wrong.json()]).toMatchObject([
    400,
    { errorCode: 'wrongCheckDigit', fields: [{ path: 'q' }] },
  ]);
  expect((await get('?by=ean&q=123')).json()).toMatchObject({
    errorCode: 'invalidRequest',
    fields: [{ kind: 'length' }],
  });
  expect((await get(`?by=batch&q=${'x'.repeat(51)}`)).json()).toMatchObject({
    fields: [{ kind: 'maxLength', limit: 50 }],
  });
  expect((await get('?by=ean&q=96385074')).json()).toMatchObject({ total: 0, results: [] });
  expect([(await get('/B2')).statusCode, (await get('/B2')).json()]).toMatchObject([404, { errorCode: 'notTested' }]);
  expect((await get('/A1?batch=none')).statusCode).toBe(404);
});

test('lookups from one address have a limit', async () => {
  const { get } = await openApp();
  const statuses: number[] = [];
  for (let n = 0; n < 125; n++) statuses.push((await get('?q=x')).statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(120);
  expect(statuses.at(-1)).toBe(429);
});

test('rows that do not hold together are refused, each with its reason, and nothing is written', async () => {
  const { problems } = await run([
    ...goods,
    row({ sku: 'Z9' }),
    row({ ...boscalid, batch: 'a', residue: undefined }),
    row({ ...boscalid, batch: 'b', limit: 0 }),
    row({ batch: 'c', residue: 1 }),
    row({ batch: 'd', sampledOn: day(-3) }),
    row({ batch: 'e', sampledOn: '2026-02-30' }),
    row({ ...boscalid, batch: 'f' }),
    row({ ...boscalid, batch: 'f', substance: 'boscalid' }),
    row({ ...boscalid, batch: 'g' }),
    row({ ...spiro, batch: 'g', laboratory: 'Another' }),
  ]);
  expect(problems.map((line) => line.replace(/^all\.jsonl:\d+: /, ''))).toEqual(
    expect.arrayContaining([
      expect.stringContaining('sku: there is no product "Z9"'),
      'residue: expected mg/kg, which a substance needs',
      'limit: expected the legal limit in mg/kg, more than 0',
      'residue: expected nothing here in a row without a substance',
      'sampledOn: expected a day that has been',
      'sampledOn: expected a day of the calendar',
      expect.stringContaining('sku: stands already in all.jsonl'),
      'laboratory: expected the same as in the other rows of this test: "Test Works"',
    ]),
  );
  expect(await query('select from residue')).toEqual([]);
});

test('a dry run tells what would change; repeating changes nothing; a shop that runs shows what was corrected', async () => {
  await run([...goods, row(boscalid)]);
  const { get, snapshots } = await openApp();
  const before = await version();
  expect((await run([row(boscalid)])).written).toMatchObject({ residue: { unchanged: 1 } });
  expect(await version()).toBe(before);
  const dry = await run([row({ ...boscalid, residue: 4 }), row(spiro)], { dryRun: true });
  expect(dry.preview?.counts.residue).toMatchObject({ inserted: 1, changed: 1 });
  expect(await version()).toBe(before);

  // Only one of its rows says something new of the test: it must bring all of them.
  expect((await run([row({ ...spiro, action: 'Another farm.' })])).problems.join()).toContain(
    'expected all rows of this test',
  );
  await run([row({ ...boscalid, residue: 4, action: 'Another farm.' })]);
  await snapshots.refresh();
  expect((await get('/A1')).json()).toMatchObject({ test: { verdict: 'over', action: 'Another farm.' } });

  // Looked for and not found: what was reported by mistake is taken back.
  await run([row({ ...boscalid, residue: 0, action: 'Another farm.' })]);
  await run([{ ...product('A1', { name: 'Tomatoes on the vine' }) }]);
  await snapshots.refresh();
  expect((await get('/A1')).json()).toMatchObject({
    product: { name: 'Almglück Tomatoes on the vine' },
    test: { verdict: 'none' },
  });
});

test('results stay when the product is no longer sold', async () => {
  await run([...goods, row(boscalid)]);
  await run([product('B2')], { retireMissing: true });
  const { get } = await openApp();
  expect((await get('?q=tomatoes')).json()).toMatchObject({ total: 1 });
});

test('TEN-03 PEST-01 where pesticides are off there is nothing to ask', async () => {
  await run([...goods, row(boscalid)]);
  const { get } = await openApp(false);
  expect([(await get('?q=tomatoes')).statusCode, (await get('/A1')).statusCode]).toEqual([404, 404]);
});
