import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { TenantProblem } from '../../tenant/tenantProblem.ts';
import { withField, writeTenants } from '../../tenant/testing.ts';
import { serviceFolder } from '../testing.ts';
import { readServiceFiles } from './readServiceFiles.ts';

type Name = keyof ReturnType<typeof serviceFolder>;
/** What is said of the folder with one field of one file changed. */
async function problemsOf(file: Name, field: string, value: unknown): Promise<readonly string[]> {
  const folder: Record<string, unknown> = { ...serviceFolder() };
  folder[file] = Array.isArray(folder[file])
    ? Object.values(withField(Object.fromEntries(folder[file].entries()), field, value))
    : withField(folder[file], field, value);
  return problemsIn(folder);
}

async function problemsIn(folder: Record<string, unknown>): Promise<readonly string[]> {
  const files = Object.entries(folder).map(([name, content]) => [`service/${name}.json`, content]);
  const written = await writeTenants({ test: Object.fromEntries(files) });
  onTestFinished(written.remove);
  try {
    await readServiceFiles(join(written.dir, 'test'));
    return [];
  } catch (error) {
    if (!(error instanceof TenantProblem)) throw error;
    return error.findings.map(({ file, field, expected }) => {
      expect(file).toContain(join('test', 'service'));
      return `${file.split('/').at(-1)}: ${field}: ${expected}`;
    });
  }
}

test('a right folder is read', async () => {
  expect(await problemsIn(serviceFolder())).toEqual([]);
});

test('a missing file is named', async () => {
  const { places: _, ...rest } = serviceFolder();
  expect(await problemsIn(rest)).toEqual(['places.json: : expected this file, but it is missing']);
});

test.each<[Name, string, unknown, RegExp]>([
  ['service', 'horizonDays', 0, /service.json: horizonDays: /],
  ['service', 'plans.vans.0.from', '8:00', /plans.vans.0.from: .*"07:30"/],
  ['service', 'plans.vans.0.until', '08:00', /plans.vans.0.until: expected a time after "08:00"/],
  ['service', 'plans.vans.1.from', '08:00', /plans.vans.1.from: expected one slot that begins at 08:00/],
  ['service', 'hold.mostMinutes', 5, /hold.mostMinutes: expected no less than/],
  ['service', 'holidays', ['02-30'], /holidays.0: .*no "02-30"/],
  ['service', 'order.DELIVERY.maximumOrderValue', 100, /order.DELIVERY.maximumOrderValue: expected more/],
  ['areas', '0.plan', 'bikes', /areas.json: 0.plan: expected a plan of service.json, but there is no "bikes"/],
  ['areas', '0.pickingUnitIds', ['north'], /0.pickingUnitIds.0: expected a store of stores.json.*"north"/],
  ['areas', '1.number', 'neubau', /1.number: .*"neubau" is taken/],
  ['areas', '1.postalCodes', ['1080'], /1.postalCodes.0: .*"neubau" has 1080 too/],
  ['areas', '1.postalCodes', [], /areas.json: 1: expected postal codes or a polygon/],
  ['areas', '0.default', undefined, /expected exactly one area with "default", but 0 have it/],
  ['areas', '1.default', true, /but 2 have it/],
  ['areas', '0.polygon.0', [16.3, 148], /0.polygon.0: expected \[longitude, latitude\]/],
  ['stores', '0.collect', 'bikes', /0.collect: expected a plan/],
  ['stores', '1.openingHours.2.until', '06:00', /1.openingHours.2.until: expected a time after "07:00"/],
  [
    'stores',
    '1.openingHours.2',
    [
      { from: '08:00', until: '12:00' },
      { from: '11:00', until: '18:00' },
    ],
    /2.1.from: expected no time before "12:00"/,
  ],
  ['stores', '1.days', [{ day: '02-30', note: 'x', hours: [] }], /1.days.0.day: .*no "02-30"/],
  ['places', 'streets.4.0', '9999', /places.json: streets.4.0: .*no "9999"/],
])('%s %s = %j is named with file, field and problem', async (file, field, value, expected) => {
  const problems = await problemsOf(file, field, value);
  expect(problems.join('\n')).toMatch(expected);
  expect(problems).toHaveLength(1);
});

test('a store comes once', async () => {
  const folder = serviceFolder();
  const stores = folder.stores as object[];
  expect((await problemsIn({ ...folder, stores: [...stores, stores[0]] })).join()).toMatch(/expected each store once/);
});

test('goods that can be collected need a store where', async () => {
  const folder = serviceFolder();
  const withoutCollect = (folder.stores as object[]).map((store) => ({ ...store, collect: undefined }));
  expect((await problemsIn({ ...folder, stores: withoutCollect })).join()).toMatch(/expected a store with "collect"/);
});
