import type { DistributionAddress, EndpointInput, Position } from '@trolley/contract';
import {
  checkCapacity,
  checkPlaces,
  cookies,
  getCheckoutStores,
  getDefaultDeliveryArea,
  getDeliveryArea,
  getDeliveryAreaAt,
  getEarliestWindow,
  getOrderConfig,
} from '@trolley/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CatalogueParts } from '../catalogue/catalogue.ts';
import { shelfOf } from '../catalogue/shelf/shelfOf.ts';
import { serve } from '../platform/http/serve.ts';
import type { Snapshots } from '../platform/snapshot/snapshot.ts';
import { isUuid } from '../platform/uuid.ts';
import { mapsRoutes } from './mapsRoutes.ts';
import { placeOutlooks } from './placeOutlooks.ts';
import { refusalOf } from './refusals.ts';
import type { ResolvedAddress, Service, SlotPlace } from './service.ts';
import { showCapacity } from './showCapacity.ts';
import { pricedOtherwise, unavailableAt } from './unavailableAt.ts';

export interface ServiceRoutes {
  readonly service: Service;
  readonly snapshots: Pick<Snapshots<CatalogueParts>, 'current'>;
}

/** The same for everybody, and rarely another. */
const shared = { cacheControl: 'public, max-age=60, stale-while-revalidate=600' };
const slotsLimit = { rateLimit: { max: 600, timeWindow: 60_000 } };
/** Where and when the shop serves. Positions and addresses of callers are not stored. */
export function serviceRoutes(app: FastifyInstance, { service, snapshots }: ServiceRoutes): void {
  const { slots } = service;
  const catalogue = () => snapshots.current().parts.catalogue;

  serve(app, getOrderConfig, () => service.orderConfig(), shared);
  serve(app, getCheckoutStores, ({ query }) => ({ stores: [...service.stores(positionOf(query))] }));
  serve(app, getDeliveryArea, ({ query }) => ({
    area: service.areaOf({ position: positionOf(query), postalCode: query.postalCode }),
  }));
  serve(app, getDefaultDeliveryArea, () => ({ area: service.defaultArea() }), shared);
  serve(app, getDeliveryAreaAt, ({ query }) => ({ area: service.areaOf({ position: positionOf(query) }) }));
  mapsRoutes(app, service.maps);

  serve(
    app,
    getEarliestWindow,
    async ({ query }, { request }) => {
      const place = appointed(service, query);
      if (!place) return {};
      return { window: await slots.earliest(place, positionOf(query), cartOf(request)) };
    },
    slotsLimit,
  );
  serve(
    app,
    checkCapacity,
    async ({ query: { timeSlotId }, body: { distributionAddress, skus = [] } }, { request }) => {
      const resolved = service.resolve(distributionAddress);
      if ('failure' in resolved) throw refusalOf(resolved.failure, service.file);
      const shown = await showCapacity(slots, resolved, { timeSlotId, cartId: cartOf(request) });
      return { ...shown, unavailableSkus: unavailable(resolved, skus) };
    },
    slotsLimit,
  );

  serve(
    app,
    checkPlaces,
    async ({ body: { places, skus = [] } }, { request }) => ({
      places: await placeOutlooks(service, places, {
        cartId: cartOf(request),
        unavailable: (resolved) => unavailable(resolved, skus).length,
        priceChanges: ({ zone }) =>
          pricedOtherwise(shelfOf(catalogue(), request.cookies[cookies.zone] ?? ''), shelfOf(catalogue(), zone), skus)
            .length,
      }),
    }),
    slotsLimit,
  );

  function unavailable({ zone, store }: ResolvedAddress, skus: readonly string[]): string[] {
    return unavailableAt(shelfOf(catalogue(), zone), store, skus);
  }
}

function positionOf({ latitude, longitude }: { latitude?: number; longitude?: number }): Position | undefined {
  return latitude === undefined || longitude === undefined ? undefined : { lat: latitude, lng: longitude };
}

/** A hold of one's own leaves the slot free to oneself. */
function cartOf({ cookies: sent }: FastifyRequest): string | undefined {
  const id = sent[cookies.cart];
  return isUuid(id) ? id : undefined;
}

/** A store by its id, an area by its number or by the address. */
function appointed(service: Service, query: EndpointInput<typeof getEarliestWindow>['query']): SlotPlace | undefined {
  const { distributionType, appointableId, street, streetNumber, postalCode, city } = query;
  if (distributionType === 'DELIVERY' && appointableId && service.areaByNumber(appointableId))
    return { kind: distributionType, id: appointableId };
  const address: DistributionAddress = {
    distributionType,
    storeId: appointableId,
    streetName: street,
    streetNumber,
    postalCode,
    city,
    position: positionOf(query),
  };
  const resolved = service.resolve(address);
  return 'failure' in resolved ? undefined : resolved.place;
}
