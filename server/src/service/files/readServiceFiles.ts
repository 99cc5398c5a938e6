import { areasFile, placesFile, serviceFile, storesFile } from '@trolley/contract';
import { openTenantFolder } from '../../tenant/tenantFolder.ts';
import { TenantProblem } from '../../tenant/tenantProblem.ts';
import { checkAreas, checkPlaces, checkService, checkStores } from './checkFiles.ts';
import type { ServiceFiles } from './serviceFiles.ts';

/** Reads a tenant's service folder; throws a TenantProblem that names all that is wrong. */
export async function readServiceFiles(dir: string): Promise<ServiceFiles> {
  const folder = openTenantFolder(dir);
  const service = await folder.read('service/service.json', serviceFile);
  const areas = await folder.read('service/areas.json', areasFile);
  const stores = await folder.read('service/stores.json', storesFile);
  const places = await folder.read('service/places.json', placesFile);
  const noteIn = (file: string) => (field: string, expected: string) => folder.note(`service/${file}`, field, expected);
  const plans = service && new Set(Object.keys(service.plans));
  if (service) checkService(service, noteIn('service.json'));
  const ids = stores && new Set(stores.map(({ id }) => id));
  if (areas) checkAreas(areas, { plans, stores: ids }, noteIn('areas.json'));
  if (stores) checkStores(stores, { plans }, noteIn('stores.json'));
  if (places) checkPlaces(places, noteIn('places.json'));
  if (service?.distributionTypes.includes('CLICK_AND_COLLECT') && stores?.every(({ collect }) => !collect)) {
    folder.note('service/stores.json', '', 'expected a store with "collect", since goods can be collected');
  }
  if (!service || !areas || !stores || !places || folder.findings.length > 0) throw new TenantProblem(folder.findings);
  return { service, areas, stores, places };
}
