import { readDocument } from '../../../server/src/cart/rules/document.ts';
import type { Database } from '../../../server/src/platform/database/database.ts';
import type { FleetSandbox } from './startSandbox.ts';
import type { Facts } from './verdict.ts';

/** What was there before anybody shopped: the demo's own orders and bookings. */
export interface Before {
  readonly orders: ReadonlySet<string>;
  readonly booked: ReadonlyMap<string, number>;
  /** Uses of discount codes that only make the demo look lived in. */
  readonly uses: ReadonlyMap<string, number>;
}

export async function readBefore(database: Database): Promise<Before> {
  const orders = await database.query<{ number: string }>({
    text: 'select order_number::text as number from shop_order',
  });
  const slots = await database.query<{ id: string; booked: number }>({ text: 'select id, booked from slot' });
  const codes = await database.query<{ code: string; applications: number }>({
    text: 'select code, applications from discount_code',
  });
  return {
    uses: new Map(codes.map(({ code, applications }) => [code, applications])),
    orders: new Set(orders.map(({ number }) => number)),
    booked: new Map(slots.map(({ id, booked }) => [id, booked])),
  };
}

type Row<Key extends keyof Facts> = Facts[Key][number];

/** All that a verdict needs, of one moment. */
export function readFacts(
  database: Database,
  before: Before,
  sandbox: Pick<FleetSandbox, 'authorized'>,
): Promise<Facts> {
  return database.transaction(async (tx) => {
    await tx.query({ text: 'set transaction isolation level repeatable read, read only' });
    const read = <Shape>(text: string) => tx.query<Shape>({ text });
    const orders = await read<
      Omit<Row<'orders'>, 'lines'> & { readonly bought: readonly { lineItemId: string; quantity: number }[] }
    >(
      `select order_number::text as "orderNumber", cart_id as "cartId", checkout_id as "checkoutId",
              case when slot_exception then null else slot_id end as "slotId",
              status = 'CANCELLED' as cancelled, (document #>> '{attempt,priceInfo,total}')::integer as total,
              document #> '{attempt,lines}' as bought
         from shop_order`,
    );
    const carts = await read<{ id: string; status: string; revision: number; document: string }>(
      'select id, status, revision, document from cart',
    );
    const slots = await read<Omit<Row<'slots'>, 'bookedBefore'> & { readonly demo: number }>(
      'select id, capacity, booked, demo_booked as demo from slot',
    );
    const codes = await read<Omit<Row<'codes'>, 'before'>>(
      'select code, applications, most_applications as most from discount_code',
    );
    return {
      orders: orders
        .filter(({ orderNumber }) => !before.orders.has(orderNumber))
        .map(({ bought, ...order }) => ({ ...order, lines: linesOf(bought) })),
      carts: carts.map(({ document, ...cart }) => ({ ...cart, lines: linesOfCart(document) })),
      slots: slots.map(({ demo, ...slot }) => ({ ...slot, bookedBefore: before.booked.get(slot.id) ?? demo })),
      invoices: (await read<Row<'invoices'>>('select number, order_number::text as "orderNumber" from invoice')).filter(
        ({ orderNumber }) => !before.orders.has(orderNumber),
      ),
      codes: codes.map((code) => ({ ...code, before: before.uses.get(code.code) ?? 0 })),
      claims: await read<Row<'claims'>>(
        'select checkout_id as "checkoutId", kind, reference, amount from checkout_claim',
      ),
      giftCards: await read<Row<'giftCards'>>(
        `select last_four as "lastFour", customer_id as "customerId", balance,
                (select coalesce(json_agg(json_build_object('amount', amount, 'reason', reason, 'checkoutId', checkout_id)), '[]')
                   from gift_card_movement where gift_card_id = gift_card.id) as movements
           from gift_card`,
      ),
      payments: await read<Row<'payments'>>(
        `select payment.id, payment.status,
                (select order_number::text from shop_order where checkout_id = payment.checkout_id) as "orderNumber"
           from payment`,
      ),
      authorized: sandbox.authorized(),
    };
  });
}

const linesOf = (
  lines: readonly { readonly lineItemId?: string; readonly sku?: string; readonly quantity: number }[],
) => Object.fromEntries(lines.map(({ lineItemId, sku, quantity }) => [sku ?? lineItemId ?? '', quantity]));

/** One that was emptied by a rule of retention holds nothing. */
const linesOfCart = (document: string) => (document === '{}' ? {} : linesOf(readDocument(document).lines));
