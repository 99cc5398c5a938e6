import type { CartCode, DistributionAddress, ServiceFile } from '@trolley/contract';
import { cartCodes, isDeliverable, phoneProblem } from '@trolley/contract';

/** What is wrong with where an order shall go. */
export function addressErrors(
  address: Partial<DistributionAddress> | undefined,
  served: boolean,
  { deliveryPhoneNumber: phone, distributionTypes }: Pick<ServiceFile, 'deliveryPhoneNumber' | 'distributionTypes'>,
): CartCode[] {
  if (!address) return [cartCodes.distributionMissing];
  if (!address.distributionType) return [cartCodes.distributionTypeMissing];
  if (!distributionTypes.includes(address.distributionType)) return [cartCodes.serviceNotOffered];
  const errors: CartCode[] = served ? [] : [cartCodes.distributionInvalid];
  if (address.distributionType !== 'DELIVERY') return errors;
  const problem = phoneProblem(address.phoneNumber, phone);
  if (problem === 'missing') errors.push(cartCodes.phoneMissing);
  if (problem === 'malformed' || !isDeliverable(address)) errors.push(cartCodes.addressInvalid);
  return errors;
}
