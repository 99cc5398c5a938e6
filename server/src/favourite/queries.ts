import type { FavoriteType } from '@trolley/contract';
import type { Queryable } from '../platform/database/database.ts';

export interface Marked {
  readonly type: FavoriteType;
  readonly reference: string;
  readonly at: Date;
}

/** The newest first. */
export function selectFavorites(on: Queryable, customerId: string): Promise<readonly Marked[]> {
  return on.query<Marked>({
    name: 'favorites',
    text: `select type, reference, marked_at as at from customer_favorite where customer_id = $1
            order by marked_at desc, type, reference`,
    values: [customerId],
  });
}

export async function insertFavorite(tx: Queryable, customerId: string, marked: Omit<Marked, 'at'>): Promise<void> {
  await tx.query({
    name: 'favorite-insert',
    // The moment of the statement: of two that waited for each other the later one is the newer.
    text: `insert into customer_favorite (customer_id, type, reference, marked_at)
           values ($1, $2, $3, clock_timestamp()) on conflict do nothing`,
    values: [customerId, marked.type, marked.reference],
  });
}

export async function deleteFavorite(on: Queryable, customerId: string, marked: Omit<Marked, 'at'>): Promise<void> {
  await on.query({
    name: 'favorite-delete',
    text: 'delete from customer_favorite where customer_id = $1 and type = $2 and reference = $3',
    values: [customerId, marked.type, marked.reference],
  });
}
