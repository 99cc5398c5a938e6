import { findStorePlaces } from '../../catalogue/findStorePlaces.ts';
import type { Orders } from '../orders.ts';
import { storeOf } from '../rules/storeOf.ts';
import { walkOf } from '../rules/walk.ts';
import type { StoredOrder } from '../storage/storedOrder.ts';
import { brief } from './shown.ts';

/** What to put into the crates, in the order of the walk through the store that packs the order. */
export async function pickingList(orders: Orders, order: StoredOrder): Promise<readonly string[]> {
  const { lines, distributionAddress } = order.document.attempt;
  const store = storeOf(distributionAddress);
  const skus = lines.map(({ sku }) => sku);
  const places = store === undefined ? new Map() : await findStorePlaces(orders.database, store, skus);
  return [
    brief(orders, order),
    ...walkOf(lines, places).map(({ line, place }) => {
      const { lineItemId, quantity, name, pack, kiloPrice, substitution } = line;
      const where = place ? `${place.aisle}${place.shelf === null ? '' : ` · ${place.shelf}`}` : '–';
      const notes = [
        ...(kiloPrice === undefined ? [] : ['weigh it']),
        substitution === 'none' ? 'no substitute' : 'substitute allowed',
      ];
      return `  [ ] ${where.padEnd(12)}  ${quantity} × ${name}${pack === undefined ? '' : `, ${pack}`}  ${lineItemId}  ${notes.join(', ')}`;
    }),
  ];
}
