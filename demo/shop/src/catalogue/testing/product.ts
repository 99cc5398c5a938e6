import type { Article, NutritionTable, Origin, PictureSpec } from '../article.ts';
import { type Availability, availabilityOn, zonePricesOf, zonesOf } from '../availability.ts';
import type { AllergenCode, LabelCode, ReferenceUnit, StorageCode } from '../codes.ts';
import { lifeText } from '../lifeText.ts';
import { seasonOf } from '../offers.ts';
import type { CatalogueSource } from '../source.ts';
import { type Offer, type PriceStep, pricesOn } from './pricesOn.ts';
import { basePrice, priceByWeight } from './unitPrices.ts';

/** A product of the shop on one day. Money in cents; for weighed goods prices are those of one step or average piece. */
export interface Product {
  readonly sku: string;
  readonly productId: string;
  readonly slug: string;
  readonly name: string;
  readonly title: string;
  readonly brand: { readonly slug: string; readonly name: string };
  readonly category: string;
  readonly parentCategories: readonly string[];
  readonly pack: { readonly text: string; readonly drained: string | undefined; readonly grams: number | undefined };
  readonly bundleSize: number | undefined;
  readonly bundleInfo: string | undefined;
  readonly weightArticle: boolean;
  readonly weightPieceArticle: boolean;
  /** Grams of one step for a weight article, otherwise 1. */
  readonly quantityStepSize: number;
  readonly maxQuantity: number;
  readonly price: {
    readonly regular: { readonly value: number };
    readonly offer: Offer | undefined;
    readonly loyalty: { readonly value: number } | undefined;
    readonly depositPrice: number | undefined;
    /** Of what is paid now, per reference unit of the category. */
    readonly base: { readonly value: number; readonly unit: ReferenceUnit };
    readonly perKilogram: number | undefined;
    readonly history: readonly PriceStep[];
  };
  readonly zones: readonly string[] | undefined;
  /** Regular price where a zone has its own. */
  readonly zonePrices: Readonly<Record<string, number>>;
  readonly availability: Availability;
  readonly vat: string;
  readonly minAge: 16 | 18 | undefined;
  readonly alcohol: number | undefined;
  readonly labels: readonly LabelCode[];
  /** Where it or its main ingredient grew or was raised; empty where the data does not say. */
  readonly origins: readonly Origin[];
  /** Where its brand makes it. */
  readonly madeIn: Origin;
  readonly ingredients: string | undefined;
  readonly contains: readonly AllergenCode[];
  readonly traces: readonly AllergenCode[];
  readonly nutrition: NutritionTable | undefined;
  readonly storage: StorageCode;
  readonly storageText: string;
  readonly lifeText: string | undefined;
  readonly notes: readonly string[];
  readonly about: string;
  readonly maker: string;
  readonly contact: string;
  readonly popularity: number;
  readonly find: readonly string[];
  readonly picture: PictureSpec;
}

export function toProduct(article: Article, today: string, { rules, words }: CatalogueSource): Product {
  const { size, content, brand, good } = article;
  const weighed = size.selling !== 'pack';
  // An article is priced by its sku alone, so the shelf price of weighed goods is the price per kg.
  const shelf = pricesOn(today, article.sku, article.listPrice, !good.noOffers, rules, seasonOf(good.id, rules));
  const piece = (value: number) => (weighed ? priceByWeight(value, content.quantity) : value);
  const now = shelf.offer?.value ?? shelf.regular;
  const base = weighed ? now : basePrice(now, content, article.baseUnit);
  if (base === undefined) throw new Error(`${article.slug}: its size has no price per ${article.baseUnit}`);

  return {
    sku: article.sku,
    productId: article.productId,
    slug: article.slug,
    name: article.name,
    title: article.title,
    brand: { slug: brand.slug, name: brand.name },
    category: article.category.slug,
    parentCategories: article.category.parents,
    pack: {
      text: article.packText,
      drained: article.drainedText,
      grams: content.measure === 'mass' || content.measure === 'volume' ? content.quantity : undefined,
    },
    bundleSize: size.count > 1 ? size.count : undefined,
    bundleInfo: size.count > 1 ? article.packText : undefined,
    weightArticle: size.selling === 'step',
    weightPieceArticle: size.selling === 'average',
    quantityStepSize: size.selling === 'step' ? content.quantity : 1,
    maxQuantity: good.maxQuantity ?? rules.maxQuantity[weighed ? 'weighed' : size.count > 1 ? 'bundle' : 'pack'],
    price: {
      regular: { value: piece(shelf.regular) },
      offer: shelf.offer && { ...shelf.offer, value: piece(shelf.offer.value), lowest30: piece(shelf.offer.lowest30) },
      loyalty: shelf.loyalty === undefined ? undefined : { value: piece(shelf.loyalty) },
      depositPrice: article.deposit || undefined,
      base: { value: base, unit: article.baseUnit },
      perKilogram: weighed ? now : undefined,
      history: shelf.history.map((step) => ({ ...step, value: piece(step.value) })),
    },
    zones: zonesOf(article, rules),
    zonePrices: Object.fromEntries(
      Object.entries(zonePricesOf(article, rules)).map(([zone, value]) => [zone, piece(value)]),
    ),
    availability: availabilityOn(today, article, rules),
    vat: article.vat,
    minAge: article.minAge,
    alcohol: article.alcohol,
    labels: article.labels,
    origins: article.origins,
    madeIn: article.madeIn,
    ingredients: article.ingredients,
    contains: article.contains,
    traces: article.traces.filter((code) => !article.contains.includes(code)),
    nutrition: article.nutrition,
    storage: article.storage,
    storageText: words.storage[article.storage],
    lifeText: lifeText(article.life, words.lifeDays, words.lifeMonths),
    notes: article.notes,
    about: article.about,
    maker: brand.maker,
    contact: words.contact.replace('{brand}', brand.slug),
    popularity: article.popularity,
    find: article.find,
    picture: article.picture,
  };
}
