import { createHash, randomUUID } from 'node:crypto';
import { isHosted, methodsOffered, type PaymentMethod } from '@trolley/contract';
import type { Caller, Carts } from '../../cart/carts.ts';
import { addDiscountCode } from '../../cart/operations/addDiscountCode.ts';
import { addItem } from '../../cart/operations/addItem.ts';
import { getCart } from '../../cart/operations/getCart.ts';
import { planPayment } from '../../cart/operations/planPayment.ts';
import { setBillingAddress } from '../../cart/operations/setBillingAddress.ts';
import { setDistributionAddress } from '../../cart/operations/setDistributionAddress.ts';
import { setTimeSlot } from '../../cart/operations/setTimeSlot.ts';
import { answered, customer, guest, guestWith, neubau, openTestCarts, typedHere } from '../../cart/testing.ts';
import { insertOrder } from '../../order/insertOrder.ts';
import { lastOrderOf } from '../../order/operations/lastOrderOf.ts';
import { orderForAddon } from '../../order/operations/orderForAddon.ts';
import { lockParent } from '../../order/storage/lockParent.ts';
import { activatePass } from '../../pass/activatePass.ts';
import { holdPass } from '../../pass/holdPass.ts';
import { openPasses } from '../../pass/openPasses.ts';
import type { PaymentProvider } from '../../payment/provider.ts';
import { findSavedMethod } from '../../payment/saved/findSavedMethod.ts';
import { saveMethod, touchMethod } from '../../payment/saved/saveMethod.ts';
import { withoutProvider } from '../../payment/without/withoutProvider.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { captureLog } from '../../platform/http/testing.ts';
import { insertSlot } from '../../service/testing.ts';
import { claimCodes } from '../../voucher/claimCodes.ts';
import { claimVouchers } from '../../voucher/claimVouchers.ts';
import { giveBackVouchers } from '../../voucher/giveBackVouchers.ts';
import { claimWallet } from '../../wallet/claimWallet.ts';
import { giveBackWallet } from '../../wallet/giveBackWallet.ts';
import { walletOf } from '../../wallet/walletOf.ts';
import { abandonPayment } from '../abandonPayment.ts';
import type { Checkouts } from '../checkouts.ts';
import { type Finalized, finalize } from '../finalize.ts';
import type { FinalizeAsk } from '../readyCheckout.ts';

/** A shop's checkouts on a database, as one process has them. Its orders are told of by a mail of one line. */
export async function openTestCheckouts(database: Database, provider: PaymentProvider) {
  const { log, lines } = captureLog();
  const everywhere: readonly PaymentMethod[] = ['credit-cards', 'paypal', 'pay-by-invoice-b2c', 'pay-by-invoice-b2b'];
  const atDoors: readonly PaymentMethod[] = [...everywhere, 'payment-at-the-door', 'gift-card-wallet'];
  const offered = (methods: readonly PaymentMethod[]) => methods.map((methodKey) => ({ methodKey, guests: true }));
  const methods = { DELIVERY: offered(atDoors), CLICK_AND_COLLECT: offered(everywhere) };
  const plan = { planId: 'year', name: 'Year', description: '', months: 12, price: 4900 };
  const carts = openTestCarts(database, {
    orderForAddon: orderForAddon(database),
    lastOrderOf,
    paymentMethods: {
      isOffered: ({ methodKey, distributionType = 'DELIVERY', ...payer }) =>
        methodsOffered({ methods }, { distributionType, ...payer }).includes(methodKey),
    },
    wallet: { walletOf: (customerId) => walletOf(database, customerId) },
    passes: openPasses({ vat: 'standard', plans: [plan] }, database),
    abandonPayment: (cartId) => abandonPayment(checkouts, cartId),
  });
  const checkouts: Checkouts = {
    database,
    carts,
    payments: {
      providerFor: (methodKey) => (isHosted(methodKey) ? provider : withoutProvider),
      byName: (name) => [provider, withoutProvider].find((one) => one.name === name),
    },
    orders: {
      insertOrder,
      lockParent,
      announce: (tx, { orderNumber }) => queueLine(tx, `order ${orderNumber}`),
      show: () => Promise.reject(new Error('orders are not shown here')),
    },
    vouchers: { claimCodes, claimVouchers: claimVouchers([]), giveBackVouchers },
    wallet: { claimWallet, giveBackWallet, walletOf },
    passes: { activatePass: activatePass([plan]), holdPass },
    savedMethods: { saveMethod, findSavedMethod, touchMethod },
    pages: { paymentReturn: 'https://shop.example/kassa-return', checkout: 'https://shop.example/kassa' },
    currency: 'EUR',
    locale: 'de-AT',
    paymentMinutes: 20,
    log,
  };
  return { checkouts, carts, lines };
}

