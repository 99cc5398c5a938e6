import { type DistributionAddress, writtenPostalCode } from '@trolley/contract';
import type { Text } from '../shell/text.ts';

/** Where an order goes, line by line; of a store the street and the town. */
export function addressLines(address: DistributionAddress, text: Text): readonly string[] {
  const { firstName = '', lastName = '', streetName = '', streetNumber = '', postalCode = '', city = '' } = address;
  const inside = (['stairCase', 'floor', 'door'] as const)
    .flatMap((part) => (address[part] ? [text(`order.address.${part}`, { value: address[part] })] : []))
    .join(', ');
  return [
    `${firstName} ${lastName}`.trim(),
    streetName && text('order.address.street', { street: streetName, number: streetNumber }).trim(),
    inside,
    (postalCode || city) && text('order.address.city', { code: writtenPostalCode(postalCode), city }),
  ].filter((line) => line !== '');
}
