import {
  type Cart,
  type Counted,
  cartDifference,
  type LineItem,
  type OrderConfig,
  type Product,
  productItem,
  type TrackedItem,
  unitsOf,
  valueOf,
} from '@trolley/contract';
import { limitProblem } from '../cart/orderLimits.ts';
import type { Draft } from './bus.ts';
import type { Shopper } from './pageDrafts.ts';

/** What a cart's events are made of. */
export interface CartView {
  readonly id: string | undefined;
  readonly cart: Cart | undefined;
}

export const viewOf = (cart: Cart | undefined): CartView => ({ id: cart?.id, cart });

/** What has changed in a cart since it was last looked at. Another cart (an order was placed, somebody logged in) is no change. */
export function cartDrafts(before: CartView, after: CartView, shopper: Shopper, now: number): readonly Draft[] {
  const { cart } = after;
  if (!cart || (before.id !== undefined && before.id !== after.id)) return [];
  const drafts = differenceDrafts(before.cart, cart, shopper);
  const was = before.cart;
  if (!was) return drafts;
  const window = cart.distributionWindow;
  if (window?.held && window.id !== was.distributionWindow?.id)
    drafts.push({
      name: 'add_shipping_info',
      ...worthOf(cart, shopper),
      shipping_tier: cart.distributionAddress?.distributionType ?? '',
      slot_lead_hours: Math.max(0, Math.round((Date.parse(window.startsAt) - now) / 3_600_000)),
      slot_fee: unitsOf(window.fee),
    });
  if (cart.substitution !== was.substitution) drafts.push({ name: 'substitution_choice', choice: cart.substitution });
  const planned = new Set(was.payments.map(({ methodKey }) => methodKey));
  for (const { methodKey } of cart.payments)
    if (!planned.has(methodKey))
      drafts.push({ name: 'add_payment_info', ...worthOf(cart, shopper), payment_type: methodKey });
  return drafts;
}

type Line = Counted<Product & { readonly perPiece?: number }>;

function differenceDrafts(before: Cart | undefined, after: Cart, { currency, member }: Shopper): Draft[] {
  const { added, removed } = cartDifference(linesOf(before, after), linesOf(after, before));
  const drafts: Draft[] = [];
  for (const [name, lines] of [['add_to_cart', added] as const, ['remove_from_cart', removed] as const]) {
    if (lines.length === 0) continue;
    const items = lines.slice(0, 200).map((line: Line) => itemOf(line, member));
    drafts.push({ name, currency, value: valueOf(items), items });
  }
  return drafts;
}

const itemOf = ({ product: { perPiece, ...product }, quantity }: Line, member: boolean): TrackedItem =>
  productItem(product, { quantity, member, ...(perPiece !== undefined && { perPiece }) });

/** Lines that count: what became unavailable, or available again, was neither removed nor added by the shopper. */
function linesOf(cart: Cart | undefined, other: Cart | undefined): readonly Line[] {
  const unavailable = new Set((other?.unavailableLineItems ?? []).map(({ lineItemId }) => lineItemId));
  return (cart?.productLineItems ?? [])
    .filter(({ lineItemId }) => !unavailable.has(lineItemId))
    .map(({ product, quantity, perPiecePrice }: LineItem) => ({
      product: { ...product, perPiece: perPiecePrice },
      quantity,
    }));
}

function worthOf({ productLineItems, priceInfo }: Cart, { currency, member }: Shopper) {
  const items = productLineItems
    .slice(0, 200)
    .map(({ product, quantity, perPiecePrice }) => productItem(product, { quantity, member, perPiece: perPiecePrice }));
  return { currency, value: unitsOf(Math.max(0, priceInfo.orderValue)), items };
}

/** The cart, or the checkout, is looked at. */
export function wholeCartDraft(
  name: 'view_cart' | 'begin_checkout',
  cart: Cart,
  shopper: Shopper,
  config: OrderConfig | undefined,
): Draft {
  const problem = config && limitProblem(cart, config);
  return {
    ...{ name, ...worthOf(cart, shopper), deposit: unitsOf(cart.priceInfo.depositFees) },
    ...(problem?.kind === 'belowMinimum' && { min_order_missing: unitsOf(problem.by) }),
  };
}
