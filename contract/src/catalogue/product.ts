import { z } from 'zod/mini';
import { type AllergenCode, allergenCodes, availabilities, labelCodes, referenceUnits } from './codes.ts';
import { comparableValue, type Measure, unitContents } from './measure.ts';
import { pictureKinds } from './picture.ts';

const cents = z.int().check(z.minimum(0));
const named = z.object({ slug: z.string(), name: z.string() });
export type Named = z.infer<typeof named>;

export const productPrice = z.object({
  /** The list price; crossed out while there is an offer. */
  regular: z.object({ value: cents }),
  offer: z.optional(
    z.object({
      value: cents,
      /** Lowest price of the 30 days before the offer began: what `percent` counts from. */
      lowest30: cents,
      percent: z.int(),
      /** First and last day, in the tenant's time zone. */
      from: z.iso.date(),
      until: z.optional(z.iso.date()),
    }),
  ),
  /** The members' price; `perUnit` corresponds to `perKilogram`, or else to `base`. */
  loyalty: z.optional(z.object({ value: cents, perUnit: z.optional(cents) })),
  depositPrice: z.optional(cents),
  /** Of what everybody pays now, per unit of what the product is measured in. Missing only where its content is unknown. */
  base: z.optional(z.object({ value: cents, unit: z.enum(referenceUnits) })),
  /** Of weighed goods; the other prices are those of one step or of an average piece. */
  perKilogram: z.optional(cents),
});
export type ProductPrice = z.infer<typeof productPrice>;

/** A product as lists, tiles and the cart show it, at the prices of one assortment zone. */
export const product = z.object({
  sku: z.string(),
  /** The same for all sizes of one product. */
  productId: z.string(),
  slug: z.string(),
  name: z.string(),
  /** Left out where it has none. */
  brand: z.optional(named),
  /** Its leaf of the tree, and the nodes above it, root first. */
  category: named,
  parentCategories: z.array(named),
  /** How much is in it, as it is printed: `500 g`, `6 × 1,5 l`, `ca. 180 g`. */
  pack: z.string(),
  /** See `pictureSource`. */
  picture: z.string(),
  price: productPrice,
  maxQuantity: z.int(),
  /** Grams of one step for a weight article, otherwise 1. */
  quantityStepSize: z.int(),
  /** Sold by the gram, in steps. */
  weightArticle: z.boolean(),
  /** Sold by the piece, paid by its real weight. */
  weightPieceArticle: z.boolean(),
  bundleSize: z.optional(z.int()),
  bundleInfo: z.optional(z.string()),
  availability: z.enum(availabilities),
  minAge: z.optional(z.int()),
  labels: z.array(z.enum(labelCodes)),
  /** ISO 3166 code of the country it comes from, where that is known. */
  origin: z.optional(z.string()),
});
export type Product = z.infer<typeof product>;

/** `name` is the country's in the tenant's language; the server adds it, for a browser is slow to find it. */
const place = z.object({ country: z.string(), name: z.optional(z.string()), region: z.optional(z.string()) });

/** Per 100 g or ml; grams except for the energy. */
export const nutrition = z.object({
  per: z.enum(['100g', '100ml']),
  kJ: z.number(),
  kcal: z.number(),
  fat: z.number(),
  saturates: z.number(),
  carbohydrate: z.number(),
  sugar: z.number(),
  protein: z.number(),
  salt: z.number(),
  fibre: z.optional(z.number()),
});
export type Nutrition = z.infer<typeof nutrition>;

/** Who certified a label: `EU organic` and `AT-BIO-301`, `MSC` and `MSC-C-12345`. */
export const certificate = z.object({ label: z.enum(labelCodes), scheme: z.string(), number: z.string() });
export type Certificate = z.infer<typeof certificate>;

/** Facts of a product, the same in every zone and on every day. */
export const productFacts = z.object({
  about: z.string(),
  gtin: z.optional(z.string()),
  /** Allergens between double asterisks, as in `Sugar, **milk**`. */
  ingredients: z.optional(z.string()),
  contains: z.array(z.enum(allergenCodes)),
  /** It was stated that it contains none of them. Without it an empty `contains` says nothing at all. */
  containsNone: z.optional(z.boolean()),
  traces: z.array(z.enum(allergenCodes)),
  nutrition: z.optional(nutrition),
  origins: z.array(place),
  madeIn: z.optional(place),
  storage: z.optional(z.string()),
  shelfLife: z.optional(z.string()),
  drainedWeight: z.optional(z.string()),
  /** Percent by volume. */
  alcohol: z.optional(z.number()),
  notes: z.array(z.string()),
  maker: z.optional(z.string()),
  contact: z.optional(z.string()),
  /** One at least for each certified label; others may have them. */
  certificates: z.optional(z.array(certificate)),
  /** Of non-food: who answers for it in the Union (Regulation (EU) 2023/988, article 16); `contact` is electronic. */
  responsiblePerson: z.optional(z.object({ name: z.string(), address: z.string(), contact: z.string() })),
  /** Safety information, in the words the pack has. */
  warnings: z.optional(z.array(z.string())),
});
export type ProductFacts = z.infer<typeof productFacts>;

/** Whether anybody said which allergens it contains; a product of which nobody did is free of none of them. */
export function statesAllergens({
  contains,
  containsNone,
}: {
  readonly contains: readonly AllergenCode[];
  readonly containsNone?: boolean | undefined;
}): boolean {
  return contains.length > 0 || containsNone === true;
}

/** One of several pictures of a product; `picture` as that of the product itself. */
export const productPicture = z.object({ kind: z.enum(pictureKinds), picture: z.string() });
export type ProductPicture = z.infer<typeof productPicture>;

/** A product as its other sizes show it. */
const productSize = z.object({
  sku: z.string(),
  slug: z.string(),
  pack: z.string(),
  picture: z.string(),
  price: productPrice,
  availability: z.enum(availabilities),
});
export type ProductSize = z.infer<typeof productSize>;

/** One product alone. */
export const productDetail = z.object({
  ...product.shape,
  /** Its own picture first, which is the front; then those of its back, of it served or opened, and others. */
  pictures: z.array(productPicture),
  facts: productFacts,
  vatPermille: z.int(),
  /** The same product in its other sizes. */
  sizes: z.array(productSize),
  /** Sku of the size that costs less per unit than all others, itself included; missing where none does. */
  bestSize: z.optional(z.string()),
  /** The same at members' prices. */
  bestSizeForMembers: z.optional(z.string()),
});
export type ProductDetail = z.infer<typeof productDetail>;

/** What goes with a product: what several people bought together with it, or else what is used with it. */
export const productCompanions = z.object({ bought: z.boolean(), products: z.array(product) });

/** Brand and name, for where it stands alone. */
export function fullName({ name, brand }: Pick<Product, 'name' | 'brand'>): string {
  return !brand || name === brand.name || name.startsWith(`${brand.name} `) ? name : `${brand.name} ${name}`;
}

/** The present price for non-members. */
export function currentPrice({ offer, regular }: ProductPrice): number {
  return (offer ?? regular).value;
}

/** What a price is measured in: weighed goods are told by the kilogram. */
export function measureOfPrice({ perKilogram, base }: ProductPrice): Measure | undefined {
  return perKilogram === undefined ? base && unitContents[base.unit].measure : 'mass';
}

/** What it is compared with others of its measure by. */
export function comparablePrice({ perKilogram, base }: ProductPrice): number {
  return perKilogram ?? (base ? comparableValue(base) : 0);
}
