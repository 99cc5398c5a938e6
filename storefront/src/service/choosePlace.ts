import {
  type CartAnswer,
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
import type { ServiceWorld } from './serviceWorld.ts';

export type PlaceOutcome =
  | {
      readonly kind: 'chosen';
      readonly answer: CartAnswer /** Prices and stock are others now. */;
      readonly moved: boolean;
    }
  | { readonly kind: 'outside' | 'incomplete' | 'failed' };

const assortment = (jar: string) => `${readCookie(jar, cookies.zone)} ${readCookie(jar, cookies.store)}`;

/** Sends where the goods go. VAL-17: empty fields go as placeholders. */
export async function choosePlace(
  { change, call }: Pick<ServiceWorld, 'change' | 'call'>,
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

/** With a position a van may turn out to be near; without one the postal code has to do. */
async function located(call: ServiceWorld['call'], address: DistributionAddress): Promise<DistributionAddress> {
  if (address.distributionType !== 'DELIVERY' || address.position || !isDeliverable(address)) return address;
  const { streetName, streetNumber, postalCode, city } = address;
  const place = await placeOfAddress(call, `${streetName} ${streetNumber}, ${postalCode} ${city}`);
  // Another postal code means that the map found something else.
  return place && isSameCode(place.postalCode, postalCode) ? { ...address, position: place.position } : address;
}

/** Some maps know only the first part of a code. */
function isSameCode(a = '', b = ''): boolean {
  const [one, other] = [a, b].map((code) => code.replaceAll(' ', '').toUpperCase());
  return one !== undefined && other !== undefined && one !== '' && (other.startsWith(one) || one.startsWith(other));
}
