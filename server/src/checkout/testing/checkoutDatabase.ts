import { afterEach } from 'vitest';
import { cartDatabase } from '../../cart/testing.ts';
import type { Database } from '../../platform/database/database.ts';
import {
  type CartSketch,
  finalized,
  finalizeNow,
  openTestCheckouts,
  readyCart,
  type TestCheckouts,
} from './checkoutShop.ts';
import { createFakeProvider, type FakeProvider } from './fakeProvider.ts';

/** One database for a test file, a provider beside it, and processes on both. */
export function checkoutDatabase() {
  const { database, query, closeLater, anotherConnection, connectionString } = cartDatabase();
  const fake: FakeProvider = createFakeProvider();

  async function open(on: Database = database()) {
    const shop = await openTestCheckouts(on, fake.provider);
    return shop;
  }

  afterEach(() => {
    for (const key of Object.keys(fake.script) as (keyof typeof fake.script)[]) delete fake.script[key];
    fake.calls.length = 0;
  });

  return {
    database,
    query,
    fake,
    open,
    connectionString,
    closeLater,
    /** A second process: its own connections to the same database. */
    openAnother: (poolSize = 4) => open(anotherConnection(poolSize)),

    /** A cart whose payment is under way, and how it is paid. */
    async begun({ checkouts, carts }: Pick<TestCheckouts, 'checkouts' | 'carts'>, sketch: CartSketch = {}) {
      const caller = await readyCart(carts, sketch);
      const { checkoutId } = finalized(await finalizeNow(checkouts, caller));
      const [payment] = await query<{ readonly id: string; readonly reference: string }>(
        'select id, reference from payment where checkout_id = $1',
        checkoutId,
      );
      const { id: paymentId = '', reference = '' } = payment ?? {};
      return { checkoutId, cartId: caller.cartId ?? '', paymentId, reference, pay: () => fake.pay(reference) };
    },

    async booked(slotId: string): Promise<number | undefined> {
      const [slot] = await query<{ readonly booked: number }>('select booked from slot where id = $1', slotId);
      return slot?.booked;
    },

    /** As if the payments of all checkouts had begun so much earlier. */
    wait: (minutes: number) =>
      query(
        `with older as (update checkout set expires_at = expires_at - make_interval(mins => ${minutes}))
         update payment set changed_at = changed_at - make_interval(mins => ${minutes})`,
      ),

    /** What is true of a cart after all that happened. */
    async stateOf(cartId: string) {
      const [row] = await query<Standing>(
        `select cart.status as cart,
                (select status from checkout where cart_id = cart.id order by created_at desc limit 1) as checkout,
                (select payment.status from payment join checkout on checkout.id = checkout_id
                  where cart_id = cart.id order by payment.created_at desc limit 1) as payment,
                (select count(*)::integer from shop_order where cart_id = cart.id) as orders,
                (select count(*)::integer from mail join shop_order on subject = 'order ' || order_number
                  where cart_id = cart.id) as mails,
                (select count(*)::integer from slot_hold where cart_id = cart.id and not released) as holds
           from cart where id = $1`,
        cartId,
      );
      if (!row) throw new Error('no such cart');
      return row;
    },
  };
}

export interface Standing {
  readonly cart: string;
  readonly checkout: string | null;
  readonly payment: string | null;
  readonly orders: number;
  readonly mails: number;
  readonly holds: number;
}

export const ordered: Standing = {
  cart: 'ORDERED',
  checkout: 'ORDERED',
  payment: 'AUTHORIZED',
  orders: 1,
  mails: 1,
  holds: 0,
};
export const openAgain = { cart: 'OPEN', checkout: 'FAILED', orders: 0, mails: 0, holds: 1 } as const;
