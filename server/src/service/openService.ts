import type { OrderConfig } from '@trolley/contract';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Backlog } from '../platform/backlog/readBacklogs.ts';
import type { Database } from '../platform/database/database.ts';
import { defineJob, type Job } from '../platform/jobs/job.ts';
import type { Log } from '../platform/log.ts';
import type { SellingMetrics } from '../platform/metrics/sellingMetrics.ts';
import type { Settings } from '../platform/settings.ts';
import type { Tenant } from '../tenant/tenant.ts';
import { areaFinder } from './areas/findArea.ts';
import { resolveAddress } from './areas/resolveAddress.ts';
import { byDistance, showArea, showStore } from './areas/showPlaces.ts';
import { readServiceFiles } from './files/readServiceFiles.ts';
import type { ServiceFiles } from './files/serviceFiles.ts';
import { openMaps } from './maps/openMaps.ts';
import type { Service } from './service.ts';
import { countedSlots } from './slots/countedSlots.ts';
import { loadDemoSlots } from './slots/demoSlots.ts';
import { localTime } from './slots/localTime.ts';
import { makeSlots } from './slots/makeSlots.ts';
import { openSlots } from './slots/openSlots.ts';
import { countExpiredHolds } from './slots/queries.ts';

export interface ServiceParts {
  readonly tenant: Pick<Tenant, 'dir' | 'file'>;
  readonly database: Database;
  readonly catalogue: () => Pick<Catalogue, 'stores' | 'zones' | 'storeSites' | 'storeDays'>;
  readonly settings: Pick<Settings, 'mapsUrl' | 'mapStyleUrl'>;
  readonly log: Log;
  readonly metrics?: Pick<SellingMetrics, 'slotsShown'> | undefined;
  readonly clock?: () => number;
}

export interface OpenService extends Service {
  readonly jobs: readonly Job[];
  readonly backlogs: readonly Backlog[];
}

const everyMs = 60 * 60_000;

/** Reads the tenant's service folder and makes the slots ahead; its job goes on making them. */
export async function openService(parts: ServiceParts): Promise<OpenService> {
  const { tenant, database, catalogue, settings, log, metrics, clock = Date.now } = parts;
  const files = await readServiceFiles(tenant.dir);
  warnOfUnknownStores(files, catalogue(), log);
  const time = localTime(tenant.file.timeZone);
  const make = () => makeSlots({ database, files, time, loadDemoSlots: () => loadDemoSlots(files), clock });
  await make();
  const makeAhead = defineJob({ name: 'make-slots', everyMs, leader: true, skipFirst: true, run: make });
  const maps = openMaps({ files, settings, language: tenant.file.locale.slice(0, 2), log });
  const opened = openSlots({ database, file: files.service, time, clock });
  const slots = metrics ? countedSlots(opened, metrics, clock) : opened;
  const backlogs: readonly Backlog[] = [{ series: 'slot_holds_expired', ask: countExpiredHolds }];
  return { ...serviceOf(files, catalogue, settings.mapStyleUrl), maps, slots, jobs: [makeAhead], backlogs };
}

/** An import may bring them later, so that is no reason not to open. */
function warnOfUnknownStores({ stores }: ServiceFiles, catalogue: Pick<Catalogue, 'stores'>, log: Log): void {
  const unknown = stores.flatMap(({ id }) => (catalogue.stores.has(id) ? [] : [id]));
  if (unknown.length > 0) log.warn({ stores: unknown }, 'stores of the service folder are not in the catalogue');
}

/** What needs neither a database nor the world outside. */
export function serviceOf(
  files: ServiceFiles,
  catalogue: ServiceParts['catalogue'],
  mapStyle?: string,
): Omit<Service, 'maps' | 'slots'> {
  const { service: file, areas } = files;
  const find = areaFinder(areas);
  const byNumber = new Map(areas.map((area) => [area.number, area]));
  const collectable = new Map(files.stores.flatMap((store) => (store.collect ? [[store.id, store] as const] : [])));
  const usual = areas.find((area) => area.default);
  if (!usual) throw new Error('No area is the default; readServiceFiles lets none through like that.');
  const config = orderConfigOf(files, mapStyle);

  const service: Omit<Service, 'maps' | 'slots'> = {
    file,
    orderConfig: () => config,
    areaOf(where) {
      const area = find(where);
      return area && showArea(area, catalogue());
    },
    defaultArea: () => showArea(usual, catalogue()),
    areaByNumber(number) {
      const area = byNumber.get(number);
      return area && showArea(area, catalogue());
    },
    stores(near) {
      const shown = [...collectable.values()].map((store) => showStore(store, catalogue()));
      return near ? byDistance(shown, near) : shown;
    },
    store(id) {
      const store = collectable.get(id);
      return store && showStore(store, catalogue());
    },
    resolve: (address) => resolveAddress(address, service),
  };
  return service;
}

function orderConfigOf({ service }: ServiceFiles, mapStyle: string | undefined): OrderConfig {
  const { distributionTypes, order, servicePrompt, crate, hold, deliveryPhoneNumber, billingFields } = service;
  const { invalidAddressMessage, country } = service;
  return {
    distributionTypes,
    ...order,
    servicePrompt,
    ...(crate && { crate }),
    holdMinutes: hold.minutes,
    deliveryPhoneNumber,
    billingFields,
    invalidAddressMessage,
    country,
    ...(mapStyle !== undefined && { mapStyle }),
  };
}
