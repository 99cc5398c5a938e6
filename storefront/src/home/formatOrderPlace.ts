import type { HomeOrder } from '@trolley/contract';
import { withoutPlaceholders } from '@trolley/contract';
import { formatPlace } from '../service/chosenService.ts';
import { loadStoreName } from '../service/storeName.ts';
import type { Text } from '../shell/text.ts';

/** `Neubaugasse 12, 1070 Wien`; a store by its name, as far as this browser knows it. */
export function formatOrderPlace(place: HomeOrder['place'], text: Text): string {
  const { streetName, streetNumber, ...town } = withoutPlaceholders(place);
  const store =
    place.distributionType === 'CLICK_AND_COLLECT' ? loadStoreName(() => localStorage, place.storeId) : undefined;
  if (store !== undefined) return store;
  const street =
    streetName && streetNumber ? text('home.place.street', { street: streetName, number: streetNumber }) : streetName;
  const city = formatPlace(town, text);
  return street && city ? text('home.place', { street, city }) : street || city;
}
