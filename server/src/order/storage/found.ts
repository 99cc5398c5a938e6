import type { DistributionType, OrderStatus } from '@trolley/contract';
import type { Queryable } from '../../platform/database/database.ts';
import type { Step } from '../rules/stepsBack.ts';

/** An order as a list of staff tells it. */
export interface FoundRow {
  readonly orderNumber: string;
  readonly status: OrderStatus;
  readonly slotException: boolean;
  readonly placedAt: Date;
  readonly distributionType: DistributionType;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly total: number;
  readonly payer: string;
  readonly recipient: string;
  readonly company: string | null;
}

const columns = `order_number::text as "orderNumber", status, slot_exception as "slotException", placed_at as "placedAt",
  distribution_type as "distributionType", starts_at as "startsAt", ends_at as "endsAt", total,
  concat_ws(' ', document #>> '{attempt,billingAddress,firstName}', document #>> '{attempt,billingAddress,lastName}') as payer,
  concat_ws(' ', document #>> '{attempt,distributionAddress,firstName}',
    document #>> '{attempt,distributionAddress,lastName}') as recipient,
  document #>> '{attempt,billingAddress,companyName}' as company`;

/** Packed in one of these stores, as `storeOf` says; null for all there are. */
const isOfStores = `($1::text[] is null or case distribution_type
  when 'DELIVERY' then document #>> '{attempt,distributionAddress,pickingUnitIds,0}'
  else document #>> '{attempt,distributionAddress,storeId}' end = any($1))`;

/** Of so many at most it is looked at which store they are of. */
const looked = 2000;

export type Stores = readonly string[] | null;

export function selectNewest(on: Queryable, stores: Stores, most: number): Promise<readonly FoundRow[]> {
  return on.query<FoundRow>({
    name: 'orders-newest',
    text: `select ${columns} from (select * from shop_order order by order_number desc limit ${looked}) newest
            where ${isOfStores} order by order_number desc limit $2`,
    values: [stores, most],
  });
}

export async function selectNewestNumber(on: Queryable): Promise<number | undefined> {
  const [row] = await on.query<{ readonly newest: number }>({
    name: 'order-newest-number',
    text: 'select order_number as newest from shop_order order by order_number desc limit 1',
  });
  return row?.newest;
}

/**
 * Those of a stretch that have all these words, the newest first. The words are asked of their index alone, whatever the
 * planner thinks of how many have them: as a condition of the rest they could be worked out for every order there is.
 */
export function selectWithWords(
  on: Queryable,
  {
    words,
    step,
    stores,
    most,
  }: { readonly words: string; readonly step: Step; readonly stores: Stores; readonly most: number },
): Promise<readonly FoundRow[]> {
  return on.query<FoundRow>({
    name: 'orders-found',
    text: `with worded as materialized (
             select order_number from shop_order where order_words(order_number, document) @@ find_key($2)::tsquery
           ), newest as materialized (
             select order_number from worded where order_number >= $3 and order_number < $4
              order by order_number desc limit ${looked}
           )
           select ${columns} from shop_order where order_number = any(array(select order_number from newest))
              and ${isOfStores} order by order_number desc limit $5`,
    values: [stores, step.numbers === undefined ? words : `(${words}) & ${step.numbers}`, step.from, step.until, most],
  });
}

export function selectOfInvoice(on: Queryable, invoice: number, stores: Stores): Promise<readonly FoundRow[]> {
  return on.query<FoundRow>({
    name: 'order-of-invoice',
    text: `select ${columns} from shop_order
            where order_number = (select order_number from invoice where number = $2) and ${isOfStores}`,
    values: [stores, invoice],
  });
}

/** The newest of a customer's. */
export function selectNewestOf(
  on: Queryable,
  customerId: string,
  stores: Stores,
  most: number,
): Promise<readonly FoundRow[]> {
  return on.query<FoundRow>({
    name: 'orders-newest-of',
    text: `select ${columns} from (
             select * from shop_order where customer_id = $2 order by placed_at desc, order_number desc limit $3
           ) newest where ${isOfStores} order by placed_at desc, order_number desc`,
    values: [stores, customerId, most],
  });
}

/** Which of these customers ordered from one of these stores, as far as their newest orders tell. */
export async function selectBuyersOf(
  on: Queryable,
  customerIds: readonly string[],
  stores: Stores,
  most: number,
): Promise<ReadonlySet<string>> {
  const rows = await on.query<{ readonly id: string }>({
    name: 'buyers-of-stores',
    text: `select id from unnest($2::uuid[]) as asked (id) where exists (
             select from (
               select * from shop_order where customer_id = asked.id order by placed_at desc, order_number desc limit $3
             ) newest where ${isOfStores})`,
    values: [stores, customerIds, most],
  });
  return new Set(rows.map(({ id }) => id));
}

/** What was added to an order and goes with it. */
export async function selectAdditions(on: Queryable, orderNumber: string): Promise<readonly string[]> {
  const rows = await on.query<{ readonly orderNumber: string }>({
    name: 'order-additions-numbers',
    text: 'select order_number::text as "orderNumber" from shop_order where parent_number = $1 order by order_number',
    values: [orderNumber],
  });
  return rows.map((row) => row.orderNumber);
}
