import { type Cart, currentPrice, type LineItem, type LoadState, type Product } from '@trolley/contract';

/** How many of a product somebody wants. */
export interface Wish {
  readonly product: Product;
  readonly quantity: number;
  /** Said before it was known what lies in the cart: so many more than that. */
  readonly relative?: true;
}
export type Wishes = Readonly<Record<string, Wish>>;

/** Wishes on their way. The same request with the same key may be repeated until somebody answers. */
export interface Sent {
  readonly key: string;
  readonly request: 'add' | 'set' | 'bulk';
  readonly wishes: Wishes;
  /** What it was meant for was gone: one more try, then it is taken back. */
  readonly again?: true;
}

export interface CartState {
  /** `idle` until the page is alive; `success` without a cart means that there is none. */
  readonly loadState: LoadState;
  readonly cart?: Cart;
  /** Pressed, shown, not yet sent; by sku. */
  readonly wishes: Wishes;
  readonly sent?: Sent;
  /** Nobody can be reached: what was pressed waits. */
  readonly waiting: boolean;
}

export const firstState: CartState = { loadState: 'idle', wishes: {}, waiting: false };

const byCart = new WeakMap<Cart, ReadonlyMap<string, LineItem>>();

/** The line of a product as the server last told it. */
export function lineOf({ cart }: Pick<CartState, 'cart'>, sku: string): LineItem | undefined {
  if (!cart) return undefined;
  const lines = byCart.get(cart) ?? new Map(cart.productLineItems.map((line) => [line.product.sku, line]));
  byCart.set(cart, lines);
  return lines.get(sku);
}

/** How many are shown: the last wish counts, then what is on its way, then what the server told. */
export function quantityOf(state: CartState, sku: string): number {
  const { wishes, sent } = state;
  const told = lineOf(state, sku)?.quantity ?? 0;
  return after(after(told, sent?.wishes[sku]), wishes[sku]);
}

function after(quantity: number, wish: Wish | undefined): number {
  if (!wish) return quantity;
  return wish.relative ? Math.min(quantity + wish.quantity, wish.product.maxQuantity) : wish.quantity;
}

/** Whether an amount can be told from a number of pieces more. */
export function isKnown({ loadState }: CartState): boolean {
  return loadState === 'success';
}

export function wished(state: CartState, product: Product, quantity: number): CartState {
  const wish: Wish = { product, quantity: Math.max(0, Math.min(quantity, product.maxQuantity)) };
  return { ...state, wishes: { ...state.wishes, [product.sku]: wish } };
}

/** So many more; while nobody knows of how many, that is all that can be said. */
export function wishedMore(state: CartState, product: Product, more: number): CartState {
  const wish = state.wishes[product.sku];
  if (isKnown(state) || (wish && !wish.relative)) return wished(state, product, quantityOf(state, product.sku) + more);
  const quantity = Math.max(0, Math.min((wish?.quantity ?? 0) + more, product.maxQuantity));
  return { ...state, wishes: { ...state.wishes, [product.sku]: { product, quantity, relative: true } } };
}

/** What was pressed goes on its way; what changes nothing does not. */
export function taken(state: CartState, key: string): CartState {
  if (state.sent) return state;
  const wishes = Object.entries(state.wishes).filter(
    ([sku, wish]) => wish.quantity !== (wish.relative ? 0 : (lineOf(state, sku)?.quantity ?? 0)),
  );
  const [only] = wishes;
  if (!only) return { ...state, wishes: {} };
  const [sku, wish] = only;
  const single = lineOf(state, sku) && !wish.relative ? 'set' : 'add';
  const request = wishes.length > 1 ? 'bulk' : single;
  return { ...state, wishes: {}, sent: { key, request, wishes: Object.fromEntries(wishes) } };
}

