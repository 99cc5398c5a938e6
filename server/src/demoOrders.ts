import { randomUUID } from 'node:crypto';
import {
  type CustomerFile,
  type DistributionAddress,
  isOrderable,
  type PaymentMethod,
  type ShopEnvironment,
} from '@trolley/contract';
import { cartContextOf } from './cart/cartContext.ts';
import { seeCart } from './cart/cartResponse.ts';
import type { Caller, Carts } from './cart/carts.ts';
import { dropCart } from './cart/demo/dropCart.ts';
import { insertOrderedCart } from './cart/demo/insertOrderedCart.ts';
import { findCart } from './cart/findCart.ts';
import { changeItems } from './cart/operations/changeItems.ts';
import { planPayment } from './cart/operations/planPayment.ts';
import { setBillingAddress } from './cart/operations/setBillingAddress.ts';
import { setDistributionAddress } from './cart/operations/setDistributionAddress.ts';
import { setTimeSlot } from './cart/operations/setTimeSlot.ts';
import { emptyDocument } from './cart/rules/document.ts';
import { shelfOf } from './catalogue/shelf/shelfOf.ts';
import { demoFixtures } from './catalogue/storage/demoFixtures.ts';
import { insertOrderedCheckout } from './checkout/demo/insertOrderedCheckout.ts';
import { finalize } from './checkout/finalize.ts';
import { freezeCart } from './checkout/freezeCart.ts';
import type { OpenCheckouts } from './checkout/openCheckout.ts';
import { placeOrder } from './checkout/placeOrder.ts';
import { findDemoCustomer, isDemoMember } from './customer/demo/queries.ts';
import type { Loyalty } from './loyalty/loyalty.ts';
import { hasComingOrder, hasOrders, insertPastOrder } from './order/demo/queries.ts';
import { earningOf } from './order/rules/earningOf.ts';
import type { Database } from './platform/database/database.ts';
import { loadDemoPart } from './platform/demoPart.ts';
import type { Log } from './platform/log.ts';
import type { Service } from './service/service.ts';

export interface PlannedShop {
  /** Negative: it is still to come. */
  readonly daysAgo: number;
  readonly lines: readonly { readonly sku: string; readonly quantity: number }[];
}

/** What a customer of the demo bought and when; always the same of the same goods, the most popular first. */
export type PlanShops = (goods: readonly string[], customer: number) => readonly PlannedShop[];

interface Parts {
  readonly database: Database;
  readonly environment: ShopEnvironment;
  readonly file: Pick<CustomerFile, 'demo'>;
  readonly carts: Carts;
  readonly checkouts: OpenCheckouts;
  readonly service: Pick<Service, 'resolve' | 'slots'>;
  /** Missing where there is no programme. */
  readonly loyalty?: Pick<Loyalty, 'freezePoints' | 'earn'> | undefined;
  readonly log: Log;
}

type Person = NonNullable<CustomerFile['demo']>['customers'][number];

interface Buyer {
  readonly id: string;
  readonly person: Person;
  readonly address: DistributionAddress;
}

const dayMs = 86_400_000;
const hourMs = 3_600_000;
/** Of what sells best; a household buys from so many. */
const goodsCount = 60;
const methods: readonly PaymentMethod[] = ['pay-by-invoice-b2c', 'payment-at-the-door'];

/**
 * WEEK-02: gives the customers of a demo a past, once, so that whoever logs in sees what the shop knows of regulars. The
 * order that is to come is placed at every start where there is none.
 */
export async function seedDemoOrders(parts: Parts): Promise<void> {
  const { database, environment, file } = parts;
  if ((await demoFixtures(database, environment)) !== 'write') return;
  const demo = await loadDemoPart<{ readonly planShops: PlanShops }>('shop');
  if (!demo) return;
  for (const [at, person] of (file.demo?.customers ?? []).entries()) {
    const known = await findDemoCustomer(database, person.email);
    const resolved = person.address && parts.service.resolve({ distributionType: 'DELIVERY', ...person.address });
    if (!known || !resolved || 'failure' in resolved) continue;
    const { firstName, lastName, address } = person;
    const contact = { firstName, lastName, ...(address?.phoneNumber && { phoneNumber: address.phoneNumber }) };
    const buyer: Buyer = { id: known.id, person, address: { ...resolved.address, ...contact } };
    await seedOrdersOf(parts, buyer, demo.planShops(goodsAt(parts, resolved.zone), at));
  }
}

async function seedOrdersOf(parts: Parts, buyer: Buyer, shops: readonly PlannedShop[]): Promise<void> {
  const { database, carts, log } = parts;
  if (!(await hasOrders(database, buyer.id)))
    // The oldest first, so that points came in the order of the orders.
    for (const [at, shop] of pastOf(shops).entries())
      await writePast(parts, buyer, shop, at === pastOf(shops).length - 1);
  const coming = shops.find(({ daysAgo }) => daysAgo <= 0);
  if (!coming || (await hasComingOrder(database, buyer.id))) return;
  // Whoever tries the shop has put something in: that stays as it is.
  const cart = await findCart(carts, callerOf(buyer));
  if (cart && cart.document.lines.length > 0) return;
  const placed = await placeComing(parts, buyer, coming).catch((err: unknown) => ({ failure: err }));
  if (!placed) return;
  // The shop opens without it all the same, and tries again at the next start.
  log.warn({ customerId: buyer.id, failure: placed.failure }, 'a demo order could not be placed');
  await dropCart(carts, callerOf(buyer));
}

const pastOf = (shops: readonly PlannedShop[]) =>
  shops.filter(({ daysAgo }) => daysAgo > 0).toSorted((one, other) => other.daysAgo - one.daysAgo);

