import type { EndpointReply, findCustomers as findCall } from '@trolley/contract';
import { readFindTerm } from './findTerm.ts';
import { type FoundRow, selectFound } from './queries.ts';
import type { StaffCustomers, Stores } from './staffCustomers.ts';

const mostFound = 30;
/** Of so many at most it is looked at whether they ordered from somebody's stores. */
const looked = 100;

/** Customers by anything; for whoever is bound to stores those who ordered there. */
export async function findCustomers(
  { database, country, orders }: StaffCustomers,
  find: string,
  { stores, most = mostFound }: { readonly stores: Stores; readonly most?: number },
): Promise<EndpointReply<typeof findCall>> {
  const term = readFindTerm(find, country);
  const isNothing = term.names.length === 0 && term.email === undefined && term.telephone === undefined;
  if (isNothing) return { customers: [], more: false };
  if (stores === null) return shown(await selectFound(database, term, most + 1), most);
  const rows = await selectFound(database, term, looked);
  const ids = rows.map(({ id }) => id);
  const buyers = orders && ids.length > 0 ? await orders.buyersOf(database, ids, stores) : new Set<string>();
  const theirs = rows.filter(({ id }) => buyers.has(id));
  const { customers, more } = shown(theirs, most);
  return { customers, more: more || rows.length === looked };
}

function shown(rows: readonly FoundRow[], most: number): EndpointReply<typeof findCall> {
  const customers = rows
    .slice(0, most)
    .map(({ id, firstName, lastName, email }) => ({ id, name: `${firstName} ${lastName}`.trim(), email }));
  return { customers, more: rows.length > most };
}
