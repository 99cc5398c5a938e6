import type { Cart, CartAnswer, CartCode } from '@trolley/contract';
import { pictureAddress } from '@trolley/contract';
import { retiredProducts } from '../catalogue/storage/retiredProducts.ts';
import type { Queryable } from '../platform/database/database.ts';
import type { Standing } from '../voucher/offers.ts';
import type { Caller, Carts } from './carts.ts';
import type { NotDone } from './rules/changeLines.ts';
import { showCart } from './rules/showCart.ts';
import { type Scene, sceneOf } from './scene.ts';
import type { LoadedCart } from './storage/readCart.ts';

/** What a call tells beside the cart. */
export interface Extra extends Pick<CartAnswer, 'outcome' | 'changes'> {
  readonly notDone?: readonly NotDone[];
}

/** A cart as its caller sees it, after whatever they asked for. */
export interface ToldCart {
  readonly answer: CartAnswer;
  readonly notDone: readonly NotDone[];
  readonly scene: Scene;
}

interface Seen {
  readonly scene: Scene;
  readonly refused?: ReadonlyMap<string, CartCode>;
  /** As `standingOf` told it: without it vouchers and passes are not seen. */
  readonly standing: Standing | undefined;
  /** As `orderWeightOf` told it. */
  readonly orderWeight?: number;
}

/** What bears on the vouchers and the pass of a cart; undefined where there are none. */
export async function standingOf(
  { offers, database }: Pick<Carts, 'offers' | 'database'>,
  { row: { id: cartId, customerId } }: Pick<LoadedCart, 'row'>,
  on: Queryable = database,
): Promise<Standing | undefined> {
  return offers?.standingOf(on, { cartId, ...(customerId !== undefined && { customerId }) });
}

/** Grams of the order that an ADDON cart adds to; undefined of any other, and where it can no longer be added to. */
export async function orderWeightOf(
  { orderForAddon }: Pick<Carts, 'orderForAddon'>,
  { visitor }: Caller,
  { row: { orderNumber } }: Pick<LoadedCart, 'row'>,
): Promise<number | undefined> {
  return orderNumber === undefined ? undefined : (await orderForAddon(orderNumber, visitor))?.weight;
}

/** Priced for this caller, now. */
export function seeCart(carts: Carts, caller: Caller, cart: LoadedCart, seen: Seen): Cart {
  const { row, document, window } = cart;
  const hold =
    window && window.id === document.window?.id
      ? { heldUntil: Date.parse(window.heldUntil), held: window.held, cutOffAt: Date.parse(window.cutOffAt) }
      : undefined;
  const { service, offers } = carts;
  const { scene, refused, standing, orderWeight } = seen;
  const { member } = caller.visitor;
  const now = carts.now();
  const { goods } = scene;
  const terms = service.file;
  return showCart({ row, document, goods, terms, member, hold, refused, offers, standing, orderWeight, now });
}

export async function tellCart(
  carts: Carts,
  caller: Caller,
  cart: LoadedCart,
  { notDone = [], ...extra }: Extra = {},
): Promise<ToldCart> {
  const scene = sceneOf(carts, caller, cart.document.address);
  const [standing, orderWeight] = await Promise.all([standingOf(carts, cart), orderWeightOf(carts, caller, cart)]);
  const shown = await withRetired(carts, seeCart(carts, caller, cart, { scene, standing, orderWeight }));
  return { answer: { ...shown, ...extra }, notDone, scene };
}

/** What is no longer sold is no longer in memory; only a cart that still holds some of it asks for its name. */
export async function withRetired(carts: Pick<Carts, 'database'>, cart: Cart): Promise<Cart> {
  const gone = cart.unavailableLineItems.filter(({ reason }) => reason === 'discontinued');
  if (gone.length === 0) return cart;
  const skus = gone.map(({ lineItemId }) => lineItemId);
  const rows = new Map((await retiredProducts(carts.database, skus)).map((row) => [row.sku, row]));
  const unavailableLineItems = cart.unavailableLineItems.map((line) => {
    const row = line.reason === 'discontinued' ? rows.get(line.lineItemId) : undefined;
    return row ? { ...line, product: { ...row, picture: pictureAddress(row.picture) } } : line;
  });
  return { ...cart, unavailableLineItems };
}