/** What was on its way, as if it had not been sent; newer wishes for the same product stand. */
export function requeued({ sent, ...state }: CartState): CartState {
  if (!sent) return state;
  const kept = Object.entries(sent.wishes).filter(([, { quantity }]) => quantity > 0);
  return { ...state, wishes: { ...Object.fromEntries(kept), ...state.wishes } };
}

/** What was on its way, and all that was built on it, is no longer wanted. */
export function takenBack({ sent, ...state }: CartState): CartState {
  const wishes = Object.entries(state.wishes).filter(([sku]) => !sent?.wishes[sku]);
  return { ...state, wishes: Object.fromEntries(wishes) };
}

export function landed({ sent: _, ...state }: CartState): CartState {
  return { ...state, waiting: false };
}

/** An answer with a lower revision than the one on screen is old news. */
export function isNews({ cart }: CartState, next: Cart): boolean {
  return cart?.id !== next.id || next.revision >= cart.revision;
}

/** With the cart the server told; what was only so many more is an amount from here on. */
export function withCart(state: CartState, cart: Cart | undefined): CartState {
  const { cart: _, ...rest } = state;
  const next: CartState = { ...rest, loadState: 'success', ...(cart && { cart }) };
  const wishes = Object.entries(state.wishes).map(([sku, wish]) => {
    if (!wish.relative || next.sent?.wishes[sku]) return [sku, wish] as const;
    return [sku, { product: wish.product, quantity: quantityOf(next, sku) }] as const;
  });
  return { ...next, wishes: Object.fromEntries(wishes) };
}

function touched({ wishes, sent }: CartState): ReadonlyMap<string, Product> {
  const all = [...Object.values(sent?.wishes ?? {}), ...Object.values(wishes)];
  return new Map(all.map(({ product }) => [product.sku, product]));
}

/** The lines as they are shown: with what was pressed, before anybody answered. */
export function shownLines(state: CartState): readonly LineItem[] {
  const told = (state.cart?.productLineItems ?? []).map((line) =>
    withQuantity(line, quantityOf(state, line.product.sku)),
  );
  const fresh = [...touched(state).values()]
    .filter(({ sku }) => !lineOf(state, sku))
    .map((product) => freshLine(product, quantityOf(state, product.sku)));
  return [...told, ...fresh].filter(({ quantity }) => quantity > 0);
}

function withQuantity(line: LineItem, quantity: number): LineItem {
  if (line.quantity === quantity) return line;
  const regular = Math.round(line.regularLinePrice / line.quantity);
  return { ...line, quantity, linePrice: line.perPiecePrice * quantity, regularLinePrice: regular * quantity };
}

/** A line nobody has answered for yet. */
export function freshLine(product: Product, quantity: number): LineItem {
  const perPiecePrice = currentPrice(product.price);
  const regularLinePrice = product.price.regular.value * quantity;
  return {
    lineItemId: product.sku,
    product,
    quantity,
    perPiecePrice,
    linePrice: perPiecePrice * quantity,
    regularLinePrice,
  };
}

/** How many things: pieces; of what is weighed each line is one. */
export function countOf(state: CartState): number {
  return changed(state, state.cart?.lineItemCount ?? 0, ({ weightArticle }, quantity) =>
    weightArticle ? Math.min(quantity, 1) : quantity,
  );
}

/** What the goods cost, deposits and fees left out. */
export function goodsOf(state: CartState): number {
  return changed(
    state,
    state.cart?.priceInfo.totalArticlePrice ?? 0,
    ({ sku, price }, quantity) => (lineOf(state, sku)?.perPiecePrice ?? currentPrice(price)) * quantity,
  );
}

/** What the server told, and the difference that the wishes make to it. */
function changed(state: CartState, told: number, measure: (product: Product, quantity: number) => number): number {
  let sum = told;
  for (const product of touched(state).values()) {
    sum +=
      measure(product, quantityOf(state, product.sku)) - measure(product, lineOf(state, product.sku)?.quantity ?? 0);
  }
  return sum;
}
