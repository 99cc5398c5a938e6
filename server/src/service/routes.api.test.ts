import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../platform/database/testing.ts';
import { createTestApp, type LogLine, withXsrf } from '../platform/http/testing.ts';
import { createLog } from '../platform/log.ts';
import { loadTenant } from '../tenant/loadTenant.ts';
import { tenantFiles, writeTenants } from '../tenant/testing.ts';
import { openService } from './openService.ts';
import { serviceRoutes } from './routes.ts';
import type { Service } from './service.ts';
import { insertSlot, serviceFolder, testPlace, testStores } from './testing.ts';

let opened: TestDatabase;
let service: Service;
let app: FastifyInstance;
let lines: LogLine[];
let removeTenants: () => Promise<void>;

beforeAll(async () => {
  opened = await createTestDatabase();
  const folder = Object.entries(serviceFolder()).map(([name, content]) => [`service/${name}.json`, content]);
  const { dir, remove } = await writeTenants({ test: { ...tenantFiles(), ...Object.fromEntries(folder) } });
  removeTenants = remove;
  const tenant = await loadTenant({ tenantsDir: dir, id: 'test', baseUrl: 'http://localhost' });
  const log = createLog({ level: 'silent' });
  const parts = { tenant, database: opened.database, catalogue: () => testStores, settings: {}, log };
  service = await openService(parts);
  ({ app, lines } = await createTestApp());
  serviceRoutes(app, { service, snapshots: { current: () => ({ version: '1', parts: { catalogue: testStores } }) } });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await opened.drop();
  await removeTenants();
});

async function get(url: string, cookie = '') {
  const { statusCode: status, headers, body } = await app.inject({ url, headers: { cookie } });
  return { status, headers, body: JSON.parse(body) };
}

async function capacity(distributionAddress: object, { skus = [] as string[], slot = '', cart = '' } = {}) {
  const headers = await withXsrf(app);
  const { statusCode: status, body } = await app.inject({
    method: 'POST',
    url: `/api/capacity${slot && `?timeSlotId=${slot}`}`,
    headers: { ...headers, cookie: `${headers.cookie}; cart=${cart}` },
    payload: { skus, distributionAddress },
  });
  return { status, body: JSON.parse(body) };
}
const delivery = { distributionType: 'DELIVERY', postalCode: '1070' };

test('CART-16 the order configuration is the same for everybody, and may be kept', async () => {
  const { status, headers, body } = await get('/api/order-config');
  expect(status).toBe(200);
  expect(headers['cache-control']).toMatch(/^public/);
  expect(body.DELIVERY).toEqual({ minimumOrderValue: 3000, maximumOrderValue: 60_000, maximumOrderWeight: 100_000 });
  expect(body.CLICK_AND_COLLECT.minimumOrderValue).toBe(0);
});

test('SERV-01 stores are told, nearest first, and the answer is kept nowhere', async () => {
  const { headers, body } = await get('/api/checkout-stores?latitude=47.07&longitude=15.43');
  expect(body.stores.map(({ storeId }: { storeId: string }) => storeId)).toEqual(['south', 'west']);
  expect(headers['cache-control']).toBe('no-store');
  const [west] = (await get('/api/checkout-stores')).body.stores;
  expect(west).not.toHaveProperty('distance');
  expect(west.openingHours.slice(5)).toEqual([[{ from: '07:00', until: '20:00' }], []]);
  expect((await get('/api/checkout-stores?latitude=99&longitude=15')).status).toBe(400);
});

describe('SERV-03 the delivery area', () => {
  test.each([
    ['?postalCode=8010', 'graz'],
    ['?latitude=48.2&longitude=16.35', 'neubau'],
    ['?latitude=48.2&longitude=16.35&postalCode=8010', 'neubau'],
    ['?latitude=48.2&postalCode=8010', 'graz'],
    ['/default', 'neubau'],
    ['/intersection?latitude=48.2&longitude=16.35', 'neubau'],
  ])('SERV-03 %s is %s', async (query, number) => {
    expect((await get(`/api/distribution/delivery-area${query}`)).body.area.number).toBe(number);
  });

  test.each(['', '?postalCode=6020', '?city=Wien', '/intersection', '/intersection?latitude=48.5&longitude=16.35'])(
    'SERV-09 %s is nobody’s, which is no error',
    async (query) => {
      expect(await get(`/api/distribution/delivery-area${query}`)).toMatchObject({ status: 200, body: {} });
    },
  );
});

