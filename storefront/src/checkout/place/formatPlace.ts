import { type Cart, withoutPlaceholders, writtenPostalCode } from '@trolley/contract';
import { loadStoreName } from '../../service/storeName.ts';
import type { Text } from '../../shell/text.ts';

/** `Anna Berger, Neubaugasse 12 / 2 / 14, 1070 Wien`; of a store its name, or its street in a browser that does not know it. */
export function formatPlace({ distributionAddress }: Pick<Cart, 'distributionAddress'>, text: Text): string {
  if (!distributionAddress) return text('checkout.step.place.hint');
  const address = withoutPlaceholders(distributionAddress);
  if (address.distributionType === 'CLICK_AND_COLLECT') {
    const store = loadStoreName(() => localStorage, address.storeId);
    return [text('service.collect'), store ?? formatStreet(address, text), formatCity(address, text)]
      .filter(Boolean)
      .join(', ');
  }
  const name = [address.firstName, address.lastName].filter(Boolean).join(' ');
  return [name, formatStreet(address, text), formatCity(address, text)].filter(Boolean).join(', ');
}

type Part = 'streetName' | 'streetNumber' | 'stairCase' | 'floor' | 'door' | 'postalCode' | 'city';
type Place = Readonly<Partial<Record<Part, string | undefined>>>;

/** `Neubaugasse 12 / 2 / 14`, in the order that the shop's country writes it. */
export function formatStreet({ streetName, streetNumber = '', stairCase, floor, door }: Place, text: Text): string {
  const street = streetName && text('checkout.address.street', { street: streetName, number: streetNumber }).trim();
  return [street, stairCase, floor, door].filter(Boolean).join(' / ');
}

export function formatCity({ postalCode, city }: Place, text: Text): string {
  const code = postalCode && writtenPostalCode(postalCode);
  if (!code || !city) return code || city || '';
  return text('checkout.address.city', { code, city });
}
