import type { OrderStatus } from '@trolley/contract';
import type { Queryable } from '../../platform/database/database.ts';
import type { OrderDocument, StoredOrder } from './storedOrder.ts';

interface OrderColumns extends Omit<StoredOrder, 'customerId' | 'parentOrderNumber' | 'invoice'> {
  readonly customerId: string | null;
  readonly parentOrderNumber: string | null;
  readonly invoiceNumber: number | null;
  readonly issuedAt: Date | null;
}

const columns = `
  shop_order.order_number::text as "orderNumber", checkout_id as "checkoutId", customer_id as "customerId",
  parent_number::text as "parentOrderNumber", status, slot_exception as "slotException", placed_at as "placedAt",
  changed_at as "changedAt", document, cut_off_at > clock_timestamp() as "beforeCutOff",
  invoice.number as "invoiceNumber", invoice.issued_at as "issuedAt"`;
const from = 'from shop_order left join invoice on invoice.order_number = shop_order.order_number';

export function storedOf(row: OrderColumns): StoredOrder {
  const { customerId, parentOrderNumber, invoiceNumber, issuedAt, ...same } = row;
  return {
    ...same,
    ...(customerId !== null && { customerId }),
    ...(parentOrderNumber !== null && { parentOrderNumber }),
    ...(invoiceNumber !== null && issuedAt !== null && { invoice: { number: invoiceNumber, issuedAt } }),
  };
}

export async function selectOrder(on: Queryable, orderNumber: string): Promise<StoredOrder | undefined> {
  const [row] = await on.query<OrderColumns>({
    name: 'order',
    text: `select ${columns} ${from} where shop_order.order_number = $1`,
    values: [orderNumber],
  });
  return row && storedOf(row);
}

/**
 * Locked until the transaction ends. Locked first and read afterwards: a statement that had to wait sees the order as it is
 * now, but not the invoice that the transaction before it has issued.
 */
export async function lockOrder(tx: Queryable, orderNumber: string): Promise<StoredOrder | undefined> {
  await tx.query({
    name: 'order-lock',
    text: 'select from shop_order where order_number = $1 for update',
    values: [orderNumber],
  });
  return selectOrder(tx, orderNumber);
}

/** What was added to an order and goes with it. */
export async function lockAdditions(tx: Queryable, orderNumber: string): Promise<readonly StoredOrder[]> {
  await tx.query({
    name: 'order-additions-lock',
    text: 'select from shop_order where parent_number = $1 order by order_number for update',
    values: [orderNumber],
  });
  const rows = await tx.query<OrderColumns>({
    name: 'order-additions',
    text: `select ${columns} ${from} where parent_number = $1 order by shop_order.order_number`,
    values: [orderNumber],
  });
  return rows.map(storedOf);
}

export async function selectOrdersOf(
  on: Queryable,
  customerId: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly total: number; readonly orders: readonly StoredOrder[] }> {
  const [rows, [counted]] = await Promise.all([
    on.query<OrderColumns>({
      name: 'orders-of',
      text: `select ${columns} ${from} where customer_id = $1
              order by placed_at desc, shop_order.order_number desc limit $2 offset $3`,
      values: [customerId, limit, offset],
    }),
    on.query<{ readonly total: number }>({
      name: 'orders-counted',
      text: 'select count(*)::integer as total from shop_order where customer_id = $1',
      values: [customerId],
    }),
  ]);
  return { total: counted?.total ?? 0, orders: rows.map(storedOf) };
}

interface Whose {
  readonly customerId?: string | undefined;
  /** Of a guest's browser. */
  readonly checkoutIds: readonly string[];
}

/** A shopper's orders that are under way, what was added to them, and the newest one of all; by their time. */
export async function selectCurrentOrders(
  on: Queryable,
  { customerId, checkoutIds }: Whose,
): Promise<readonly StoredOrder[]> {
  const underWay = `status not in ('COMPLETED', 'CANCELLED')`;
  const rows = await on.query<OrderColumns>({
    name: 'orders-current',
    text: `select ${columns} ${from} where shop_order.order_number in (
             select order_number from shop_order where customer_id = $1 and ${underWay}
             union all
             select order_number from shop_order
              where checkout_id = any($2::uuid[]) and customer_id is null and ${underWay}
             union all
             (select order_number from shop_order
               where customer_id = $1 and parent_number is null and status <> 'CANCELLED'
               order by placed_at desc limit 1))
            order by starts_at, shop_order.order_number limit 20`,
    values: [customerId ?? null, checkoutIds],
  });
  return rows.map(storedOf);
}

/** A member's orders that are under way: once they are completed they bring points. */
export async function selectEarningOrders(
  on: Queryable,
  customerId: string,
): Promise<readonly Pick<StoredOrder, 'orderNumber' | 'document'>[]> {
  return on.query<Pick<StoredOrder, 'orderNumber' | 'document'>>({
    name: 'orders-earning',
    text: `select order_number::text as "orderNumber", document from shop_order
            where customer_id = $1 and status not in ('COMPLETED', 'CANCELLED')
              and (document -> 'attempt' ->> 'member')::boolean limit 50`,
    values: [customerId],
  });
}

export interface OrderQuery {
  /** A tsquery over `order_words`, with or without accents. */
  readonly words?: string | undefined;
  /** When its slot begins. */
  readonly from?: Date | undefined;
  readonly until?: Date | undefined;
}

const isOpen = `status not in ('COMPLETED', 'CANCELLED')`;
const isAsked = `($2::text is null or order_words(shop_order.order_number, document) @@ find_key($2)::tsquery)
  and ($3::timestamptz is null or starts_at >= $3) and ($4::timestamptz is null or starts_at < $4)`;

