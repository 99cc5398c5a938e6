import type { Cart, CartCode, CartPatch, CartReply } from '@trolley/contract';
import { pictureAddress } from '@trolley/contract';
import { retiredProducts } from '../catalogue/storage/retiredProducts.ts';
import type { Queryable } from '../platform/database/database.ts';
import type { Entitlements } from '../voucher/vouchers.ts';
import { type CartContext, cartContextOf } from './cartContext.ts';
import type { Caller, Carts } from './carts.ts';
import { linesTagOf } from './linesTag.ts';
import { changedLines } from './rules/changedLines.ts';
import type { NotDone } from './rules/changeLines.ts';
import type { CartDocument } from './rules/document.ts';
import { showCart } from './rules/showCart.ts';
import type { LoadedCart } from './storage/readCart.ts';

/** What a response says beside the cart. */
export interface Extra extends Pick<CartReply, 'outcome' | 'changes'> {
  readonly notDone?: readonly NotDone[];
}

/** A cart as its caller sees it after the change, or as it is. */
export interface CartResponse {
  readonly answer: CartReply;
  readonly notDone: readonly NotDone[];
  readonly context: CartContext;
  /** The same answer for a caller who has the cart as it was before. */
  readonly patch?: CartPatch;
}

interface Seen {
  readonly context: CartContext;
  /** The document that this one was made of. */
  readonly before?: CartDocument | undefined;
  readonly refused?: ReadonlyMap<string, CartCode>;
  /** From `entitlementsOf`; without it vouchers and passes are not shown. */
  readonly entitlements: Entitlements | undefined;
  /** From `orderWeightOf`. */
  readonly orderWeight?: number;
}

/** What the owner of a cart is entitled to; undefined where the shop has no vouchers. */
export async function entitlementsOf(
  { vouchers, database }: Pick<Carts, 'vouchers' | 'database'>,
  { row: { id: cartId, customerId } }: Pick<LoadedCart, 'row'>,
  on: Queryable = database,
): Promise<Entitlements | undefined> {
  return vouchers?.entitlementsOf(on, { cartId, ...(customerId !== undefined && { customerId }) });
}

/** Grams of the order that an ADDON cart adds to; undefined of any other, and where it can no longer be added to. */
export async function orderWeightOf(
  { orderForAddon }: Pick<Carts, 'orderForAddon'>,
  { visitor }: Caller,
  { row: { orderNumber } }: Pick<LoadedCart, 'row'>,
): Promise<number | undefined> {
  return orderNumber === undefined ? undefined : (await orderForAddon(orderNumber, visitor))?.weight;
}

/** The cart with the prices of this caller and this moment. */
export function seeCart(carts: Carts, caller: Caller, cart: LoadedCart, seen: Seen): Cart {
  const { row, document, window } = cart;
  const hold =
    window && window.id === document.window?.id
      ? { heldUntil: Date.parse(window.heldUntil), held: window.held, cutOffAt: Date.parse(window.cutOffAt) }
      : undefined;
  const { service, vouchers, passes } = carts;
  const { context, before, refused, entitlements, orderWeight } = seen;
  const { member, programmeAway } = caller.visitor;
  const now = carts.now();
  const { goods } = context;
  const terms = service.file;
  const shown = { row, document, before, goods, terms, member, hold, refused, entitlements, orderWeight, now };
  const linesTag = linesTagOf(carts, caller.visitor, cart, context);
  const answer: Cart = showCart({ ...shown, vouchers, passOffer: passes?.offer });
  // Made just now and nobody else's: a copy of its thirty fields would cost more than all that is looked up here.
  answer.linesTag = linesTag;
  if (programmeAway) answer.programmeAway = programmeAway;
  return answer;
}

export async function toCartResponse(
  carts: Carts,
  caller: Caller,
  cart: LoadedCart,
  { notDone = [], ...extra }: Extra = {},
  before?: LoadedCart,
): Promise<CartResponse> {
  const context = cartContextOf(carts, caller, cart.document.address);
  const [entitlements, orderWeight] = await Promise.all([
    entitlementsOf(carts, cart),
    orderWeightOf(carts, caller, cart),
  ]);
  const seen = { context, before: before?.document, entitlements, orderWeight };
  const shown = await withRetired(carts, seeCart(carts, caller, cart, seen));
  const answer: CartReply = Object.assign(shown, extra);
  const patch = before && patchOf(carts, caller, { before, after: cart, context, answer });
  return { answer, notDone, context, ...(patch && { patch }) };
}

interface Step {
  readonly before: LoadedCart;
  readonly after: LoadedCart;
  readonly context: CartContext;
  readonly answer: CartReply;
}

/** Only for a caller who has the lines as they were just before, at the products and prices of now. */
function patchOf(carts: Carts, caller: Caller, { before, after, context, answer }: Step): CartPatch | undefined {
  const { since } = caller;
  if (since === undefined) return undefined;
  const beforeThat = cartContextOf(carts, caller, before.document.address);
  const isSamePlace = beforeThat.goods === context.goods;
  if (!isSamePlace || since !== linesTagOf(carts, caller.visitor, before, context)) return undefined;
  const { productLineItems, ...rest } = answer;
  const changed = changedLines(before.document.lines, after.document.lines, productLineItems);
  return changed && { ...rest, since, ...changed };
}

/** Products that are no longer sold are not in memory: only for a cart that still holds some is the database asked. */
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
