import type { Place } from '@trolley/contract';
import { position } from '@trolley/contract';
import { z } from 'zod/mini';

const text = z.optional(z.string());

const photonFeature = z.object({
  geometry: z.object({ coordinates: z.tuple([position.shape.lng, position.shape.lat]) }),
  properties: z.object({
    /** `house`, `street`, `city` …; older servers tell it only by `osm_key`. */
    type: text,
    osm_key: text,
    name: text,
    street: text,
    housenumber: text,
    postcode: text,
    city: text,
    town: text,
    village: text,
    country: text,
    countrycode: text,
  }),
});
export type PhotonFeature = z.infer<typeof photonFeature>;

/** GeoJSON, as far as the shop reads it. */
export const photonAnswer = z.object({ features: z.array(photonFeature) });

export function withinCountry({ properties }: PhotonFeature, code: string): boolean {
  return properties.countrycode?.toUpperCase() === code;
}

export function placeOfFeature({ properties, geometry }: PhotonFeature): Place {
  const { type, osm_key: key, name, street, housenumber, postcode, country, countrycode } = properties;
  const [lng, lat] = geometry.coordinates;
  const isStreet = type === 'street' || key === 'highway';
  const streetName = street ?? (isStreet ? name : undefined);
  const city = properties.city ?? properties.town ?? properties.village ?? (type === 'city' ? name : undefined);
  return {
    ...(streetName && { streetName }),
    ...(streetName && housenumber && { streetNumber: housenumber }),
    ...(postcode && { postalCode: postcode }),
    ...(city && { city }),
    ...(country && { country }),
    ...(countrycode && { countryCode: countrycode.toUpperCase() }),
    position: { lat, lng },
  };
}
