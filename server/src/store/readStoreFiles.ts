import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  type HolidaysFile,
  holidaysFile,
  type PlacesFile,
  placesFile,
  type StoresFile,
  storesFile,
} from '@trolley/contract';
import { checkHolidays, checkPlaces, checkStores } from '../service/files/checkFiles.ts';
import { openTenantFolder } from '../tenant/tenantFolder.ts';
import { TenantProblem } from '../tenant/tenantProblem.ts';

export interface StoreFiles {
  readonly stores: StoresFile;
  readonly holidays: HolidaysFile;
  /** The built-in map. */
  readonly places: PlacesFile;
}

/** What the service folder tells of stores. All of it is optional: a shop without delivery may import its stores. */
export async function readStoreFiles(dir: string): Promise<StoreFiles> {
  const folder = openTenantFolder(dir);
  const has = (file: string) => existsSync(join(dir, 'service', file));
  const noteIn = (file: string) => (field: string, expected: string) => folder.note(`service/${file}`, field, expected);
  const stores = has('stores.json') ? await folder.read('service/stores.json', storesFile) : [];
  const holidays = has('holidays.json') ? await folder.read('service/holidays.json', holidaysFile) : [];
  const places = has('places.json')
    ? await folder.read('service/places.json', placesFile)
    : { postalCodes: {}, streets: [] };
  if (stores) checkStores(stores, {}, noteIn('stores.json'));
  if (holidays) checkHolidays(holidays, noteIn('holidays.json'));
  if (places) checkPlaces(places, noteIn('places.json'));
  if (!stores || !holidays || !places || folder.findings.length > 0) throw new TenantProblem(folder.findings);
  return { stores, holidays, places };
}
