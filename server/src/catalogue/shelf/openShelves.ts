import type { Catalogue } from '../catalogue.ts';
import { shelfOf } from './shelfOf.ts';

/** Makes the shelf of every zone ahead, so that no visitor waits for it and a change has something to carry over. */
export function openShelves(catalogue: Catalogue): void {
  for (const zone of catalogue.zones) shelfOf(catalogue, zone).tree();
}
