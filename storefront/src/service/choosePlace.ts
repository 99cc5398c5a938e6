import {
  type CartReply,
  cartCodes,
  cookies,
  type DistributionAddress,
  errorCodes,
  isDeliverable,
  postalCodeOf,
  setDistributionAddress,
  withPlaceholders,
} from '@trolley/contract';
import { ApiError } from '../shell/api/apiError.ts';
import { readCookie } from '../shell/cookie.ts';
import { placeOfAddress } from './delivery/maps.ts';
import type { ServiceDependencies } from './serviceDependencies.ts';

export type PlaceOutcome =
  | {
      readonly kind: 'chosen';
      readonly answer: CartReply /** Prices and stock are others now. */;
      readonly moved: boolean;
    }
  | { readonly kind: 'outside' | 'incomplete' | 'failed' };

const assortment = (jar: string) => `${readCookie(jar, cookies.zone)} ${readCookie(jar, cookies.store)}`;

/** Sets the cart's address. VAL-17: empty fields are sent as placeholders. */
export async function choosePlace(
  { change, call }: Pick<ServiceDependencies, 'change' | 'call'>,
  address: DistributionAddress,
  jar: () => string = () => document.cookie,
): Promise<PlaceOutcome> {
  const before = assortment(jar());
  const { postalCode } = address;
  const written = postalCode === undefined ? address : { ...address, postalCode: postalCodeOf(postalCode) };
  const body = withPlaceholders(await located(call, written));
  try {
    const answer = await change(setDistributionAddress, { body });
    return { kind: 'chosen', answer, moved: assortment(jar()) !== before };
  } catch (error) {
    const code = error instanceof ApiError ? error.data.errorCode : undefined;
    if (code === cartCodes.distributionInvalid) return { kind: 'outside' };
    if (code === cartCodes.addressInvalid || code === errorCodes.invalidRequest) return { kind: 'incomplete' };
    return { kind: 'failed' };
  }
}

/** Adds the position, by which green slots are found; without one the postal code is used. */
async function located(call: ServiceDependencies['call'], address: DistributionAddress): Promise<DistributionAddress> {
  if (address.distributionType !== 'DELIVERY' || address.position || !isDeliverable(address)) return address;
  const { streetName, streetNumber, postalCode, city } = address;
  const place = await placeOfAddress(call, `${streetName} ${streetNumber}, ${postalCode} ${city}`);
  // With another postal code the map found something else.
  return place && isSameCode(place.postalCode, postalCode) ? { ...address, position: place.position } : address;
}

/** Some maps know only the first part of a code. */
function isSameCode(a = '', b = ''): boolean {
  const [one, other] = [a, b].map((code) => code.replaceAll(' ', '').toUpperCase());
  return one !== undefined && other !== undefined && one !== '' && (other.startsWith(one) || one.startsWith(other));
}
