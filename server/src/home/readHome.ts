import { type Customer, type DistributionAddress, type HomeReply, isMember, isOrderable } from '@trolley/contract';
import { type CartContext, cartContextOf } from '../cart/cartContext.ts';
import type { Caller, Carts } from '../cart/carts.ts';
import { findCart } from '../cart/findCart.ts';
import type { LoadedCart } from '../cart/storage/readCart.ts';
import { shelfOf } from '../catalogue/shelf/shelfOf.ts';
import type { OpenOrders } from '../order/orders.ts';
import type { Service } from '../service/service.ts';
import { nextWindows } from './rules/nextWindows.ts';
import { mostOffers, suggest } from './rules/suggest.ts';

/** What the home page of whoever is known is put together of. */
export interface Home {
  readonly carts: Carts;
  readonly service: Pick<Service, 'resolve' | 'slots'>;
  readonly orders: Pick<OpenOrders, 'currentOf' | 'boughtBy' | 'boughtSkus'>;
  /** Missing where the tenant has no accounts. */
  readonly customerOf?: ((customerId: string) => Promise<Customer | undefined>) | undefined;
}

export interface HomeAsker extends Caller {
  /** The secret of the browser that ordered. */
  readonly browser?: string | undefined;
}

const nothing = Promise.resolve(undefined);

/** WEEK-02: of the caller and nobody else; the few questions that need the database are asked at once. */
export async function readHome(home: Home, asker: HomeAsker): Promise<HomeReply> {
  const { carts, orders, customerOf } = home;
  const { customerId } = asker.visitor;
  const { browser } = asker;
  const [customer, current, past, cart] = await Promise.all([
    customerId === undefined ? nothing : customerOf?.(customerId),
    orders.currentOf({ ...(customerId !== undefined && { customerId }), ...(browser !== undefined && { browser }) }),
    customerId === undefined ? [] : orders.boughtBy(customerId),
    findCart(carts, asker),
  ]);
  const now = carts.now();
  const address = cart?.document.address ?? current.address;
  const member = customer?.loyaltyMemberInformation;
  return {
    ...(customer && { firstName: customer.firstName }),
    orders: [...current.underWay],
    ...(current.last && { lastOrder: current.last }),
    ...(address && (await windowsAt(home, address, { cart, now }))),
    ...goodsOf(past, cartContextOf(carts, asker, placed(home, address)), home, now),
    memberPools: member && isMember(member) ? member.pools : [],
  };
}

/** With the stores its goods come from, which orders of long ago may name no more. */
function placed({ service }: Pick<Home, 'service'>, address: DistributionAddress | undefined) {
  const resolved = address && service.resolve(address);
  return resolved && !('failure' in resolved) ? resolved.address : undefined;
}

interface At {
  readonly cart: LoadedCart | undefined;
  readonly now: number;
}

async function windowsAt(
  { service }: Pick<Home, 'service'>,
  address: DistributionAddress,
  { cart, now }: At,
): Promise<Pick<HomeReply, 'windows'>> {
  const resolved = service.resolve(address);
  // The shop no longer goes there. An addition to an order comes in the order's own window.
  if ('failure' in resolved || cart?.row.mode === 'ADDON') return {};
  const days = await service.slots.days(resolved.place, address.position, cart?.row.id);
  const ownSlotId = cart?.window?.held ? cart.window.id : undefined;
  const slots = [...nextWindows(days, now, ownSlotId)];
  if (slots.length === 0) return {};
  const ofCart = cart?.document.address !== undefined;
  return { windows: { address: resolved.address, ofCart, slots, ...(ownSlotId !== undefined && { ownSlotId }) } };
}

/** Only what is sold where the shopper is, and only what can be bought now. */
function goodsOf(
  past: Parameters<typeof suggest>[0],
  { zone, store }: CartContext,
  { carts }: Pick<Home, 'carts'>,
  now: number,
): Pick<HomeReply, 'buyAgain' | 'runningLow' | 'offers'> {
  const shelf = shelfOf(carts.catalogue(), zone);
  const sold = (sku: string) => {
    const product = shelf.product(sku);
    const here = product && store !== '' ? shelf.inStore(product, store) : product;
    return here && isOrderable(here.availability) ? here : undefined;
  };
  const { again, low, others } = suggest(past, (sku) => sold(sku) !== undefined, now);
  const taken = (sku: string, quantity: number) => {
    const product = sold(sku);
    return product ? [{ product, quantity: Math.min(quantity, product.maxQuantity) }] : [];
  };
  return {
    buyAgain: again.flatMap(({ sku, quantity }) => taken(sku, quantity)),
    runningLow: low.flatMap(({ habit, everyDays, lastAt }) =>
      taken(habit.sku, habit.quantity).map((one) => ({ ...one, everyDays, lastAt: new Date(lastAt).toISOString() })),
    ),
    offers: others
      .flatMap(({ sku }) => sold(sku) ?? [])
      .filter(({ price }) => price.offer !== undefined)
      .slice(0, mostOffers),
  };
}
