import { holidaysFile, placesFile, storesFile } from '@trolley/contract';
import { z } from 'zod/mini';
import { createLog } from '../platform/log.ts';
import { serviceFolder } from '../service/testing.ts';
import { storesOf } from './openStores.ts';

/** A Wednesday in November, 13 o'clock in Vienna. */
export const storeNow = Date.parse('2026-11-18T12:00:00Z');

/** The stores of the small service folder, of which `west` closes early today. */
export function testStoresAt(now = storeNow, { collects = true }: { readonly collects?: boolean } = {}) {
  const folder = serviceFolder();
  const stores = z.parse(storesFile, folder.stores).map((store) =>
    store.id === 'west'
      ? {
          ...store,
          services: ['bakery', 'parking'],
          days: [{ day: 'third-wednesday', note: 'Inventur', hours: [{ from: '07:00', until: '16:30' }] }],
          directions: [['U3', '2 Minuten']] satisfies [string, string][],
        }
      : { ...store, services: ['bakery'] },
  );
  const holidays = z.parse(holidaysFile, [{ day: '12-25', name: 'Christtag' }]);
  return storesOf(
    { stores, holidays, places: z.parse(placesFile, folder.places) },
    {
      tenant: { dir: '/nowhere', file: { locale: 'de-AT', timeZone: 'Europe/Vienna' } },
      settings: {},
      collects,
      log: createLog({ level: 'silent' }),
      clock: () => now,
    },
  );
}
