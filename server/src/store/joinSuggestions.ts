import type { FoundStore, PlaceSuggestion, StoreSuggestion } from '@trolley/contract';

type Named = Pick<FoundStore, 'id' | 'name' | 'streetName' | 'streetNumber' | 'postalCode' | 'city'>;

/** Stores first, since they are what is looked for; places keep half of the room where both fit. */
export function joinSuggestions(
  stores: readonly Named[],
  places: readonly PlaceSuggestion[],
  most: number,
): StoreSuggestion[] {
  const room = Math.max(most - places.length, Math.ceil(most / 2));
  const shown = stores.slice(0, room).map(({ id, name, streetName, streetNumber, postalCode, city }) => ({
    name,
    store: { id, streetName, streetNumber, postalCode, city },
  }));
  const rest = places.slice(0, most - shown.length);
  return [...shown, ...rest.map(({ primaryPart, secondaryPart }) => ({ name: primaryPart, place: secondaryPart }))];
}