describe('SERV-04 maps', () => {
  test('SERV-04 suggest, and open what they suggested', async () => {
    const { headers, body } = await get('/api/maps/places/autocomplete?q=neubaug%2012&addressOnly=true');
    expect(body.results[0]).toMatchObject({ primaryPart: 'Neubaugasse 12', kind: 'address' });
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-ratelimit-limit']).toBe('300');
    const { place } = (await get(`/api/maps/geocode/${body.results[0].id}`)).body;
    expect(place).toMatchObject({ streetName: 'Neubaugasse', streetNumber: '12', postalCode: '1070' });
  });

  test('SERV-04 location and address are no ids', async () => {
    const at = await get('/api/maps/geocode/location?latitude=48.2007&longitude=16.3493&addressOnly=false');
    expect(at.body.place).toMatchObject({ streetName: 'Neubaugasse' });
    const written = await get('/api/maps/geocode/address?address=Neubaugasse%2012&restrictCountry=true');
    expect(written.body.place).toMatchObject({ streetNumber: '12' });
    const unknown = await get('/api/maps/geocode/some-id?primaryPart=Neubaugasse%2012&secondaryPart=1070%20Wien');
    expect(unknown.body.place).toMatchObject({ streetNumber: '12' });
  });

  test('SERV-04 find nothing without an error, and the log does not tell what was typed', async () => {
    expect((await get('/api/maps/places/autocomplete?q=verraeterisch')).body).toEqual({ results: [] });
    expect((await get('/api/maps/geocode/verraeterisch')).body).toEqual({});
    expect((await get('/api/maps/geocode/location')).body).toEqual({});
    expect((await get('/api/maps/geocode/address?address=verraeterisch')).body).toEqual({});
    expect((await get('/api/maps/places/autocomplete?addressOnly=maybe&q=a')).status).toBe(400);
    expect(JSON.stringify(lines)).not.toContain('q=verraeterisch');
  });
});

describe('SERV-05 the earliest slot', () => {
  const earliest = (query: string) => get(`/api/capacity/window/earliest?${query}`);

  test.each([
    ['distributionType=DELIVERY&postalCode=8010&street=Grazbachgasse&streetNumber=1&city=Graz&country=AT', /^d-graz-/],
    ['distributionType=DELIVERY&latitude=48.2&longitude=16.35', /^d-neubau-/],
    ['distributionType=DELIVERY&appointableId=graz', /^d-graz-/],
    ['distributionType=CLICK_AND_COLLECT&appointableId=west', /^c-west-/],
  ])('SERV-05 of %s', async (query, id) => {
    const { status, body } = await earliest(query);
    expect(status).toBe(200);
    expect(body.window.id).toMatch(id);
    expect(Date.parse(body.window.cutOffAt)).toBeGreaterThan(Date.now());
  });

  test.each([
    'distributionType=DELIVERY&postalCode=6020',
    'distributionType=DELIVERY',
    'distributionType=CLICK_AND_COLLECT&appointableId=east',
  ])('SERV-05 of %s is none', async (query) => {
    expect(await earliest(query)).toMatchObject({ status: 200, body: {} });
  });

  test('SERV-05 needs to know the service', async () => {
    expect((await earliest('postalCode=1070')).status).toBe(400);
  });
});

