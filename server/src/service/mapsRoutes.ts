import { getPlace, getPlaceAt, getPlaceOfAddress, getPlaceSuggestions } from '@trolley/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../platform/http/serve.ts';
import type { Maps } from './service.ts';

/** A map of the world may be paid for: five keystrokes a second are more than anyone types. */
const limited = { rateLimit: { max: 300, timeWindow: 60_000 } };

/** What was typed may be a home address: nothing of it is stored or logged. */
export function mapsRoutes(app: FastifyInstance, maps: Maps): void {
  serve(
    app,
    getPlaceSuggestions,
    async ({ query: { q, addressOnly, restrictCountry } }) => ({
      results: await maps.suggest(q, { addressOnly, restrictCountry }),
    }),
    limited,
  );
  serve(
    app,
    getPlaceAt,
    async ({ query: { latitude, longitude, addressOnly } }) => {
      if (latitude === undefined || longitude === undefined) return {};
      return { place: await maps.placeAt({ lat: latitude, lng: longitude }, { addressOnly }) };
    },
    limited,
  );
  serve(
    app,
    getPlaceOfAddress,
    async ({ query: { address, restrictCountry } }) => ({ place: await maps.placeOf(address, { restrictCountry }) }),
    limited,
  );
  serve(app, getPlace, async ({ params: { id }, query }) => ({ place: await maps.place(id, query) }), limited);
}
