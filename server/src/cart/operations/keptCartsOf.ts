import type { Queryable } from '../../platform/database/database.ts';
import { readDocument } from '../rules/document.ts';

/** Every cart of a customer with all that it holds of them: addresses, what is wanted, how it is paid. */
export async function keptCartsOf(on: Queryable, customerId: string): Promise<readonly object[]> {
  const rows = await on.query<{ readonly document: string; readonly mode: string; readonly status: string }>({
    text: 'select mode, status, touched_at as "touchedAt", document from cart where customer_id = $1 order by touched_at, id',
    values: [customerId],
  });
  return rows.map(({ document, ...row }) => {
    // The keys of calls that were repeated say nothing of anybody.
    const { keys: _, merged: __, lines, ...cart } = readDocument(document);
    const named = lines.map(({ addedAt, ...line }) => ({ ...line, addedAt: new Date(addedAt * 60_000).toISOString() }));
    return { ...row, lines: named, ...cart };
  });
}
