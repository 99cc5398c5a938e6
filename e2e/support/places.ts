import type { APIRequestContext } from '@playwright/test';
import {
  type CollectStore,
  type DistributionAddress,
  getCheckoutStores,
  limits,
  postalCodeOf,
  setDistributionAddress,
} from '@trolley/contract';
import { apiGet, apiSend } from './api.ts';
import { areas, places } from './tenantFiles.ts';

/** A street that the map knows, in an area that is delivered to. */
export interface Street {
  readonly area: string;
  readonly streetName: string;
  readonly postalCode: string;
  readonly city: string;
}

/** Its streets, of which every name is found once in the whole country. */
export const streets: readonly Street[] = areas.flatMap(({ number, postalCodes }) =>
  places.streets
    .filter(([code, name]) => postalCodes.includes(code) && places.streets.filter(([, n]) => n === name).length === 1)
    .map(([postalCode, streetName]) => ({
      area: number,
      streetName,
      postalCode,
      city: places.postalCodes[postalCode]?.city ?? '',
    })),
);

const first = areas.find((area) => area.default) ?? areas[0];
/** Where most journeys live: in the area whose assortment everybody sees. */
export const home: Street = streetIn(first?.number ?? '');
/** A place outside all delivery areas. */
export const nowhere = '0000';

function streetIn(area: string): Street {
  const street = streets.find((one) => one.area === area);
  if (!street) throw new Error(`the map knows no street in the area ${area}`);
  return street;
}

/** VAL-06: some maps know only how a code begins; as a shopper completes it, and as it is sent. */
export const wholeCode = (code: string) => (code.length < limits.shortestPostalCode ? `${code} X2Y3` : code);
export const sentCode = (code: string) => postalCodeOf(wholeCode(code));

export function deliveryAddressIn({ streetName, postalCode, city }: Street): DistributionAddress {
  return { distributionType: 'DELIVERY', streetName, streetNumber: '5', postalCode: sentCode(postalCode), city };
}

export function pickupAddressOf({
  storeId,
  streetName,
  streetNumber,
  postalCode,
  city,
}: CollectStore): DistributionAddress {
  const place = { streetName, streetNumber, postalCode: postalCodeOf(postalCode), city };
  return { distributionType: 'CLICK_AND_COLLECT', storeId, ...place };
}

/** Chooses a place for the request's cart, as if it had been done on an earlier visit. */
export function choosePlace(request: APIRequestContext, address: DistributionAddress = deliveryAddressIn(home)) {
  return apiSend(request, setDistributionAddress, { body: address });
}

export async function collectStores(request: APIRequestContext): Promise<readonly CollectStore[]> {
  return (await apiGet(request, getCheckoutStores)).stores;
}
