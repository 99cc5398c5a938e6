import type { ProductPrice } from '@trolley/contract';
import type { Catalogue, StoredProduct } from '../catalogue.ts';
import type { ProductChange } from './changesBetween.ts';
import { priceOn } from './priceOn.ts';
import type { Shelved } from './shelved.ts';
import { hasZonePrices, isCarried, shelvedAt } from './shelved.ts';
import { tenantDays } from './tenantDays.ts';

/** What a change of a product touches besides the pages that show it. */
export interface Difference {
  /** What it costs somewhere. */
  readonly price: boolean;
  /** Which offers there are, or which come first. */
  readonly offers: boolean;
  /** Lists with it: whether, where and by which facets they show it; its price is looked at apart. */
  readonly list: boolean;
  /** Categories or brands have more or fewer products. */
  readonly count: boolean;
  readonly words: boolean;
  /** How well it is known, which decides between equals of a search. */
  readonly popularity: boolean;
  /** The other sizes of the same product. */
  readonly size: boolean;
  /** Its brand or a category above it has another name. */
  readonly named: boolean;
}

export function differenceOf(change: ProductChange, previous: Catalogue, next: Catalogue): Difference {
  const { before, after } = change;
  const named = next.changes?.tree === true && namesOf(before, previous) !== namesOf(after, next);
  const words = named || (before !== after && wordsOf(before) !== wordsOf(after));
  const popularity = before?.popularity !== after?.popularity;
  const size = before !== after && sizeOf(before) !== sizeOf(after);
  let price = false;
  let offers = false;
  let list = named;
  let count = before?.category !== after?.category || before?.brand !== after?.brand;
  for (const zone of zonesOf(change, next)) {
    const priceBefore = priceIn(before, zone, previous);
    const priceAfter = priceIn(after, zone, next);
    price ||= JSON.stringify(priceBefore) !== JSON.stringify(priceAfter);
    count ||= (priceBefore === undefined) !== (priceAfter === undefined);
    const was = before && priceBefore && shelvedAt(before, zone, priceBefore);
    const is = after && priceAfter && shelvedAt(after, zone, priceAfter);
    offers ||= offersDiffer(was, is);
    if (was && is) list ||= listsDiffer(was, is);
  }
  return {
    price,
    offers,
    list: list || count,
    count,
    words: words || count,
    popularity,
    size: size || price || count,
    named,
  };
}

/** One for all where no zone makes a difference. */
function zonesOf({ before, after }: ProductChange, { zones }: Catalogue): readonly string[] {
  const differs = [before, after].some((one) => one && (one.zones !== undefined || hasZonePrices(one)));
  return differs ? zones : [''];
}

function priceIn(
  product: StoredProduct | undefined,
  zone: string,
  { now, timeZone }: Catalogue,
): ProductPrice | undefined {
  return product && isCarried(product, zone) ? priceOn(product, zone, now, tenantDays(timeZone)) : undefined;
}

/** Which offers come first is told by how well they are known, by category, one size of each product. */
function offersDiffer(was: Shelved | undefined, is: Shelved | undefined): boolean {
  const [offeredBefore, offered] = [was, is].map((one) => (one?.percent ?? 0) > 0);
  if (offeredBefore !== offered) return true;
  if (!offered || !was || !is) return false;
  const { product: one } = was;
  const { product: other } = is;
  return was.rank !== is.rank || one.category !== other.category || one.productId !== other.productId;
}

function listsDiffer(was: Shelved, is: Shelved): boolean {
  const [one, other] = [was.product, is.product];
  return (
    was.rank !== is.rank ||
    one.name !== other.name ||
    one.picture !== other.picture ||
    one.origins.join() !== other.origins.join() ||
    was.flags !== is.flags ||
    was.diets !== is.diets ||
    was.notFreeOf !== is.notFreeOf
  );
}

function wordsOf(product: StoredProduct | undefined): string {
  return product ? JSON.stringify([product.name, product.slug, product.find, product.brand, product.category]) : '';
}

/** What the pages of its other sizes show of it. */
function sizeOf(product: StoredProduct | undefined): string {
  if (!product) return '';
  const { productId, slug, pack, base, picture, availability, selling, pieceGrams } = product;
  return JSON.stringify([productId, slug, pack, base, picture, availability, selling, pieceGrams]);
}

function namesOf(product: StoredProduct | undefined, { brands, categories }: Catalogue): string {
  if (!product) return '';
  const names = [product.brand && brands.get(product.brand)?.name];
  let category = categories.get(product.category);
  for (let depth = 0; category && depth < 8; depth++) {
    names.push(category.slug, category.name);
    category = category.parent === undefined ? undefined : categories.get(category.parent);
  }
  return JSON.stringify(names);
}
