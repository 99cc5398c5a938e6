import type { FoundStore } from '@trolley/contract';
import { wordsOf } from '../search/foldText.ts';
import { foldPostalCode } from '../service/areas/postalCode.ts';

type Named = Pick<FoundStore, 'name' | 'streetName' | 'city' | 'postalCode'>;

/** The stores that a text names: each word begins a word of name, street or town, or it begins the postal code. */
export function matchStores<S extends Named>(stores: readonly S[], typed: string): readonly S[] {
  const words = wordsOf(typed);
  const code = foldPostalCode(typed);
  if (words.length === 0 || typed.trim().length < 2) return [];
  return stores.filter((store) => {
    if (code.length >= 3 && foldPostalCode(store.postalCode).startsWith(code)) return true;
    const known = wordsOf(`${store.name} ${store.streetName} ${store.city}`);
    return words.every((word) => known.some((one) => one.startsWith(word)));
  });
}
