import type { Place, PlaceSuggestion, Position, ServiceFile } from '@trolley/contract';
import { fewSuggestions, position } from '@trolley/contract';
import { z } from 'zod/mini';
import type { Maps } from '../service.ts';
import type { IsServed } from './entries.ts';
import { type PhotonFeature, photonAnswer, placeOfFeature, withinCountry } from './photonFeature.ts';
import { readPlaceId, writePlaceId } from './placeId.ts';
import { streetLine } from './streetLine.ts';

export interface PhotonOptions {
  /** Of the service, without a slash at the end. */
  readonly url: string;
  readonly country: ServiceFile['country'];
  readonly language: string;
  /** What lies nearer is found first. */
  readonly near?: Position;
  /** Among the few that are suggested, places the shop delivers to come first. */
  readonly isServed?: IsServed;
  readonly timeoutMs?: number;
}

type Query = Readonly<Record<string, string | readonly string[]>>;

const usualTimeoutMs = 2000;
/** Some are of another country or come twice. */
const asked = '15';
const addressLayers = ['house', 'street'];
const shown = z.string().check(z.maxLength(120));
const placeId = z.tuple([shown, shown, shown, shown, shown, position.shape.lat, position.shape.lng]);

/** Photon (photon.komoot.io, or one's own) searches OpenStreetMap as one types. What fails is thrown. */
export function photonMaps(options: PhotonOptions): Maps {
  const { url, country, language, near, isServed = () => true, timeoutMs = usualTimeoutMs } = options;
  async function ask(path: string, query: Query): Promise<readonly PhotonFeature[]> {
    const address = new URL(`${url}${path}`);
    for (const [name, value] of Object.entries({ lang: language, ...query }))
      for (const one of [value].flat()) address.searchParams.append(name, one);
    const answer = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
    if (!answer.ok) throw new Error(`The map answered with status ${answer.status}.`);
    return z.parse(photonAnswer, await answer.json()).features;
  }

  async function search(typed: string, addressOnly: boolean, restrictCountry: boolean): Promise<readonly Place[]> {
    const words = typed.trim();
    if (words === '') return [];
    const features = await ask('/api', {
      q: words,
      limit: asked,
      ...(near && { lat: String(near.lat), lon: String(near.lng) }),
      ...(addressOnly && { layer: addressLayers }),
    });
    return features
      .filter((feature) => !restrictCountry || withinCountry(feature, country.code))
      .map(placeOfFeature)
      .filter((place) => (addressOnly ? place.streetName : (place.streetName ?? place.postalCode)));
  }

  const maps: Maps = {
    async suggest(typed, { addressOnly = false, restrictCountry = false } = {}) {
      const places = await search(typed, addressOnly, restrictCountry);
      const found = places.flatMap((place) => suggestionOf(place).map((shown) => ({ shown, served: isServed(place) })));
      const isFirst = ({ shown: { primaryPart, secondaryPart } }: (typeof found)[number], at: number) =>
        found.findIndex(({ shown: one }) => one.primaryPart === primaryPart && one.secondaryPart === secondaryPart) ===
        at;
      return found
        .filter(isFirst)
        .slice(0, fewSuggestions)
        .sort((one, other) => Number(other.served) - Number(one.served))
        .map(({ shown }) => shown);
    },
    async place(id, { primaryPart = '', secondaryPart = '' } = {}) {
      const known = readPlaceId(id, placeId);
      if (!known) return maps.placeOf(`${primaryPart} ${secondaryPart}`);
      const [streetName, streetNumber, postalCode, city, countryCode, lat, lng] = known;
      const filled = Object.entries({ streetName, streetNumber, postalCode, city, countryCode }).filter(
        ([, text]) => text,
      );
      return { ...(Object.fromEntries(filled) as Partial<Place>), position: { lat, lng } };
    },
    async placeOf(address, { restrictCountry = true } = {}) {
      const [best] = await search(address, false, restrictCountry);
      return best;
    },
    async placeAt({ lat, lng }, { addressOnly = false } = {}) {
      const query = { lat: String(lat), lon: String(lng), limit: '1', ...(addressOnly && { layer: addressLayers }) };
      const [feature] = await ask('/reverse', query);
      // The given position is more exact than the nearest house.
      return feature && { ...placeOfFeature(feature), position: { lat, lng } };
    },
  };
  return maps;
}

function suggestionOf(place: Place): PlaceSuggestion[] {
  const { streetName = '', streetNumber = '', postalCode = '', city = '', countryCode = '' } = place;
  const { lat, lng } = place.position;
  const id = writePlaceId([streetName, streetNumber, postalCode, city, countryCode, lat, lng]);
  if (!id) return [];
  const town = [postalCode, city].filter(Boolean).join(' ');
  if (!streetName) return [{ id, primaryPart: postalCode, secondaryPart: city, kind: 'postalCode' }];
  const primaryPart = streetLine(streetName, streetNumber, countryCode);
  return [{ id, primaryPart, secondaryPart: town, kind: streetNumber ? 'address' : 'street' }];
}
