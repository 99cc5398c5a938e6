import type { FoundStore } from '@trolley/contract';
import { formatPlace } from '../service/chosenService.ts';
import type { Text } from '../shell/text.ts';

type Address = Pick<FoundStore, 'streetName' | 'streetNumber' | 'postalCode' | 'city'>;

/** `Neubaugasse 36, 1070 Wien`, as the language writes it. */
export function storeAddress(store: Address, text: Text): string {
  const { streetName: street, streetNumber: number } = store;
  return `${text('service.store.address', { street, number })}, ${formatPlace(store, text)}`;
}
