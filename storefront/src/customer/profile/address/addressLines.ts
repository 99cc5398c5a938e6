import { type SavedAddress, writtenPostalCode } from '@trolley/contract';
import type { Text } from '../../../shell/text.ts';

/** An address as it stands on an envelope, line by line. */
export function addressLines(address: SavedAddress, text: Text): readonly string[] {
  const { firstName, lastName, company = '', streetName, streetNumber, postalCode, city } = address;
  const inside = (['stairCase', 'floor', 'door'] as const)
    .flatMap((part) => (address[part] ? [text(`profile.address.line.${part}`, { value: address[part] })] : []))
    .join(', ');
  return [
    `${firstName} ${lastName}`,
    company,
    text('profile.address.line.street', { street: streetName, number: streetNumber }),
    inside,
    text('profile.address.line.city', { code: writtenPostalCode(postalCode), city }),
  ].filter((line) => line.trim() !== '');
}
