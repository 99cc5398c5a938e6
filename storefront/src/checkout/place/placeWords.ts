import { type Cart, withoutPlaceholders } from '@trolley/contract';
import { keptStoreName } from '../../service/storeName.ts';
import type { Text } from '../../shell/text.ts';

/** `Anna Berger, Neubaugasse 12 / 2 / 14, 1070 Wien`, or the store. */
export function placeWords({ distributionAddress }: Pick<Cart, 'distributionAddress'>, text: Text): string {
  if (!distributionAddress) return text('checkout.step.place.hint');
  const address = withoutPlaceholders(distributionAddress);
  if (address.distributionType === 'CLICK_AND_COLLECT') {
    const store = keptStoreName(() => localStorage, address.storeId);
    return [text('service.collect'), store, cityWords(address, text)].filter(Boolean).join(', ');
  }
  const name = [address.firstName, address.lastName].filter(Boolean).join(' ');
  return [name, doorWords(address, text), cityWords(address, text)].filter(Boolean).join(', ');
}

type Part = 'streetName' | 'streetNumber' | 'stairCase' | 'floor' | 'door' | 'postalCode' | 'city';
type Place = Readonly<Partial<Record<Part, string | undefined>>>;

/** `Neubaugasse 12 / 2 / 14`, in the order that the shop's country writes it. */
export function doorWords({ streetName, streetNumber = '', stairCase, floor, door }: Place, text: Text): string {
  const street = streetName && text('checkout.address.street', { street: streetName, number: streetNumber }).trim();
  return [street, stairCase, floor, door].filter(Boolean).join(' / ');
}

export function cityWords({ postalCode, city }: Place, text: Text): string {
  if (!postalCode || !city) return postalCode || city || '';
  return text('checkout.address.city', { code: postalCode, city });
}
