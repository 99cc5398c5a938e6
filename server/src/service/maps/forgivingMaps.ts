import type { Log } from '../../platform/log.ts';
import type { Maps } from '../service.ts';

/** A map that fails costs the shopper its help, not the page; what was typed stays out of the log. */
export function forgivingMaps(maps: Maps, log: Pick<Log, 'warn'>): Maps {
  async function orNothing<T>(ask: Promise<T>, nothing: T): Promise<T> {
    try {
      return await ask;
    } catch (err) {
      log.warn({ err }, 'the map failed and is answered with nothing');
      return nothing;
    }
  }
  return {
    suggest: (typed, options) => orNothing(maps.suggest(typed, options), []),
    place: (id, parts) => orNothing(maps.place(id, parts), undefined),
    placeOf: (address, options) => orNothing(maps.placeOf(address, options), undefined),
    placeAt: (position, options) => orNothing(maps.placeAt(position, options), undefined),
  };
}