/** For staff: what is not finished, the earliest delivery first. */
export async function selectOpenOrders(on: Queryable, ask: OrderQuery, limit: number): Promise<readonly StoredOrder[]> {
  const rows = await on.query<OrderColumns>({
    text: `select ${columns} ${from} where ${isOpen} and ${isAsked} order by starts_at limit $1`,
    values: [limit, ask.words ?? null, ask.from ?? null, ask.until ?? null],
  });
  return rows.map(storedOf);
}

/** For staff: any order, the newest first. */
export async function selectFoundOrders(
  on: Queryable,
  ask: OrderQuery,
  limit: number,
): Promise<readonly StoredOrder[]> {
  const rows = await on.query<OrderColumns>({
    text: `select ${columns} ${from} where ${isAsked} order by shop_order.order_number desc limit $1`,
    values: [limit, ask.words ?? null, ask.from ?? null, ask.until ?? null],
  });
  return rows.map(storedOf);
}

/** Paid, but their time was gone: what is to become of them, a person decides. */
export async function selectSlotExceptions(on: Queryable, limit: number): Promise<readonly StoredOrder[]> {
  const rows = await on.query<OrderColumns>({
    text: `select ${columns} ${from} where slot_exception and status not in ('COMPLETED', 'CANCELLED')
            order by starts_at limit $1`,
    values: [limit],
  });
  return rows.map(storedOf);
}

export interface OrderRow {
  readonly checkoutId: string;
  readonly cartId: string;
  readonly customerId?: string;
  readonly initiator: string;
  readonly slotException: boolean;
  readonly document: OrderDocument;
}

export async function insertRow(
  tx: Queryable,
  order: OrderRow,
): Promise<Pick<StoredOrder, 'orderNumber' | 'placedAt'>> {
  const { attempt } = order.document;
  const { window, distributionAddress, parentOrderNumber, priceInfo, weight } = attempt;
  const [row] = await tx.query<Pick<StoredOrder, 'orderNumber' | 'placedAt'>>({
    name: 'order-insert',
    text: `insert into shop_order (cart_id, checkout_id, customer_id, parent_number, distribution_type, slot_id,
             starts_at, ends_at, cut_off_at, total, weight, document, initiator, slot_exception)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
           returning order_number::text as "orderNumber", placed_at as "placedAt"`,
    values: [
      order.cartId,
      order.checkoutId,
      order.customerId ?? null,
      parentOrderNumber ?? null,
      distributionAddress.distributionType,
      window.id,
      window.startsAt,
      window.endsAt,
      window.cutOffAt,
      priceInfo.total,
      weight,
      JSON.stringify(order.document),
      order.initiator,
      order.slotException,
    ],
  });
  if (!row) throw new Error('An order was not written.');
  return row;
}

export async function moveRow(tx: Queryable, orderNumber: string, status: OrderStatus): Promise<void> {
  await tx.query({
    name: 'order-move',
    text: 'update shop_order set status = $2, changed_at = now() where order_number = $1',
    values: [orderNumber, status],
  });
}

export async function saveDocument(
  tx: Queryable,
  orderNumber: string,
  document: OrderDocument,
  total: number,
): Promise<void> {
  await tx.query({
    name: 'order-document',
    text: 'update shop_order set document = $2, total = $3, changed_at = now() where order_number = $1',
    values: [orderNumber, JSON.stringify(document), total],
  });
}

export async function issueInvoice(tx: Queryable, orderNumber: string): Promise<void> {
  await tx.query({ name: 'invoice-issue', text: 'select issue_invoice($1)', values: [orderNumber] });
}

export interface IssuedNote {
  readonly number: number;
  readonly issuedAt: Date;
}

export async function issueCreditNote(tx: Queryable, orderNumber: string): Promise<IssuedNote> {
  const [issued] = await tx.query<IssuedNote>({
    name: 'credit-note-issue',
    text: 'select number, issued_at as "issuedAt" from issue_credit_note($1)',
    values: [orderNumber],
  });
  if (!issued) throw new Error('A credit note was not issued.');
  return issued;
}

/** Grams of an order and of what was added to it. */
export async function selectWeight(on: Queryable, orderNumber: string): Promise<number> {
  const [row] = await on.query<{ readonly weight: number }>({
    name: 'order-weight',
    text: `select coalesce(sum(weight), 0)::integer as weight from shop_order
            where (order_number = $1 or parent_number = $1) and status <> 'CANCELLED'`,
    values: [orderNumber],
  });
  return row?.weight ?? 0;
}

/** Which orders came of some checkouts; a checkout without an order is missing. */
export async function selectOrderNumbers(
  on: Queryable,
  checkoutIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await on.query<{ readonly checkoutId: string; readonly orderNumber: string }>({
    name: 'order-numbers',
    text: `select checkout_id as "checkoutId", order_number::text as "orderNumber" from shop_order
            where checkout_id = any($1)`,
    values: [checkoutIds],
  });
  return new Map(rows.map(({ checkoutId, orderNumber }) => [checkoutId, orderNumber]));
}

export async function selectLinkSecret(on: Queryable): Promise<Buffer> {
  const [row] = await on.query<{ readonly secret: Buffer }>({
    text: `select secret from shop_secret where name = 'orderLink'`,
  });
  if (!row) throw new Error('The secret of the links to orders is missing.');
  return row.secret;
}

/** Whether one of these checkouts became an order that was not cancelled. */
export async function isAnyOrderStanding(tx: Queryable, checkoutIds: readonly string[]): Promise<boolean> {
  const found = await tx.query({
    name: 'orders-standing',
    text: `select 1 from shop_order where checkout_id = any($1) and status <> 'CANCELLED' limit 1`,
    values: [checkoutIds],
  });
  return found.length > 0;
}
