import { mercator } from './projection.ts';

/** `[x, y, dx, dy, …]` in thousandths of a degree, as `npm run maps` writes it. */
type Line = readonly number[];

/** The drawing of a country: `storefront/src/map/countries/<code>.json`. */
export interface CountryFile {
  readonly country: string;
  /** West, south, east, north. */
  readonly extent: readonly number[];
  readonly land: readonly Line[];
  readonly around: readonly Line[];
  readonly rivers: readonly (readonly [name: string, line: Line])[];
  readonly lakes: readonly (readonly [name: string, ring: Line])[];
  readonly woods: readonly (readonly [name: string, ring: Line])[];
  readonly roads: readonly Line[];
  readonly towns: readonly (readonly [name: string, lng: number, lat: number, rank: number])[];
  readonly seas: readonly (readonly [name: string, lng: number, lat: number])[];
  readonly names: readonly (readonly [code: string, lng: number, lat: number])[];
}

/** Units of the drawing's paths per radian: whole numbers of about fifty metres. */
export const pathUnits = 100_000;

/** How far around the country `npm run maps` draws its neighbours before it cuts them off: degrees in thousandths. */
const cut = { lng: 2250, lat: 1500 };
/** So far outside that no view of the country shows it. */
const outside = 20_000;

/**
 * A line as the data of a path in Mercator's projection, which a transformation moves to where it is seen. With the
 * country's extent, what was cut off there goes on beyond every edge: a wide map has no straight coast in its sea.
 */
export function pathOf(line: Line, closed: boolean, extent?: CountryFile['extent']): string {
  const [west = 0, south = 0, east = 0, north = 0] = extent ?? [];
  const on = (value: number, low: number, high: number) =>
    extent === undefined ? 0 : value <= low + 1 ? -outside : value >= high - 1 ? outside : 0;
  let [lng, lat] = [0, 0];
  let data = '';
  for (let at = 0; at + 1 < line.length; at += 2) {
    lng += line[at] ?? 0;
    lat += line[at + 1] ?? 0;
    const { x, y } = mercator({
      lng: (lng + on(lng, west - cut.lng, east + cut.lng)) / 1000,
      lat: (lat + on(lat, south - cut.lat, north + cut.lat)) / 1000,
    });
    data += `${at === 0 ? 'M' : 'L'}${Math.round(x * pathUnits)} ${Math.round(y * pathUnits)}`;
  }
  return closed ? `${data}Z` : data;
}

const drawings = import.meta.glob<CountryFile>('./countries/*.json', { import: 'default' });

/** The drawing of a country, or nothing where there is none: then the map is pins on plain ground. */
export async function loadCountry(code: string): Promise<CountryFile | undefined> {
  return drawings[`./countries/${code}.json`]?.();
}
