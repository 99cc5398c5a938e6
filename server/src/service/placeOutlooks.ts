import type { DistributionAddress, PlaceOutlook, TimeSlot } from '@trolley/contract';
import type { ResolvedAddress, Service } from './service.ts';

interface Asked {
  /** Its own hold leaves a slot free to it. */
  readonly cartId: string | undefined;
  unavailable(place: ResolvedAddress): number;
  priceChanges(place: ResolvedAddress): number;
}

/** What awaits a shopper at each of some places. Many addresses lie in one area: each is asked about once. */
export async function placeOutlooks(
  { slots, resolve }: Pick<Service, 'slots' | 'resolve'>,
  places: readonly DistributionAddress[],
  { cartId, unavailable, priceChanges }: Asked,
): Promise<PlaceOutlook[]> {
  const earliest = new Map<string, Promise<TimeSlot | undefined>>();
  return Promise.all(
    places.map(async (given): Promise<PlaceOutlook> => {
      const resolved = resolve(given);
      if ('failure' in resolved) return { served: false, unavailable: 0, priceChanges: 0 };
      const { address, place } = resolved;
      const key = `${place.kind} ${place.id}`;
      const asked = earliest.get(key) ?? slots.earliest(place, undefined, cartId);
      earliest.set(key, asked);
      const window = await asked;
      const { deliveryAreaNumber } = address;
      return {
        served: true,
        ...(deliveryAreaNumber !== undefined && { deliveryAreaNumber }),
        ...(window && { window }),
        unavailable: unavailable(resolved),
        priceChanges: priceChanges(resolved),
      };
    }),
  );
}