/** The personal voucher that the newest purchase of the past was made with: one for any goods. */
function pastVoucher({ vouchers, now }: Carts): string | undefined {
  const personal = (vouchers?.datedAt(now()) ?? []).filter(
    ({ type, promotionId }) => type === 'personal' && !promotionId,
  );
  return personal.find(({ takesOff }) => takesOff.kind === 'amount' && !takesOff.on)?.id;
}

function goodsAt({ carts }: Parts, zone: string): readonly string[] {
  const sold = shelfOf(carts.catalogue(), zone).popular(goodsCount);
  return sold
    .filter(({ availability, minAge }) => isOrderable(availability) && minAge === undefined)
    .map(({ sku }) => sku);
}

function callerOf({ id, person }: Buyer, cartId?: string): Caller {
  return {
    visitor: { customerId: id, member: isDemoMember(person) },
    ...(cartId !== undefined && { cartId }),
  };
}

function billingOf({ person, address }: Buyer) {
  const { distributionType: _, deliveryAreaNumber: _area, pickingUnitIds: _units, position: _at, ...street } = address;
  return { ...street, email: person.email };
}

/** As a cart of today would be priced; it was delivered in the evening, and ordered the day before. */
async function writePast(
  { database, carts, checkouts, loyalty }: Parts,
  buyer: Buyer,
  { daysAgo, lines }: PlannedShop,
  isNewest: boolean,
): Promise<void> {
  const day = Math.floor((carts.now() - daysAgo * dayMs) / dayMs) * dayMs;
  const window = { startsAt: day + 16 * hourMs, endsAt: day + 18 * hourMs, cutOffAt: day + 12 * hourMs };
  const caller = callerOf(buyer);
  const context = cartContextOf(carts, caller, buyer.address);
  const placedAt = new Date(day - 4 * hourMs);
  const row = { id: randomUUID(), customerId: buyer.id, mode: 'REGULAR', status: 'OPEN', revision: 1 } as const;
  const document = {
    ...emptyDocument(),
    lines: lines.map((line) => ({ ...line, addedAt: Math.floor(placedAt.getTime() / 60_000) })),
    address: buyer.address,
    billing: billingOf(buyer),
    window: { id: `demo-${day}`, fee: 390, green: false, ...window },
    payments: [{ methodKey: 'credit-cards' as const }],
  };
  const used = isNewest ? pastVoucher(carts) : undefined;
  const entitlements = used === undefined ? undefined : { activated: new Set([used]), gone: new Set<string>() };
  const cart = seeCart(carts, caller, { row, document }, { context, entitlements });
  const { member } = caller.visitor;
  const points = member ? loyalty?.freezePoints(cart.productLineItems, placedAt.getTime()) : undefined;
  const attempt = freezeCart(cart, { goods: context.goods, member, walletReserve: 0, points });
  const checkoutId = randomUUID();
  const bought = { cartId: row.id, customerId: buyer.id, attempt };
  await database.transaction(async (tx) => {
    await insertOrderedCart(tx, row.id, buyer.id);
    await insertOrderedCheckout(tx, { id: checkoutId, ...bought, at: placedAt });
    const voucherIds = attempt.voucherLineItems.map(({ lineItemId }) => lineItemId);
    if (used !== undefined && voucherIds.includes(used))
      await checkouts.vouchers.claimVouchers(tx, { checkoutId, customerId: buyer.id, voucherIds: [used] });
    const orderNumber = await insertPastOrder(tx, { checkoutId, ...bought, placedAt });
    const completed = { orderNumber, document: { attempt, refunded: 0 } };
    if (loyalty && member)
      await loyalty.earn(tx, { customerId: buyer.id, order: earningOf(completed), at: new Date(window.endsAt) });
  });
}

/** The way every order goes, in the first free window from tomorrow on; answers what kept it from becoming an order. */
async function placeComing(
  { carts, checkouts, service }: Parts,
  buyer: Buyer,
  { lines }: PlannedShop,
): Promise<{ readonly failure: unknown } | undefined> {
  const filled = await changeItems(carts, callerOf(buyer), lines);
  if ('failure' in filled) return filled;
  const caller = callerOf(buyer, filled.answer.id);
  const placed = await setDistributionAddress(carts, caller, buyer.address);
  if ('failure' in placed) return placed;
  const resolved = service.resolve(buyer.address);
  if ('failure' in resolved) return resolved;
  const windows = (await service.slots.days(resolved.place, buyer.address.position)).flatMap((day) => day.windows);
  const soon = carts.now() + 12 * hourMs;
  const slot = windows.find(({ state, cutOffAt }) => state === 'free' && Date.parse(cutOffAt) > soon);
  if (!slot) return { failure: 'no free slot' };
  const held = await setTimeSlot(carts, caller, slot.id);
  if ('failure' in held) return held;
  const billed = await setBillingAddress(carts, caller, billingOf(buyer));
  if ('failure' in billed) return billed;
  const type = { distributionType: 'DELIVERY', isGuest: false, isCompany: false } as const;
  const methodKey = methods.find((one) => carts.paymentMethods?.isOffered({ methodKey: one, ...type }));
  if (!methodKey) return { failure: 'no payment method without a card' };
  const planned = await planPayment(carts, caller, { methodKey });
  if ('failure' in planned) return planned;
  const { revision, priceInfo } = planned.answer;
  const ask = { revision, total: priceInfo.total, saveMethod: false, setPrimary: false, browserHash: Buffer.alloc(32) };
  const finalized = await finalize(checkouts, caller, ask);
  if ('failure' in finalized) return finalized;
  const order = await placeOrder(checkouts, finalized.checkoutId, 'UNKNOWN');
  return 'orderNumber' in order ? undefined : { failure: 'its checkout became no order' };
}
