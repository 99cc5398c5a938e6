import type { Queryable } from '../../platform/database/database.ts';

/** Whom a mail is addressed to. */
export interface Recipient {
  readonly email: string;
  readonly firstName: string;
}

/** Addresses and names of customers, by their ids; a customer who left is missing. */
export async function recipientsOf(
  on: Queryable,
  customerIds: readonly string[],
): Promise<ReadonlyMap<string, Recipient>> {
  const rows = await on.query<Recipient & { readonly id: string }>({
    text: 'select id, email, first_name as "firstName" from customer where id = any($1)',
    values: [customerIds],
  });
  return new Map(rows.map(({ id, ...recipient }) => [id, recipient]));
}
