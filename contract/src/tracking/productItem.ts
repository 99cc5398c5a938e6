import { currentPrice, type Product } from '../catalogue/product.ts';
import type { TrackedItem } from './item.ts';

/** Cents as analytics count money: units of the currency. */
export const unitsOf = (cents: number): number => cents / 100;

interface Place {
  readonly quantity?: number;
  readonly list?: { readonly id: string; readonly name?: string | undefined };
  /** From 0. */
  readonly index?: number;
  /** Members pay their own price where there is one. */
  readonly member?: boolean;
  /** What one piece costs in the cart, in cents, where that is known. */
  readonly perPiece?: number;
}

/** A product as an item of an event. */
export function productItem(product: Product, { quantity = 1, list, index, member = false, perPiece }: Place = {}) {
  const { sku, productId, name, brand, category, parentCategories, price } = product;
  const { regular, loyalty, depositPrice } = price;
  const paid = perPiece ?? (member ? Math.min(loyalty?.value ?? Infinity, currentPrice(price)) : currentPrice(price));
  const item: TrackedItem = {
    item_id: sku,
    item_name: name,
    ...(brand && { item_brand: brand.name }),
    ...categoriesOf([...parentCategories, category].map((one) => one.name)),
    ...(list && { item_list_id: list.id }),
    ...(list?.name !== undefined && { item_list_name: list.name }),
    ...(index !== undefined && { index }),
    price: unitsOf(paid),
    quantity,
    ...(regular.value > paid && { discount: unitsOf(regular.value - paid) }),
    regular_price: unitsOf(regular.value),
    ...(loyalty && { loyalty_price: unitsOf(loyalty.value) }),
    ...(depositPrice !== undefined && { deposit: unitsOf(depositPrice) }),
    product_id: productId,
    weight_article: product.weightArticle,
    weight_piece_article: product.weightPieceArticle,
  };
  return item;
}

type Categories = Pick<
  TrackedItem,
  'item_category' | 'item_category2' | 'item_category3' | 'item_category4' | 'item_category5'
>;

/** GA4 knows five levels. */
function categoriesOf(names: readonly string[]): Categories {
  const unique = [...new Set(names)].slice(0, 5);
  return Object.fromEntries(unique.map((name, level) => [`item_category${level === 0 ? '' : level + 1}`, name]));
}

/** What items are worth together, in units of the currency, without float dust. */
export function valueOf(items: readonly Pick<TrackedItem, 'price' | 'quantity'>[]): number {
  return unitsOf(items.reduce((sum, { price = 0, quantity }) => sum + Math.round(price * 100) * quantity, 0));
}
