import type { EndpointReply, FoundOrder, findOrders as findCall } from '@trolley/contract';
import type { Queryable } from '../../platform/database/database.ts';
import { readFindTerm } from '../rules/findTerm.ts';
import { stepsBack } from '../rules/stepsBack.ts';
import {
  type FoundRow,
  type Stores,
  selectBuyersOf,
  selectNewest,
  selectNewestNumber,
  selectNewestOf,
  selectOfInvoice,
  selectWithWords,
} from '../storage/found.ts';

const mostListed = 20;
const mostFound = 30;
/** Of a customer; a year of weekly shops. */
export const mostOfCustomer = 50;

interface Asked {
  readonly find: string;
  /** Null for those of all stores. */
  readonly stores: Stores;
  /** Whose telephone numbers are written without a country's code. */
  readonly country: string | undefined;
  readonly most?: number;
}

/** Orders by anything, the newest first; that of an invoice's number before all others. */
export async function findOrders(
  on: Queryable,
  { find, stores, country, most = mostFound }: Asked,
): Promise<EndpointReply<typeof findCall>> {
  const { words, invoice } = readFindTerm(find, country);
  const found = invoice === undefined ? [] : [...(await selectOfInvoice(on, invoice, stores))];
  const newest = words === undefined ? undefined : await selectNewestNumber(on);
  if (words !== undefined && newest !== undefined)
    for (const step of stepsBack(newest)) {
      if (found.length > most) break;
      const rows = await selectWithWords(on, { words, step, stores, most: most + 1 - found.length });
      found.push(...rows.filter((row) => !found.some(({ orderNumber }) => orderNumber === row.orderNumber)));
    }
  return { orders: found.slice(0, most).map(showFound), more: found.length > most };
}

export async function listNewest(on: Queryable, stores: Stores): Promise<FoundOrder[]> {
  return (await selectNewest(on, stores, mostListed)).map(showFound);
}

/** A customer's orders, the newest first. */
export async function newestOf(
  on: Queryable,
  customerId: string,
  stores: Stores,
): Promise<{ readonly orders: FoundOrder[]; readonly more: boolean }> {
  const rows = await selectNewestOf(on, customerId, stores, mostOfCustomer + 1);
  return { orders: rows.slice(0, mostOfCustomer).map(showFound), more: rows.length > mostOfCustomer };
}

/** Which of these customers ordered from one of these stores. */
export const buyersOf = (on: Queryable, customerIds: readonly string[], stores: Stores) =>
  selectBuyersOf(on, customerIds, stores, mostOfCustomer);

export function showFound({ payer, recipient, company, placedAt, startsAt, endsAt, ...row }: FoundRow): FoundOrder {
  return {
    ...row,
    placedAt: placedAt.toISOString(),
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    name: payer || recipient,
    ...(company && { company }),
  };
}
