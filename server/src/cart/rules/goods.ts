import type { Product, UnavailableLineItem } from '@trolley/contract';
import { currentPrice, isOrderable, noFilter, pictureAddress } from '@trolley/contract';
import type { Catalogue, StoredProduct } from '../../catalogue/catalogue.ts';
import type { Shelf } from '../../catalogue/shelf/shelf.ts';
import { shelfOrder } from '../../catalogue/shelf/shelfOrder.ts';
import { vatOn } from '../../catalogue/shelf/showProduct.ts';
import type { Products } from './change.ts';

/** A product as a cart's arithmetic sees it; money is that of one piece. */
export interface Good {
  readonly product: Product;
  readonly regular: number;
  /** What everybody pays now. */
  readonly price: number;
  readonly memberPrice: number;
  readonly deposit: number;
  /** Class of value added tax. */
  readonly vat: string;
  /** Of one piece; undefined where its size tells no weight. */
  readonly grams?: number;
  /** What it costs in the end is known only after picking. */
  readonly weighed: boolean;
  readonly orderable: boolean;
  /** Its category's place in the shop's tree. */
  readonly rank: number;
}

export type KnownProduct = UnavailableLineItem['product'];

/** What is sold at one place, as carts need it. */
export interface Goods extends Products {
  good(sku: string): Good | undefined;
  /** What is known of a product, also of one that this place does not sell. */
  known(sku: string): KnownProduct | undefined;
  /** What could take a product's place, nearest first. */
  alternatives(sku: string): readonly Product[];
  permille(vat: string, moment: number): number;
}

const places = new WeakMap<Catalogue, Map<string, Goods>>();

/** Of each place so many are remembered, and so many places: together some tens of megabytes, however many stores there are. */
export const mostGoods = { places: 40, products: 5000 };

/** Worked out once for each product as long as the catalogue is the same: this is asked for with every change. */
export function goodsOf(catalogue: Catalogue, shelf: Shelf, store = ''): Goods {
  let known = places.get(catalogue);
  if (!known) places.set(catalogue, (known = new Map()));
  const key = `${shelf.zone} ${store}`;
  const goods = known.get(key) ?? newGoods(catalogue, shelf, store);
  remember(known, key, goods, mostGoods.places);
  return goods;
}

/** As the newest; the oldest makes room. */
function remember<T>(known: Map<string, T>, key: string, value: T, most: number): void {
  known.delete(key);
  known.set(key, value);
  if (known.size <= most) return;
  for (const oldest of known.keys()) {
    known.delete(oldest);
    return;
  }
}

const fewAlternatives = 8;
const deepest = 8;

function newGoods({ products, vat, categories, brands }: Catalogue, shelf: Shelf, store: string): Goods {
  const ranks = shelfOrder(categories);
  const goods = new Map<string, Good>();
  const alternatives = new Map<string, readonly Product[]>();

  function good(sku: string): Good | undefined {
    const cached = goods.get(sku);
    if (cached) return cached;
    const stored = products.get(sku);
    const shown = stored && shelf.product(sku);
    if (!shown) return undefined;
    const made = goodOf(stored, shelf.inStore(shown, store), ranks.get(stored.category) ?? ranks.size);
    remember(goods, sku, made, mostGoods.products);
    return made;
  }

  function like(sku: string): readonly Product[] {
    const near = shelf.product(sku) ? shelf.similar(sku, fewAlternatives) : popularBeside(products.get(sku)?.category);
    return near.flatMap((one) => {
      const found = one.sku === sku ? undefined : good(one.sku);
      return found?.orderable ? [found.product] : [];
    });
  }

  /** Best known ones of the category, or of the next above that has any here. */
  function popularBeside(category: string | undefined): readonly Product[] {
    for (let slug = category, steps = 0; slug !== undefined && steps < deepest; steps++) {
      const of = { kind: 'category', slug } as const;
      const { results } = shelf.list({ of, filter: noFilter, page: 1, pageSize: fewAlternatives });
      if (results.length > 0) return results;
      slug = categories.get(slug)?.parent;
    }
    return [];
  }

  return {
    good,
    product: (sku) => good(sku)?.product,
    knows: (sku) => products.has(sku),
    known(sku) {
      const stored = products.get(sku);
      if (!stored) return undefined;
      const { name, slug, pack, picture, brand } = stored;
      const named = brand === undefined ? {} : { brand: { slug: brand, name: brands.get(brand)?.name ?? brand } };
      return { sku, name, slug, ...(pack !== '' && { pack }), picture: pictureAddress(picture), ...named };
    },
    alternatives(sku) {
      let found = alternatives.get(sku);
      if (!found) remember(alternatives, sku, (found = like(sku)), mostGoods.products);
      return found;
    },
    permille: (name, moment) => vatOn(vat, name, moment),
  };
}

function goodOf(stored: StoredProduct, product: Product, rank: number): Good {
  const { price } = product;
  const current = currentPrice(price);
  const grams = gramsOf(stored);
  return {
    product,
    regular: price.regular.value,
    price: current,
    memberPrice: price.loyalty?.value ?? current,
    deposit: price.depositPrice ?? 0,
    vat: stored.vat,
    ...(grams !== undefined && { grams }),
    weighed: stored.selling !== 'pack',
    orderable: isOrderable(product.availability),
    rank,
  };
}

/** A litre is taken for a kilogram. */
const gramsPer: Readonly<Partial<Record<string, number>>> = { kg: 1000, l: 1000, '100g': 100, '100ml': 100 };

export function gramsOf({ pieceGrams, base }: Pick<StoredProduct, 'pieceGrams' | 'base'>): number | undefined {
  if (pieceGrams !== undefined || !base) return pieceGrams;
  const each = gramsPer[base.unit];
  return each === undefined ? undefined : Math.round(base.quantity * each);
}
