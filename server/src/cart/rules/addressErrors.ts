import type { CartCode, DistributionAddress, ServiceFile } from '@trolley/contract';
import { cartCodes, invalidAddressFields, isDeliverable, phoneProblem } from '@trolley/contract';

/** What is wrong with where an order shall go. */
export function addressErrors(
  address: Partial<DistributionAddress> | undefined,
  {
    served,
    isFixed = false,
  }: { readonly served: boolean /** It is an order's, and goes as that goes. */; readonly isFixed?: boolean },
  { deliveryPhoneNumber: phone, distributionTypes }: Pick<ServiceFile, 'deliveryPhoneNumber' | 'distributionTypes'>,
): CartCode[] {
  if (!address) return [cartCodes.distributionMissing];
  if (!address.distributionType) return [cartCodes.distributionTypeMissing];
  if (!distributionTypes.includes(address.distributionType)) return [cartCodes.serviceNotOffered];
  const errors: CartCode[] = served ? [] : [cartCodes.distributionInvalid];
  const isDelivery = address.distributionType === 'DELIVERY';
  if (isDelivery && phoneProblem(address.phoneNumber, phone) === 'missing') errors.push(cartCodes.phoneMissing);
  // Filled in before these rules held, or before a rule of the shop changed.
  const isBroken = !isFixed && invalidAddressFields(address).length > 0;
  if (isBroken || (isDelivery && !isDeliverable(address))) errors.push(cartCodes.addressInvalid);
  return errors;
}