describe('SERV-05 the capacity', () => {
  test('SERV-05 tells the slots day by day, the earliest, and which products are not sold there', async () => {
    const { status, body } = await capacity(delivery, { skus: ['p1', 'p2', 'p3', 'unknown'] });
    expect(status).toBe(200);
    expect(body.days).toHaveLength(7);
    expect(body.earliest.state).toMatch(/free|few/);
    expect(body).not.toHaveProperty('timeSlot');
    // p2 is sold out in the store that serves, p3 only sold in the south.
    expect(body.unavailableSkus).toEqual(['p2', 'p3', 'unknown']);
  });

  test('SERV-08 what is sold follows the store', async () => {
    const south = { distributionType: 'CLICK_AND_COLLECT', storeId: 'south' };
    expect((await capacity(south, { skus: ['p1', 'p2', 'p3'] })).body.unavailableSkus).toEqual([]);
  });

  test('SERV-07 tells of a slot what is against it', async () => {
    const full = await insertSlot(opened.database, { capacity: 1 });
    const cart = randomUUID();
    await service.slots.hold(opened.database, { cartId: cart, slotId: full, place: testPlace });
    const late = await insertSlot(opened.database, { startsInMinutes: 30 });
    const elsewhere = await insertSlot(opened.database, { place: { kind: 'DELIVERY', id: 'graz' } });
    const errorOf = async (slot: string) => (await capacity(delivery, { slot })).body.timeSlot;
    expect(await errorOf(full)).toEqual({ id: full, errorCode: '023' });
    expect(await errorOf(late)).toEqual({ id: late, errorCode: '141' });
    expect(await errorOf(elsewhere)).toEqual({ id: elsewhere, errorCode: '022' });
    expect(await errorOf('unknown')).toEqual({ id: 'unknown', errorCode: '140' });
    expect((await capacity(delivery, { slot: full, cart })).body.timeSlot).toEqual({ id: full });
    expect((await capacity(delivery, { slot: full, cart: 'no-uuid' })).body.timeSlot.errorCode).toBe('023');
  });

  test.each([
    [{ distributionType: 'DELIVERY', postalCode: '6020' }, 409, '132'],
    [{ distributionType: 'CLICK_AND_COLLECT', storeId: 'east' }, 409, '132'],
    [{ distributionType: 'DELIVERY' }, 400, '004'],
    [{ postalCode: '1070' }, 400, 'invalidRequest'],
  ])('CHK-09 %j is refused with %s %s', async (address, status, errorCode) => {
    expect(await capacity(address)).toMatchObject({ status, body: { errorCode } });
  });

  test('CHK-09 132 says what the tenant says', async () => {
    const { body } = await capacity({ distributionType: 'DELIVERY', postalCode: '6020' });
    expect(body.message).toBe('We do not come there.');
  });
});

describe('POST /api/capacity/places', () => {
  const ask = async (places: readonly object[], skus: readonly string[] = []) => {
    const { statusCode: status, body } = await app.inject({
      method: 'POST',
      url: '/api/capacity/places',
      headers: await withXsrf(app),
      payload: { places, skus },
    });
    return { status, body: JSON.parse(body) };
  };

  test('WEEK-01 each place has its first free slot, in the order of the question', async () => {
    const { status, body } = await ask(
      [
        delivery,
        { distributionType: 'DELIVERY', postalCode: '9999' },
        { distributionType: 'CLICK_AND_COLLECT', storeId: 'west' },
        { distributionType: 'CLICK_AND_COLLECT', storeId: 'closed' },
      ],
      ['nothing-like-it'],
    );
    expect(status).toBe(200);
    const { earliest } = (await capacity(delivery)).body;
    expect(body.places).toEqual([
      {
        served: true,
        deliveryAreaNumber: 'neubau',
        window: { ...earliest, green: false },
        unavailable: 1,
        priceChanges: 0,
      },
      { served: false, unavailable: 0, priceChanges: 0 },
      { served: true, window: expect.objectContaining({ fee: expect.any(Number) }), unavailable: 1, priceChanges: 0 },
      { served: false, unavailable: 0, priceChanges: 0 },
    ]);
  });

  test('WEEK-01 not more places than an address book and some stores have', async () => {
    expect((await ask(Array.from({ length: 30 }, () => delivery))).status).toBe(200);
    expect((await ask(Array.from({ length: 31 }, () => delivery))).status).toBe(400);
  });
});
