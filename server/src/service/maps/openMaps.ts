import type { Log } from '../../platform/log.ts';
import type { Settings } from '../../platform/settings.ts';
import { areaFinder } from '../areas/findArea.ts';
import type { ServiceFiles } from '../files/serviceFiles.ts';
import type { Maps } from '../service.ts';
import type { IsServed } from './entries.ts';
import { forgivingMaps } from './forgivingMaps.ts';
import { gazetteer } from './gazetteer.ts';
import { photonMaps } from './photonMaps.ts';

interface MapsParts {
  readonly files: Pick<ServiceFiles, 'areas' | 'places' | 'service'>;
  readonly settings: Pick<Settings, 'mapsUrl'>;
  readonly language: string;
  readonly log: Log;
}

/** The world's map where one is set up, otherwise the one of the tenant's folder. */
export function openMaps({ files, settings, language, log }: MapsParts): Maps {
  const { country } = files.service;
  const { mapsUrl } = settings;
  const [middle] = Object.values(files.places.postalCodes);
  const near = middle && { lat: middle.at[1], lng: middle.at[0] };
  const find = areaFinder(files.areas);
  const isServed: IsServed = (where) => find(where) !== undefined;
  const maps = mapsUrl
    ? photonMaps({ url: mapsUrl, country, language, near, isServed })
    : gazetteer(files.places, country, isServed);
  return forgivingMaps(maps, log);
}
