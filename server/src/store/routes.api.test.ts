import type { FoundStores } from '@trolley/contract';
import type { FastifyInstance } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { importing, shop } from '../catalogue/import/testImport.ts';
import { createTestApp } from '../platform/http/testing.ts';
import { storeRoutes } from './routes.ts';
import { storeNow, testStoresAt } from './testing.ts';

const { openCatalogue, run } = importing();

const site = (store: string, more: object = {}) => ({
  kind: 'storeSite',
  store,
  streetName: 'Ringstraße',
  streetNumber: '25',
  postalCode: '4600',
  city: 'Wels',
  latitude: 48.16,
  longitude: 14.025,
  hours: 'Mo-Sa 08:00-18:00',
  services: ['coffee'],
  ...more,
});
const branch = (id: string, name: string) => ({ kind: 'store', id, name, zone: 'ost', zoneName: 'East' });

async function open(now = storeNow): Promise<FastifyInstance> {
  const { app } = await createTestApp();
  storeRoutes(app, { stores: testStoresAt(now), snapshots: await openCatalogue() });
  await app.ready();
  onTestFinished(() => app.close());
  return app;
}

async function find(app: FastifyInstance, query = ''): Promise<FoundStores & { status: number; cached: unknown }> {
  const { statusCode: status, body, headers } = await app.inject({ url: `/api/stores${query}` });
  return { status, cached: headers['cache-control'], ...JSON.parse(body) };
}
const ids = ({ stores }: FoundStores) => stores.map(({ id }) => id);

test('STORE-01 all stores are told, those without collection too, with what is open now and until when', async () => {
  await run([...shop, branch('west', 'Wien Neubau'), branch('south', 'Graz Lend'), branch('east', 'Wien Ost')]);
  const found = await find(await open());
  expect(found).toMatchObject({ status: 200, total: 3, openNow: 3, found: 3 });
  expect(ids(found)).toEqual(['south', 'west', 'east']);
  const [south, west, east] = found.stores;
  expect([south?.collect, west?.collect, east?.collect]).toEqual([true, true, false]);
  expect(west?.openings[0]).toEqual({
    from: '2026-11-18T06:00:00.000Z',
    until: '2026-11-18T15:30:00.000Z',
    note: 'Inventur',
    early: true,
  });
});

test('STORE-01 a place or a postal code puts the nearest first, services and open hours narrow the list', async () => {
  await run([...shop, branch('west', 'Wien Neubau'), branch('south', 'Graz Lend'), branch('east', 'Wien Ost')]);
  const app = await open();
  const near = await find(app, '?q=8010');
  expect(ids(near)).toEqual(['south', 'west', 'east']);
  expect(near.near?.name).toBe('8010 Graz');
  expect(near.stores[0]?.distance).toBeGreaterThan(500);
  expect(ids(await find(app, '?q=neubau'))).toEqual(['west', 'east', 'south']);
  expect(ids(await find(app, '?service=parking&service=bakery'))).toEqual(['west']);
  expect(ids(await find(app, '?service=collect'))).toEqual(['south', 'west']);
  expect(await find(app, '?q=Atlantis')).toMatchObject({ unknownPlace: true, found: 3 });
  // At five in the afternoon the stocktaking has begun.
  const later = await open(Date.parse('2026-11-18T16:00:00Z'));
  expect(ids(await find(later, '?open=true'))).toEqual(['south', 'east']);
  const holiday = await open(Date.parse('2026-12-25T12:00:00Z'));
  expect(await find(holiday)).toMatchObject({ openNow: 0, stores: [{ exceptions: [{ note: 'Christtag' }] }, {}, {}] });
});

