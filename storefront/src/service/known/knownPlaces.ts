import {
  addressKey,
  type CollectStore,
  type DistributionAddress,
  kindsOf,
  type OrderConfig,
  type PlaceOutlook,
  type SavedAddress,
} from '@trolley/contract';
import { placeKey } from '../chosenService.ts';

/** A saved address as one of the cart. */
export function deliveryTo(place: SavedAddress, country: OrderConfig['country'] | undefined): DistributionAddress {
  const { firstName, lastName, streetName, streetNumber, postalCode, city, countryCode } = place;
  const { stairCase, floor, door, phoneNumber, additionalInfo, position } = place;
  const optional = Object.entries({ stairCase, floor, door, phoneNumber, additionalInfo, position });
  return {
    distributionType: 'DELIVERY',
    ...{ firstName, lastName, streetName, streetNumber, postalCode, city, countryCode },
    ...(country && { country: country.name }),
    ...Object.fromEntries(optional.filter(([, value]) => value !== undefined)),
  };
}

/** WEEK-01: those for deliveries; the one last ordered to first, then the primary one, then the others as they were saved. */
export function deliveryPlaces(addresses: readonly SavedAddress[]): readonly SavedAddress[] {
  const isPrimary = ({ primary }: SavedAddress) => primary.includes('Delivery');
  return addresses
    .filter(({ addressType }) => kindsOf(addressType).includes('Delivery'))
    .toSorted((a, b) => (b.usedAt ?? '').localeCompare(a.usedAt ?? '') || Number(isPrimary(b)) - Number(isPrimary(a)));
}

/** WEEK-01: the store of the cart, then the favourite ones. */
export function collectPlaces(
  stores: readonly CollectStore[],
  { chosen, favourites }: { readonly chosen: string | undefined; readonly favourites: readonly string[] },
): readonly CollectStore[] {
  const wanted = new Set([...(chosen === undefined ? [] : [chosen]), ...favourites]);
  return [...wanted].flatMap((id) => stores.find(({ storeId }) => storeId === id) ?? []);
}

export function isSamePlace(one: DistributionAddress, other: DistributionAddress | undefined): boolean {
  if (one.distributionType !== other?.distributionType) return false;
  return one.distributionType === 'DELIVERY' ? addressKey(one) === addressKey(other) : one.storeId === other.storeId;
}

/** Whether a slot that is held for the cart stays at another place: slots are an area's or a store's. */
export function keepsWindow(
  place: DistributionAddress,
  outlook: Pick<PlaceOutlook, 'deliveryAreaNumber'>,
  chosen: DistributionAddress,
): boolean {
  if (place.distributionType !== chosen.distributionType) return false;
  if (place.distributionType === 'CLICK_AND_COLLECT') return placeKey(place) === placeKey(chosen);
  return outlook.deliveryAreaNumber === chosen.deliveryAreaNumber;
}

/** What a change of place takes away of the cart, by message key. */
export function lossesOf({ unavailable, priceChanges }: Pick<PlaceOutlook, 'unavailable' | 'priceChanges'>) {
  return [
    { key: 'service.known.unavailable', count: unavailable },
    { key: 'service.known.priceChanges', count: priceChanges },
  ].filter(({ count }) => count > 0);
}
