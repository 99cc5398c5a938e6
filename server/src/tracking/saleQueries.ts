import type { Visitor } from '@trolley/contract';
import type { Queryable } from '../platform/database/database.ts';
import type { SaleEvent } from './rules/saleEvents.ts';

export type SaleSink = 'umami' | 'measurement';

export async function insertVisitor(
  tx: Queryable,
  checkoutId: string,
  { clientId, visitorId }: Visitor,
): Promise<void> {
  if (clientId === undefined && visitorId === undefined) return;
  await tx.query({
    name: 'remember visitor',
    text: `insert into checkout_visitor (checkout_id, client_id, visitor_id) values ($1, $2, $3)
           on conflict (checkout_id) do nothing`,
    values: [checkoutId, clientId ?? null, visitorId ?? null],
  });
}

interface StoredVisitor {
  readonly clientId: string | null;
  readonly visitorId: string | null;
}

/** All that is known of the browser of these checkouts and orders. */
export async function selectVisitorsOf(on: Queryable, { checkoutIds, orderNumbers }: Sales) {
  const visitors = await on.query<{ readonly row: object }>({
    text: 'select to_jsonb(checkout_visitor) as row from checkout_visitor where checkout_id = any($1) order by created_at',
    values: [checkoutIds],
  });
  const reports = await on.query<{ readonly row: object }>({
    text: 'select to_jsonb(sale_report) as row from sale_report where order_number = any($1) order by id',
    values: [orderNumbers],
  });
  const rowsOf = (rows: readonly { readonly row: object }[]) => rows.map(({ row }) => row);
  return { visitors: rowsOf(visitors), reports: rowsOf(reports) };
}

/** Also what analytics were told, or still to be told. */
export async function deleteVisitorsOf(on: Queryable, { checkoutIds, orderNumbers }: Sales): Promise<void> {
  await deleteVisitors(on, checkoutIds);
  await on.query({ text: 'delete from sale_report where order_number = any($1)', values: [orderNumbers] });
}

export async function deleteVisitors(on: Queryable, checkoutIds: readonly string[]): Promise<void> {
  await on.query({ text: 'delete from checkout_visitor where checkout_id = any($1)', values: [checkoutIds] });
}

export async function deleteUntold(on: Queryable, orderNumbers: readonly string[]): Promise<void> {
  await on.query({
    text: 'delete from sale_report where order_number = any($1) and done_at is null',
    values: [orderNumbers],
  });
}

/** What a customer bought, or tried to. */
export interface Sales {
  readonly checkoutIds: readonly string[];
  readonly orderNumbers: readonly string[];
}

/** Locked against its deletion: whoever withdraws in this moment finds the report that is written under it. */
export async function selectVisitor(tx: Queryable, checkoutId: string): Promise<StoredVisitor | undefined> {
  const [row] = await tx.query<StoredVisitor>({
    name: 'visitor of checkout',
    text: `select client_id as "clientId", visitor_id as "visitorId" from checkout_visitor where checkout_id = $1
              for share`,
    values: [checkoutId],
  });
  return row;
}

interface NewReport {
  readonly orderNumber: string;
  readonly cause: string;
  readonly sink: SaleSink;
  readonly visitor: string;
  readonly event: SaleEvent;
}

/** Once for an order, an event, a cause and a sink; a second one changes nothing. */
export async function insertReport(
  tx: Queryable,
  { orderNumber, cause, sink, visitor, event }: NewReport,
): Promise<void> {
  await tx.query({
    name: 'queue sale report',
    text: `with queued as (
        insert into sale_report (order_number, kind, cause, sink, visitor, event) values ($1, $2, $3, $4, $5, $6)
        on conflict (order_number, kind, cause, sink) do nothing returning id
      ) select pg_notify('sale_report', '') from queued`,
    values: [orderNumber, event.name, cause, sink, visitor, JSON.stringify(event)],
  });
}

export interface ClaimedReport {
  readonly id: number;
  readonly orderNumber: string;
  readonly sink: SaleSink;
  readonly visitor: string;
  readonly event: SaleEvent;
  readonly createdAt: Date;
  readonly tries: number;
}

interface Retrying {
  /** The pauses after the first tries; the last of them goes on. */
  readonly backOffMinutes: readonly number[];
  readonly days: number;
}

/** Takes reports whose time has come, each by one process alone. The next try is set before this one is made. */
export function claimReports(database: Queryable, { backOffMinutes, days }: Retrying, most: number) {
  return database.query<ClaimedReport>({
    name: 'claim sale reports',
    text: `update sale_report set tries = tries + 1,
          next_try_at = now() + make_interval(mins => ($1::int[])[least(tries + 1, cardinality($1::int[]))])
      where id in (
        select id from sale_report
         where done_at is null and refused is null and next_try_at <= now()
           and created_at > now() - make_interval(days => $3)
         order by next_try_at limit $2 for update skip locked
      )
      returning id, order_number as "orderNumber", sink, visitor, event, created_at as "createdAt", tries`,
    values: [backOffMinutes, most, days],
  });
}

export async function markReported(database: Queryable, id: number): Promise<void> {
  await database.query({
    name: 'sale reported',
    text: 'update sale_report set done_at = now() where id = $1',
    values: [id],
  });
}

export async function markRefused(database: Queryable, id: number, reason: string): Promise<void> {
  await database.query({
    name: 'sale report refused',
    text: 'update sale_report set refused = $2 where id = $1',
    values: [id, reason],
  });
}

/** Seconds since the oldest report that is due should have been made. */
export async function oldestDueReport(on: Queryable): Promise<number> {
  const [row] = await on.query<{ readonly seconds: number }>({
    name: 'oldest due sale report',
    text: `select coalesce(extract(epoch from now() - min(next_try_at)), 0)::float8 as seconds from sale_report
            where done_at is null and refused is null and next_try_at <= now()
              and created_at > now() - interval '3 days'`,
  });
  return row?.seconds ?? 0;
}
