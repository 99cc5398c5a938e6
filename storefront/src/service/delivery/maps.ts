import {
  type DeliveryArea,
  type DistributionAddress,
  getDeliveryArea,
  getPlace,
  getPlaceAt,
  getPlaceOfAddress,
  getPlaceSuggestions,
  type Place,
  type PlaceSuggestion,
  type Position,
} from '@trolley/contract';
import type { Call } from '../../shell/api/call.ts';

/** SERV-04, SERV-09: a failed call counts as no result and shows no error. */
async function orUndefined<T>(ask: Promise<T>): Promise<T | undefined> {
  try {
    return await ask;
  } catch {
    return undefined;
  }
}

export async function suggestPlaces(call: Call, q: string, signal?: AbortSignal): Promise<readonly PlaceSuggestion[]> {
  const found = await orUndefined(call(getPlaceSuggestions, { query: { q, restrictCountry: true } }, { signal }));
  return found?.results ?? [];
}

export async function placeOfSuggestion(
  call: Call,
  { id, primaryPart, secondaryPart }: PlaceSuggestion,
): Promise<Place | undefined> {
  return (await orUndefined(call(getPlace, { params: { id }, query: { primaryPart, secondaryPart } })))?.place;
}

export async function placeAt(call: Call, { lat, lng }: Position): Promise<Place | undefined> {
  return (await orUndefined(call(getPlaceAt, { query: { latitude: lat, longitude: lng, addressOnly: true } })))?.place;
}

export async function placeOfAddress(call: Call, address: string): Promise<Place | undefined> {
  return (await orUndefined(call(getPlaceOfAddress, { query: { address, restrictCountry: true } })))?.place;
}

/** `served`, `outside` every area, or unknown because the call failed. */
export type AreaAnswer =
  | { readonly kind: 'served'; readonly area: DeliveryArea }
  | { readonly kind: 'outside' }
  | { readonly kind: 'unknown' };

export async function areaOf(
  call: Call,
  { position, postalCode, city }: Pick<DistributionAddress, 'position' | 'postalCode' | 'city'>,
  signal?: AbortSignal,
): Promise<AreaAnswer> {
  const query = { latitude: position?.lat, longitude: position?.lng, postalCode, city };
  const found = await orUndefined(call(getDeliveryArea, { query }, { signal }));
  if (!found) return { kind: 'unknown' };
  return found.area ? { kind: 'served', area: found.area } : { kind: 'outside' };
}