export type TestCheckouts = Awaited<ReturnType<typeof openTestCheckouts>>;

async function queueLine(tx: Queryable, subject: string): Promise<void> {
  await tx.query({
    text: `insert into mail (kind, sender, recipient, subject, html, text) values ('order', 'Shop <a@b.example>', 'a@b.example', $1, '', '')`,
    values: [subject],
  });
}

export async function insertCustomer(database: Queryable): Promise<string> {
  const [row] = await database.query<{ readonly id: string }>({
    text: `insert into customer (email, password_hash, first_name, last_name) values ($1, '', 'Anna', 'Huber') returning id`,
    values: [`${randomUUID().slice(0, 8)}@example.at`],
  });
  return row?.id ?? '';
}

/** A card in somebody's wallet with so much on it; answers its id. */
export async function insertGiftCard(database: Queryable, customerId: string, balance: number): Promise<string> {
  const [row] = await database.query<{ readonly id: string }>({
    text: `insert into gift_card (number_hash, last_four, pin_hash, customer_id, linked_at)
           values (sha256($1::text::bytea), '1234', '', $2, now()) returning id`,
    values: [randomUUID(), customerId],
  });
  await database.query({
    text: `insert into gift_card_movement (gift_card_id, amount, reason) values ($1, $2, 'issued')`,
    values: [row?.id, balance],
  });
  return row?.id ?? '';
}

export interface CartSketch {
  readonly customerId?: string;
  /** A proved one of the loyalty programme. */
  readonly member?: boolean;
  /** 39.80 of goods; with cheese some of them are weighed. */
  readonly cheese?: boolean;
  readonly slotId?: string;
  readonly code?: string;
  readonly payments?: readonly { readonly methodKey: PaymentMethod; readonly amount?: number }[];
}

/** A cart that has all an order needs, and whoever has it. */
export async function readyCart(carts: Carts, sketch: CartSketch = {}): Promise<Caller> {
  const { customerId, cheese = false, payments = [{ methodKey: 'credit-cards' }] } = sketch;
  const visitor = customerId === undefined ? undefined : { customerId, member: sketch.member ?? false };
  const first = customerId === undefined || !visitor ? guest : customer(customerId, { visitor });
  const { id } = answered(await addItem(carts, first, { sku: 'p1', quantity: 20 }));
  const caller =
    customerId === undefined ? guestWith(id) : customer(customerId, { cartId: id, ...(visitor && { visitor }) });
  if (cheese) answered(await addItem(carts, caller, { sku: 'cheese', quantity: 4 }));
  answered(await setDistributionAddress(carts, caller, neubau));
  answered(await setTimeSlot(carts, caller, sketch.slotId ?? (await insertSlot(carts.database))));
  const { distributionType: _, ...street } = neubau;
  const billing = { firstName: 'Anna', lastName: 'Huber', email: 'anna@example.at', ...street };
  answered(await setBillingAddress(carts, caller, billing));
  if (sketch.code !== undefined) answered(await addDiscountCode(carts, caller, typedHere(sketch.code)));
  for (const payment of payments) answered(await planPayment(carts, caller, payment));
  return caller;
}

export const browserHash = createHash('sha256').update('browser').digest();

/** As the checkout's button does, with what the cart says now. */
export async function finalizeNow(checkouts: Checkouts, caller: Caller, more: Partial<FinalizeAsk> = {}) {
  const { revision, priceInfo } = answered(await getCart(checkouts.carts, caller));
  const ask = { revision, total: priceInfo.total, saveMethod: false, setPrimary: false, browserHash, ...more };
  return finalize(checkouts, caller, ask);
}

export function finalized(result: Awaited<ReturnType<typeof finalize>>): Finalized {
  if ('failure' in result) throw new Error(`refused: ${JSON.stringify(result)}`);
  return result;
}