test('STORE-01 half a word finds stores by name, street and code, then places of the map', async () => {
  await run([...shop, branch('west', 'Wien Neubau'), branch('south', 'Graz Lend'), branch('east', 'Wien Ost')]);
  const app = await open();
  const suggest = async (q: string) => (await app.inject({ url: `/api/stores/suggestions?q=${q}` })).json();
  const { results } = await suggest('gra');
  expect(results[0]).toMatchObject({ name: 'Graz Lend', store: { id: 'south', city: 'Graz' } });
  expect(results.slice(1)).toContainEqual({ name: '8010', place: 'Graz' });
  expect((await suggest('neub')).results[0]).toMatchObject({ name: 'Wien Neubau', store: { id: 'west' } });
  expect(await suggest('x')).toEqual({ results: [] });
  expect(await suggest('x'.repeat(81))).toMatchObject({ status: 400 });
  const { headers } = await app.inject({ url: '/api/stores/suggestions?q=gra' });
  expect(headers['cache-control']).toBe('no-store');
});

test('STORE-01 a position is used and stored nowhere; nonsense is refused', async () => {
  await run([...shop]);
  const app = await open();
  const near = await find(app, '?latitude=47.07&longitude=15.43');
  expect(ids(near)[0]).toBe('south');
  expect(near.cached).toBe('no-store');
  expect(near).not.toHaveProperty('near');
  expect((await find(app, '?latitude=99&longitude=15')).status).toBe(400);
  // An empty field is no place on the equator, and half a position none at all.
  for (const query of ['?latitude=&longitude=', '?latitude=47.07&longitude=', '?latitude=47.07', '?longitude=x'])
    expect((await app.inject({ url: `/api/stores${query}` })).json(), query).toMatchObject({
      status: 400,
      message: expect.stringMatching(/expected (degrees like 48\.2|latitude and longitude together)\.$/),
    });
  expect((await find(app, `?q=${'x'.repeat(81)}`)).status).toBe(400);
  expect((await find(app, '?service=%3Cb%3E')).status).toBe(400);
});

test('STORE-01 an import brings stores with hours, services and days of their own, before what the folder says', async () => {
  const rows = [
    branch('west', 'Wien Neubau'),
    branch('wels', 'Wels Ringstraße'),
    site('wels'),
    site('west', { city: 'Wien', hours: 'Mo-Fr 09:00-12:00,13:00-17:00' }),
    { kind: 'storeDay', store: 'wels', date: '2026-11-18', note: 'Umbau', hours: 'off' },
    { kind: 'storeDay', date: '2026-12-08', note: 'Mariä Empfängnis', hours: '10:00-18:00' },
  ];
  expect((await run([...shop, ...rows])).problems).toEqual([]);
  const found = await find(await open());
  const wels = found.stores.find(({ id }) => id === 'wels');
  expect(wels).toMatchObject({ name: 'Wels Ringstraße', collect: false, services: ['coffee'] });
  expect(wels?.openings[0]?.from).toBe('2026-11-19T07:00:00.000Z');
  expect(wels?.exceptions[0]?.note).toBe('Umbau');
  const west = found.stores.find(({ id }) => id === 'west');
  expect(west).toMatchObject({ streetName: 'Ringstraße', collect: true });
  const holiday = await find(await open(Date.parse('2026-12-08T12:00:00Z')));
  expect(holiday.stores.every(({ openings }) => openings[0]?.note === 'Mariä Empfängnis')).toBe(true);
  // The days are one list: what it leaves out is gone.
  await run([{ kind: 'storeDay', date: '2026-12-08', note: 'Mariä Empfängnis', hours: '10:00-18:00' }]);
  const again = await find(await open());
  expect(again.stores.find(({ id }) => id === 'wels')?.exceptions).toEqual([]);
});

test('STORE-01 what an import gets wrong is told with what was expected', async () => {
  const { problems } = await run([
    ...shop,
    site('nowhere'),
    site('vienna', { hours: 'daily 8-18' }),
    { kind: 'storeDay', store: 'vienna', date: '2026-02-30', note: 'x', hours: 'off' },
    { kind: 'storeDay', store: 'vienna', date: '2026-12-24', note: 'x', hours: 'morning' },
  ]);
  const told = problems.join('\n');
  expect(told).toContain('there is no store "nowhere"');
  expect(told).toContain('expected a week like "Mo-Fr 07:15-19:45; Sa 07:15-18:00; Su off"');
  expect(told).toContain('expected a day of the calendar');
  expect(told).toContain('expected hours like "10:00-18:00"');
});
