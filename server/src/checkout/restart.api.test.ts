import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { finalizeCart } from '@trolley/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { spawnSource } from '../../test/spawnSource.ts';
import { getCart } from '../cart/operations/getCart.ts';
import { answered } from '../cart/testing.ts';
import { messagePath } from '../payment/provider.ts';
import { insertSlot } from '../service/testing.ts';
import { reconcile } from './reconcile.ts';
import { insertCustomer, insertGiftCard, openTestCheckouts, readyCart } from './testing/checkoutShop.ts';
import { createFakeProvider } from './testing/fakeProvider.ts';
import { startOwnPostgres } from './testing/ownPostgres.ts';
import { serveProvider } from './testing/providerByWire.ts';

// Whole processes come and go here, which takes its time on a busy machine.
const patience = 180_000;
const fake = createFakeProvider();
let postgres: Awaited<ReturnType<typeof startOwnPostgres>>;
let provider: Awaited<ReturnType<typeof serveProvider>>;
let own: Awaited<ReturnType<typeof openTestCheckouts>>;
const shops: { readonly url: string; readonly child: ChildProcess }[] = [];
/** Happens once, while the provider answers this call. */
let meanwhile: { readonly call: 'create' | 'read'; readonly work: () => Promise<void> } | undefined;

async function happen(call: 'create' | 'read'): Promise<void> {
  if (meanwhile?.call !== call) return;
  const { work } = meanwhile;
  meanwhile = undefined;
  await work();
}

beforeAll(async () => {
  postgres = await startOwnPostgres();
  provider = await serveProvider({
    ...fake.provider,
    async create(ask) {
      const begun = await fake.provider.create(ask);
      await happen('create');
      return begun;
    },
    async read(reference) {
      await happen('read');
      return fake.provider.read(reference);
    },
  });
  own = await openTestCheckouts(postgres.database, fake.provider);
  shops.push(...(await Promise.all([startShop(), startShop()])));
}, patience);

afterAll(async () => {
  for (const { child } of shops) child.kill('SIGKILL');
  await provider.close();
  await postgres.close();
}, patience);

async function startShop() {
  const script = new URL('./testing/shopProcess.ts', import.meta.url);
  const child = spawnSource(script, [postgres.connectionString, provider.url]);
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  return { url: said.toString().trim(), child };
}

const query = <Row>(text: string, ...values: unknown[]) => postgres.database.query<Row>({ text, values });

let count = 0;

/** A cart that takes of everything scarce: the one place in a van, the one use of a code, money of a wallet. */
async function scarceCart() {
  const customerId = await insertCustomer(postgres.database);
  await insertGiftCard(postgres.database, customerId, 10_000);
  const slotId = await insertSlot(postgres.database, { capacity: 1 });
  const code = `ONCE${++count}`;
  await query(
    `insert into discount_code (code, name, kind, value, valid_from, valid_until, most_applications)
     values ($1, 'Once', 'amount', 100, now() - interval '1 day', now() + interval '1 day', 1)`,
    code,
  );
  const payments = [{ methodKey: 'gift-card-wallet', amount: 1000 }, { methodKey: 'credit-cards' }] as const;
  const caller = await readyCart(own.carts, { customerId, slotId, code, payments });
  const { revision, priceInfo } = answered(await getCart(own.carts, caller));
  return { cartId: caller.cartId ?? '', customerId, slotId, code, seen: { revision, priceInfo } };
}

type ScarceCart = Awaited<ReturnType<typeof scarceCart>>;

