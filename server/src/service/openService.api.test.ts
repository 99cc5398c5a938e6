import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StoredStore } from '../catalogue/catalogue.ts';
import { markFed } from '../catalogue/storage/feedState.ts';
import { catalogueOf } from '../catalogue/testing.ts';
import { createTestDatabase, type TestDatabase } from '../platform/database/testing.ts';
import { createLog } from '../platform/log.ts';
import { repositoryRoot } from '../platform/paths.ts';
import { loadTenant } from '../tenant/loadTenant.ts';
import { openService } from './openService.ts';
import type { Service } from './service.ts';

const tenantsDir = join(repositoryRoot, 'tenants');

describe.each([
  ['feldmarkt', 'Neubaugasse 12', '1070'],
  ['harbour', '12 Shop Street Galway', 'H91'],
])('the service of %s', (id, typed, postalCode) => {
  let opened: TestDatabase;
  let service: Service;

  beforeAll(async () => {
    opened = await createTestDatabase();
    await markFed(opened.database, { fingerprint: 'f', pricedUntil: '2030-01-01', drawnOn: '2026-01-01' });
    const tenant = await loadTenant({ tenantsDir, id, baseUrl: 'http://localhost' });
    const file = await readFile(join(tenant.dir, 'catalogue', 'stores.json'), 'utf8');
    const stores = JSON.parse(file) as StoredStore[];
    const catalogue = catalogueOf([], { stores, zones: [...new Set(stores.map(({ zone }) => zone))] });
    const log = createLog({ level: 'silent' });
    service = await openService({ tenant, database: opened.database, catalogue: () => catalogue, settings: {}, log });
  });
  afterAll(async () => {
    await opened.drop();
  });

  test('SERV-05 every store and the default area have slots that can be had, some of them full', async () => {
    const places = [
      { kind: 'DELIVERY' as const, id: service.defaultArea().number },
      ...service.stores().map(({ storeId }) => ({ kind: 'CLICK_AND_COLLECT' as const, id: storeId })),
    ];
    const states = new Set<string>();
    for (const place of places) {
      const windows = (await service.slots.days(place)).flatMap((day) => day.windows);
      for (const { state } of windows) states.add(state);
      expect(await service.slots.earliest(place), place.id).toBeDefined();
    }
    expect(states).toContain('free');
    expect(states).toContain('few');
    expect(states).toContain('soldOut');
  });

  test('SERV-04 what somebody types leads to a place that is served, with green slots', async () => {
    const [suggestion] = await service.maps.suggest(typed);
    const place = await service.maps.place(suggestion?.id ?? '');
    expect(place).toMatchObject({ streetNumber: '12', postalCode });
    const resolved = service.resolve({ distributionType: 'DELIVERY', ...place });
    if ('failure' in resolved) throw new Error(`refused with ${resolved.failure}`);
    expect(resolved.address.pickingUnitIds?.length).toBeGreaterThan(0);
    const windows = (await service.slots.days(resolved.place, place?.position)).flatMap((day) => day.windows);
    expect(windows.filter(({ green }) => green).length).toBeGreaterThan(0);
    expect(windows.filter(({ green }) => !green).length).toBeGreaterThan(windows.length / 3);
  });
});
