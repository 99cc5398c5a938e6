import type { AreasFile, PlacesFile, ServiceFile, StoresFile } from '@trolley/contract';

/** Everything in `tenants/<id>/service/`, checked. */
export interface ServiceFiles {
  readonly service: ServiceFile;
  readonly areas: AreasFile;
  readonly stores: StoresFile;
  readonly places: PlacesFile;
}