/** As a browser of that customer asks. */
async function post(at: 0 | 1, { cartId, customerId }: ScarceCart, path: string, body: unknown) {
  const token = 'a'.repeat(43);
  const headers = {
    'content-type': 'application/json',
    'x-test-customer': customerId,
    'x-xsrf-token': token,
    cookie: `cart=${cartId}; XSRF-TOKEN=${token}`,
  };
  const response = await fetch(`${shops[at]?.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

/** Answers the checkout. */
async function finalizing(cart: ScarceCart): Promise<string> {
  const { status, body } = await post(1, cart, finalizeCart.path, cart.seen);
  expect(status, JSON.stringify(body)).toBe(200);
  return String(body.checkoutId);
}

async function pay(checkoutId: string): Promise<string> {
  const [payment] = await query<{ reference: string }>(
    'select reference from payment where checkout_id = $1',
    checkoutId,
  );
  fake.pay(payment?.reference ?? '');
  return payment?.reference ?? '';
}

const order = (at: 0 | 1, cart: ScarceCart, checkoutId: string) => post(at, cart, '/api/checkout', { checkoutId });

async function tell(at: 0 | 1, reference: string): Promise<number> {
  const { headers, body } = fake.message(reference, `message of ${reference}`);
  return (await fetch(`${shops[at]?.url}${messagePath('fake')}`, { method: 'POST', headers, body })).status;
}

/** What there is of a cart in the end, all that is scarce and all that is charged. */
async function outcome({ cartId, customerId, slotId, code }: ScarceCart) {
  const [row] = await query<{ payments: string[] }>(
    `select (select count(*)::integer from shop_order where cart_id = $1) as orders,
            (select status from cart where id = $1) as cart,
            (select booked from slot where id = $2) as booked,
            (select applications from discount_code where code = $3) as uses,
            (select sum(balance)::integer from gift_card where customer_id = $4) as balance,
            (select count(*)::integer from mail join shop_order on subject like '%' || order_number || '%'
              where cart_id = $1) as mails,
            (select count(*)::integer from slot_hold where cart_id = $1 and not released) as holds,
            array(select payment.id::text from payment join checkout on checkout.id = checkout_id
                   where cart_id = $1) as payments`,
    cartId,
    slotId,
    code,
    customerId,
  );
  const { payments = [], ...rest } = row ?? {};
  const charged = fake.charged();
  return { ...rest, charges: payments.filter((id) => charged.includes(id)).length };
}

const ordered = { orders: 1, cart: 'ORDERED', booked: 1, uses: 1, balance: 9000, mails: 1, holds: 0, charges: 1 };
const nothing = { orders: 0, cart: 'OPEN', booked: 0, uses: 0, balance: 10_000, mails: 0, holds: 1, charges: 0 };

/** As if so many minutes had passed, and the reconciler had come by. */
async function minutesLater(minutes: number): Promise<void> {
  await query(
    `with older as (update checkout set expires_at = expires_at - make_interval(mins => $1))
     update payment set changed_at = changed_at - make_interval(mins => $1)`,
    minutes,
  );
  await reconcile(own.checkouts);
}

test(
  'CHK-06 PostgreSQL is restarted between finalizing and the provider’s answer: one order for a shopper who pays, none for one who leaves',
  async () => {
    const [paying, leaving] = [await scarceCart(), await scarceCart()];
    for (const cart of [paying, leaving]) {
      meanwhile = { call: 'create', work: () => postgres.end(cart === paying ? 'immediate' : 'fast') };
      expect((await post(0, cart, finalizeCart.path, cart.seen)).status).toBe(503);
      await postgres.begin();
    }
    const checkoutId = await finalizing(paying);
    await pay(checkoutId);
    expect((await order(0, paying, checkoutId)).status).toBe(200);
    await minutesLater(21);
    expect(await outcome(paying)).toEqual(ordered);
    expect(await outcome(leaving)).toEqual(nothing);
  },
  patience,
);

test.each(['fast', 'immediate'] as const)(
  'CHK-06 PostgreSQL is restarted (%s) while twenty ask for the order at two processes: one order, also of those who ask again',
  async (how) => {
    const cart = await scarceCart();
    const checkoutId = await finalizing(cart);
    await pay(checkoutId);
    meanwhile = { call: 'read', work: () => postgres.end(how) };
    const asked = await Promise.all(Array.from({ length: 20 }, (_, at) => order(at % 2 ? 1 : 0, cart, checkoutId)));
    expect(new Set(asked.map(({ status }) => status)), 'whoever had asked the provider first').toContain(503);
    expect(asked.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
    await postgres.begin();
    await minutesLater(3);
    const again = await Promise.all(Array.from({ length: 20 }, (_, at) => order(at % 2 ? 1 : 0, cart, checkoutId)));
    const told = [...asked, ...again].filter(({ status }) => status === 200);
    expect(told.length).toBeGreaterThanOrEqual(20);
    expect(new Set(told.map(({ body }) => body.orderNumber)).size).toBe(1);
    expect(await outcome(cart)).toEqual(ordered);
  },
  patience,
);

test(
  'CHK-06 PostgreSQL is restarted between the provider’s message and the redirect, in both orders and doubled: one order',
  async () => {
    for (const first of ['message', 'redirect'] as const) {
      const cart = await scarceCart();
      const checkoutId = await finalizing(cart);
      const reference = await pay(checkoutId);
      const ways = [() => tell(0, reference), async () => (await order(1, cart, checkoutId)).status] as const;
      const [one, other] = first === 'message' ? ways : [ways[1], ways[0]];
      expect(await one()).toBe(200);
      await postgres.end('immediate');
      expect(await other()).toBe(503);
      await postgres.begin();
      for (const way of [other, one, other, one]) expect(await way()).toBe(200);
      await minutesLater(3);
      expect(await outcome(cart)).toEqual(ordered);
    }
  },
  patience,
);
